import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { Drawn } from '../diagram/drawAll.ts'
import type { Model } from '../model.ts'
import { type ParsedLink, packLink, parseLink } from '../namedLinks.ts'
import { placeParameter, type StepPlace, stateParameter } from '../stepLinks.ts'
import type { Workbench } from '../workbench.ts'

/** The place in the address; null if it has none. `isDamaged`: unreadable; `lostState`: a state that no path leads to. */
export type AddressedPlace = { place: ParsedLink | null; isDamaged?: boolean; lostState?: string }

/** Models that a machine can begin with, by their names. */
type Starts = readonly (readonly [name: string, model: Model<AnyStateMachine>])[]

/** Parameters behind `#`, which no server receives and no server limits. */
const hashOf = ({ hash }: { hash: string }) => new URLSearchParams(hash.slice(1))

/** Parses the place in the address: steps that were taken, or a state that is reached by its shortest path. */
export function parsePlace(workbench: Workbench, starts: Starts, { presets }: Drawn): AddressedPlace {
  const query = new URLSearchParams(window.location.search)
  // Older links have it in the query.
  const text = hashOf(window.location).get(placeParameter) ?? query.get(placeParameter)
  const state = query.get(stateParameter)
  if (text !== null) {
    const place = parseLink(workbench, text)
    if (!place) return { place: null, isDamaged: true }
    // The place of another machine stays in the address when the workbench changes the story.
    if (starts.some(([name]) => name === place.start)) return { place }
  }
  if (state === null) return { place: null }
  for (const [start] of starts) {
    const preset = presets[start]?.find((each) => each.state.split(' ').includes(state))
    if (!preset) continue
    const steps = workbench.links.textToStep(preset.steps) as AnyEventObject[]
    return { place: { start, taken: steps.length, steps, lost: null } }
  }
  return { place: null, lostState: state }
}

/** Writes the place into the address, without a new entry in the browser's history. */
export function writePlace(workbench: Workbench, place: StepPlace): void {
  const url = new URL(window.location.href)
  url.searchParams.delete(stateParameter)
  url.searchParams.delete(placeParameter)
  const hash = hashOf(url)
  const steps = workbench.withoutSecrets?.(place.steps) ?? place.steps
  hash.set(placeParameter, packLink(workbench, { ...place, steps }))
  url.hash = hash.toString()
  window.history.replaceState(window.history.state, '', url)
}
