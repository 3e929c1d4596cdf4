import { packPlace, placeParameter, type StepPlace, unpackPlace } from '@/data/rules/stepLink'
import { fieldsOf } from '../../models/fieldsOf'

/** What the address says about a machine's path: nothing, a place, or something that is none. */
export type AddressedPlace = { place: StepPlace | null; isDamaged: boolean }

/** A model that a machine can begin with. */
type Start = readonly [name: string, model: { input: unknown }]

/** Reads the place from the address. `starts` are the models that the machine can begin with. */
export function readPlace(starts: readonly Start[]): AddressedPlace {
  const text = new URLSearchParams(window.location.search).get(placeParameter)
  if (text === null) return { place: null, isDamaged: false }
  const place = unpackPlace(text)
  // The place of another machine stays in the address when the workbench changes the story.
  if (!place) return { place: null, isDamaged: true }
  const start = starts.find(([name, { input }]) => name === place.start || fieldsOf(input) === place.start)
  return { place: start ? { ...place, start: start[0] } : null, isDamaged: false }
}

/** Writes the place into the address, without a new entry in the browser's history. */
export function writePlace(place: StepPlace | null): void {
  const url = new URL(window.location.href)
  if (place) url.searchParams.set(placeParameter, packPlace(place))
  else url.searchParams.delete(placeParameter)
  window.history.replaceState(window.history.state, '', url)
}
