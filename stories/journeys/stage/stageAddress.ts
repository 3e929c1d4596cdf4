import type { Journey } from '../journey'
import { type Place, searchOf } from '../place'

/** The address of a stage that walks a journey to a place, beside the workbench's own wherever that is served. */
export function stageAddress(journey: Journey, place: Place, run: number): string {
  const search = new URLSearchParams({
    story: 'journeys--stage',
    mode: 'preview',
    // Replays the same prices each time.
    seed: '7',
    journey: journey.id,
    run: String(run),
    ...searchOf(journey, place),
  })
  return `?${search}`
}
