import type { Journey } from '../journeys/journey.ts'
import { type Place, searchOf } from '../journeys/place.ts'

/** The query parameters by which a page of the workbench becomes the stage, such as its story's. */
export type StageQuery = Readonly<Record<string, string>>

/** The address of a stage that walks a journey to a place, beside the workbench's own wherever that is served. */
export const stageAddress = (query: StageQuery, journey: Journey, place: Place, run: number): string =>
  `?${new URLSearchParams({
    ...query,
    journey: journey.id,
    run: String(run),
    ...searchOf(journey, place),
  })}`
