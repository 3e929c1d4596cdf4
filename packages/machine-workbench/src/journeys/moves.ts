import type { Choice, Step } from './journey.ts'
import { type Place, placeAfter, type Stretch } from './place.ts'

/** The place after a step of a line, with the way that the line takes there. */
export const placeAt = (line: readonly Stretch[], count: number): Place => placeAfter(line.slice(0, count))

/** The place after a step of a line, with another choice. */
export function placeWith(line: readonly Stretch[], step: Step, choice: Choice): Place {
  const index = line.findIndex((stretch) => stretch.step === step)
  return placeAfter([...line.slice(0, index), { step, choice }])
}

/**
 * The place after the one at `count`: the next step of the line, or, at a failure that leads no further, the same step
 * with success. Undefined at the end.
 */
export function placeNext(line: readonly Stretch[], count: number): Place | undefined {
  if (count < line.length) return placeAt(line, count + 1)
  const here = line[count - 1]
  if (!here) return undefined
  const [first] = here.step.choices
  return here.choice === first ? undefined : placeWith(line, here.step, first)
}

/** The place before the one at `count`. Undefined at the beginning. */
export const placeBefore = (line: readonly Stretch[], count: number): Place | undefined =>
  count > 1 ? placeAt(line, count - 1) : undefined
