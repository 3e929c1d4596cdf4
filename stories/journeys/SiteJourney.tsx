import { JourneyPage, type JourneyPageProps } from 'machine-workbench/source/journeyPage'
import type { StageQuery } from 'machine-workbench/source/journeys'
import { storyLink } from '../workbench/storyLink'
import { journeys } from './journeys'

/** The story that is the stage; its seed replays the same prices each time. */
export const stageQuery: StageQuery = { story: 'workbench--journeys--stage', mode: 'preview', seed: '7' }

/** The journey that is offered at the end of another one; after the last one it is the first. */
function nextAfter({ id }: JourneyPageProps['journey']) {
  const next = journeys[(journeys.findIndex((journey) => journey.id === id) + 1) % journeys.length]
  return next && { name: next.name, href: storyLink(`journeys--${next.id}`) }
}

/** A journey through the site. */
export const SiteJourney = ({ journey }: Pick<JourneyPageProps, 'journey'>) => (
  <JourneyPage journey={journey} query={stageQuery} nextJourney={nextAfter(journey)} palette="brand" />
)
