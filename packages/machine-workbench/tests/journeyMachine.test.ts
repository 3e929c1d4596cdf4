import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { journeyMachine } from '../src/journeys/journeyMachine.ts'

const open = { step: 'open', answers: {} }
const fill = { step: 'fill', answers: {} }

function start() {
  const ordered: string[] = []
  const renewed: string[] = []
  const clock = new SimulatedClock()
  const logic = journeyMachine.provide({
    actions: {
      order: ({ context }) => ordered.push(context.place.step),
      renew: ({ context }) => renewed.push(`${context.place.step} ${context.run}`),
    },
  })
  const panel = createActor(logic, { clock, input: { place: open } }).start()
  const where = () => {
    const { value, context } = panel.getSnapshot()
    return [value, context.place.step, context.run]
  }
  const loadedRun = () => panel.getSnapshot().context.loadedRun
  return { panel, clock, ordered, renewed, where, loadedRun }
}

it('orders the stage to go on where it stands, or to begin again for another place', () => {
  const { panel, ordered, renewed, where, loadedRun } = start()
  panel.send({ type: 'stage.arrived', run: 1, path: '/register' })
  panel.send({ type: 'place.chosen', place: fill, goesOn: true })
  expect([where(), ordered]).toEqual([['walking', 'fill', 1], ['fill']])
  panel.send({ type: 'stage.arrived', run: 1, path: '/register' })
  panel.send({ type: 'place.chosen', place: open, goesOn: false })
  expect([where(), ordered, renewed]).toEqual([['walking', 'open', 2], ['fill'], ['open 2']])
  expect(loadedRun()).toBe(1)
})

it('loads a new stage for a place that is chosen while the stage is on its way', () => {
  const { panel, ordered, renewed, where, loadedRun } = start()
  panel.send({ type: 'place.chosen', place: fill, goesOn: true })
  expect([where(), ordered, renewed]).toEqual([['walking', 'fill', 2], [], []])
  expect(loadedRun()).toBe(2)
})

it('says that a stage does not answer, unless it has taken a step meanwhile', () => {
  const { panel, clock, where, loadedRun } = start()
  clock.increment(39_000)
  panel.send({ type: 'stage.stepped', run: 1, step: 'open' })
  clock.increment(39_000)
  expect(where()).toEqual(['walking', 'open', 1])
  clock.increment(1_000)
  expect(where()).toEqual(['stuck', 'open', 1])
  expect(panel.getSnapshot().context.problem).toBe('The stage does not answer.')
  panel.send({ type: 'stage.wanted' })
  expect([where(), loadedRun()]).toEqual([['walking', 'open', 2], 2])
  expect(panel.getSnapshot().context.problem).toBeNull()
})

it('follows a hand along the path, and knows when it has left it', () => {
  const { panel, where } = start()
  panel.send({ type: 'stage.arrived', run: 1, path: '/register' })
  panel.send({ type: 'stage.left', run: 1 })
  expect(where()).toEqual(['left', 'open', 1])
  panel.send({ type: 'stage.followed', run: 1, place: fill, path: '/register' })
  expect(where()).toEqual(['there', 'fill', 1])
})
