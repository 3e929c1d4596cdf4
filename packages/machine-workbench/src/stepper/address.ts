import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { Drawn } from '../diagram/drawAll.ts'
import type { Model } from '../model.ts'
import { packLink, type ReadLink, readLink } from '../namedLinks.ts'
import { placeParameter, type StepPlace, stateParameter } from '../stepLinks.ts'
import type { Workbench } from '../workbench.ts'

/** What the address says about a machine's path: nothing, a place, or something that is none, or is gone. */
export type AddressedPlace = { place: ReadLink | null; isDamaged: boolean }

/** Models that a machine can begin with, by their names. */
type Starts = readonly (readonly [name: string, model: Model<AnyStateMachine>])[]

const nowhere: AddressedPlace = { place: null, isDamaged: false }

/** Reads the place from the address: steps that were taken, or a state that is reached by its shortest path. */
export function readPlace(workbench: Workbench, starts: Starts, { presets }: Drawn): AddressedPlace {
  const parameters = new URLSearchParams(window.location.search)
  const text = parameters.get(placeParameter)
  const state = parameters.get(stateParameter)
  if (text !== null) {
    const place = readLink(workbench, text)
    if (!place) return { place: null, isDamaged: true }
    // The place of another machine stays in the address when the workbench changes the story.
    return starts.some(([name]) => name === place.start) ? { place, isDamaged: false } : nowhere
  }
  for (const [start] of starts) {
    const preset = presets[start]?.find((each) => each.state.split(' ').includes(state ?? ''))
    if (!preset) continue
    const steps = workbench.links.textToStep(preset.steps) as AnyEventObject[]
    return { place: { start, taken: steps.length, steps, lost: null }, isDamaged: false }
  }
  return { place: null, isDamaged: state !== null }
}

/** Writes the place into the address, without a new entry in the browser's history. */
export function writePlace(workbench: Workbench, place: StepPlace | null): void {
  const url = new URL(window.location.href)
  url.searchParams.delete(stateParameter)
  if (place) {
    const steps = workbench.withoutSecrets?.(place.steps) ?? place.steps
    url.searchParams.set(placeParameter, packLink(workbench, { ...place, steps }))
  } else url.searchParams.delete(placeParameter)
  window.history.replaceState(window.history.state, '', url)
}
