import { JourneyStage } from './stage/JourneyStage'

// The stage brings the whole site with it, toasts and router included.
export default { title: 'Workbench / Journeys', meta: { isSite: true } }

export const Stage = () => <JourneyStage />
