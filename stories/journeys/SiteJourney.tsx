import { JourneyPage, type JourneyPageProps } from 'machine-workbench/source/journeyPage'
import type { StageQuery } from 'machine-workbench/source/journeys'

/** The story that is the stage; its seed replays the same prices each time. */
export const stageQuery: StageQuery = { story: 'workbench--journeys--stage', mode: 'preview', seed: '7' }

/** A journey through the site. */
export const SiteJourney = ({ journey }: Pick<JourneyPageProps, 'journey'>) => (
  <JourneyPage journey={journey} query={stageQuery} palette="brand" />
)
