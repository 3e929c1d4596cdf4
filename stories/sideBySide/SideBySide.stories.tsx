import { SideBySide } from './SideBySide'

export default { title: 'Workbench / Side by side' }

export const TwoStories = () => <SideBySide />
