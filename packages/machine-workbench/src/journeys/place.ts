import type { Choice, Journey, Step } from './journey.ts'

/** A place in a journey: the step that was taken last, and the ways that were chosen, by step; the first is the default. */
export type Place = { step: string; answers: Readonly<Record<string, string>> }

/** A step and the way in which it goes. */
export type Stretch = { step: Step; choice: Choice }

/** All steps from the beginning to an end, on the ways that are chosen. */
export function lineOf({ steps }: Journey, answers: Place['answers'] = {}): Stretch[] {
  const line: Stretch[] = []
  let [step, ...rest] = steps
  while (step) {
    const [first] = step.choices
    const chosen = answers[step.id]
    const choice = step.choices.find(({ id }) => id === chosen) ?? first
    line.push({ step, choice })
    ;[step, ...rest] = choice === first ? rest : (choice.leadsTo ?? [])
  }
  return line
}

/** The way from the beginning to a place. */
export function wayTo(journey: Journey, { step, answers }: Place): Stretch[] {
  const line = lineOf(journey, answers)
  const index = line.findIndex((stretch) => stretch.step.id === step)
  return line.slice(0, index + 1)
}

/** The place after a stretch of a way. */
export function placeAfter(way: readonly Stretch[]): Place {
  const chosen = way.filter(({ step, choice }) => choice !== step.choices[0])
  return {
    step: way.at(-1)?.step.id ?? '',
    answers: Object.fromEntries(chosen.map(({ step, choice }) => [step.id, choice.id])),
  }
}

/** The place where a journey begins: its first screen. */
export const beginningOf = (journey: Journey): Place => placeAfter(lineOf(journey).slice(0, 1))

/** True if a way goes on where another one ends. */
export const goesOnFrom = (way: readonly Stretch[], begun: readonly Stretch[]): boolean =>
  way.length > begun.length && begun.every(({ choice }, index) => way[index]?.choice === choice)

/** The search parameters of a place; no parameters where the journey begins. */
export function searchOf(journey: Journey, place: Place): { step?: string; answers?: string } {
  const chosen = Object.entries(place.answers).map(([step, choice]) => `${step}.${choice}`)
  if (place.step === journey.steps[0]?.id && chosen.length === 0) return {}
  return { step: place.step, ...(chosen.length > 0 ? { answers: chosen.join('_') } : null) }
}

/** A place read from a link. `misfit` says at which step a link does not fit; the place is then the last that does. */
export type ReadPlace = { place: Place; misfit: string | null }

/** Reads the place in a journey that a link names. */
export function readPlace(journey: Journey, search: URLSearchParams): ReadPlace {
  const wanted = search.get('step')
  const pairs = (search.get('answers') ?? '').split('_').filter(Boolean)
  const way: Stretch[] = []
  let left = pairs.map((pair) => pair.split('.'))
  let answers: Record<string, string> = {}
  const fail = (words: string): ReadPlace => ({
    place: way.length > 0 ? placeAfter(way) : beginningOf(journey),
    misfit: `The link no longer fits at step ${way.length + 1}: ${words}`,
  })
  for (;;) {
    const stretch = lineOf(journey, answers)[way.length]
    if (!stretch) {
      if (!wanted && left.length === 0) break
      return fail(`the journey has no step “${wanted ?? left[0]?.[0]}” on this way.`)
    }
    const { step } = stretch
    const asked = left.find(([id]) => id === step.id)
    const choice = asked ? step.choices.find(({ id }) => id === asked[1]) : step.choices[0]
    if (!choice) return fail(`“${step.name}” has no answer “${asked?.[1] ?? ''}”.`)
    left = left.filter((pair) => pair !== asked)
    if (choice !== step.choices[0]) answers = { ...answers, [step.id]: choice.id }
    way.push({ step, choice })
    if (step.id === (wanted ?? journey.steps[0]?.id)) break
  }
  if (left.length > 0) {
    const [[id, name] = []] = left
    return fail(`there is no step “${id}” before it that could answer “${name ?? ''}”.`)
  }
  return { place: placeAfter(way), misfit: null }
}
