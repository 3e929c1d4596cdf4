import { eventChoices, type Model, packLink, readLink, start } from '@king-exchange/machine-workbench/models'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { workbench } from '../../models/workbench'

const { stepToText } = workbench.links

/** A walk through what the Stepper offers: each number chooses an event, or the next one that can be taken. */
function walkBy(
  model: Model<AnyStateMachine>,
  events: AnyEventObject[],
  numbers: readonly number[],
): AnyEventObject[] {
  const walker = start(model)
  const steps: AnyEventObject[] = []
  for (const number of numbers) {
    const snapshot = walker.actor.getSnapshot()
    const first = number % events.length
    const next = [...events.slice(first), ...events.slice(0, first)].find((event) => snapshot.can(event))
    if (!next) break
    steps.push(next)
    walker.happen(next)
  }
  return steps
}

const throughAddress = (place: Parameters<typeof packLink>[1]) => {
  const url = new URL('http://localhost/')
  url.searchParams.set('walk', packLink(workbench, place))
  return {
    length: url.search.length - '?walk='.length,
    read: readLink(workbench, new URL(url.href).searchParams.get('walk') ?? ''),
  }
}

describe.each(Object.entries(workbench.models))('a link to %s', (name, model) => {
  const events = eventChoices(workbench, model.machine, name).flatMap(({ examples }) =>
    examples.map(({ event }) => event),
  )
  const numbers = fc.array(fc.nat(1000), { minLength: 10, maxLength: 10 })

  it('keeps ten steps of any walk, in few characters', () => {
    fc.assert(
      fc.property(numbers, fc.nat(10), (chosen, back) => {
        const steps = walkBy(model, events, chosen)
        const taken = Math.max(0, steps.length - back)
        const { length, read } = throughAddress({ start: name, taken, steps })
        expect(read).toMatchObject({ start: name, taken, lost: null })
        expect(read?.steps.map((step) => stepToText(step))).toEqual(steps.map((step) => stepToText(step)))
        expect(length).toBeLessThanOrEqual(260)
      }),
      { numRuns: 20 },
    )
  })
})

it('calls each example of an event by a name of its own', () => {
  for (const [name, { machine }] of Object.entries(workbench.models)) {
    for (const { type, examples } of eventChoices(workbench, machine, name)) {
      const links = examples.map(({ event }) =>
        packLink(workbench, { start: name, taken: 0, steps: [event] }),
      )
      expect(new Set(links).size, `${name}, ${type}`).toBe(examples.length)
      for (const link of links) expect(link.length, link).toBeLessThanOrEqual(60)
    }
  }
})
