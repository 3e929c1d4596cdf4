import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import type { MarketAsset } from '@/data/registries/market'
import { tickerStart } from '@/data/registries/ticker'
import { kccPriceMachine } from '@/machines/kccPriceMachine'
import { marketMachine } from '@/machines/marketMachine'
import { createWalkMachine, jitter, priceRange, stepWithin } from '@/machines/randomWalk'
import { tickerMachine } from '@/machines/tickerMachine'
import { anyPrice } from './chance'
import { pathsOf, start, walkTo } from './walk'

const resumed = { type: 'walk.resumed' } as const
const paused = { type: 'walk.paused' } as const
const ticked = { type: 'clock.ticked' } as const

const assets: MarketAsset[] = [
  { symbol: 'KCC', name: 'King', price: 70, change24h: 15, volume: 1, marketCap: 2, featured: true },
  { symbol: 'ADA', name: 'Ada', price: 0.5, change24h: -1, volume: 3, marketCap: 4, featured: false },
]

const anySeed = fc.integer({ min: 0, max: 0xffffffff })

/** A walk that keeps every number that chance gives it. */
const listing = createWalkMachine<number[]>({
  id: 'listing',
  interval: 1000,
  step: (numbers, _, random) => [...numbers, random()],
})

type Walk<Value> = ReturnType<typeof createWalkMachine<Value>>

const pathsOfWalk = <Value>(machine: Walk<Value>, value: Value) =>
  pathsOf(machine, { value, seed: 7 }, [resumed, paused, ticked])

function arrive<Value>(machine: Walk<Value>, value: Value, state: 'live' | 'paused', seed = 7) {
  return walkTo(machine, { value, seed }, pathsOfWalk(machine, value)[state] ?? []).actor
}

/** Where a walk is after so many ticks. */
function walked<Value>(machine: Walk<Value>, value: Value, seed: number, ticks: number): Value {
  const actor = arrive(machine, value, 'live', seed)
  for (let tick = 0; tick < ticks; tick += 1) actor.send(ticked)
  return actor.getSnapshot().context.value
}

/** The machine with a world that writes down what it is asked for. */
function watched<Value>(machine: Walk<Value>) {
  const calls: string[] = []
  const heard = machine.provide({
    actors: {
      clock: fromCallback(({ input }: { input: { interval: number } }) => {
        calls.push(`ticking every ${input.interval} ms`)
        return () => calls.push('ticking no more')
      }),
      switch: fromCallback(() => {
        calls.push('asking the switch')
        return () => calls.push('asking no more')
      }),
    },
  })
  return { calls, machine: heard as Walk<Value> }
}

function describeWalk<Value>(machine: Walk<Value>, id: string, interval: number, value: Value) {
  describe(`${id} machine`, () => {
    it('reaches every state by its shortest path', () => {
      expect(machine.id).toBe(id)
      expect(pathsOfWalk(machine, value)).toEqual({ paused: [], live: [resumed] })
    })

    it.each([
      ['paused', resumed, 'live', 'where it is'],
      ['paused', paused, 'paused', 'where it is'],
      ['paused', ticked, 'paused', 'where it is'],
      ['live', resumed, 'live', 'where it is'],
      ['live', paused, 'paused', 'where it is'],
      ['live', ticked, 'live', 'one step on'],
    ] as const)('in %s answers %o by %s and %s', (state, event, next, place) => {
      const actor = arrive(machine, value, state)
      const before = actor.getSnapshot()
      expect(before.value).toBe(state)
      actor.send(event)
      const after = actor.getSnapshot()
      expect(after.value).toBe(next)
      if (place === 'where it is') expect(after.context).toEqual(before.context)
      else expect(after.context.value).not.toEqual(before.context.value)
    })

    it('begins where it is told to, and remembers it', () => {
      const actor = arrive(machine, value, 'live')
      actor.send(ticked)
      actor.send(ticked)
      expect(actor.getSnapshot().context.start).toEqual(value)
    })

    it('goes on after a pause as if there had been none', () => {
      const actor = arrive(machine, value, 'live')
      for (const event of [ticked, ticked, paused, ticked, ticked, ticked, resumed, ticked]) actor.send(event)
      expect(actor.getSnapshot().context.value).toEqual(walked(machine, value, 7, 3))
    })

    it('replays the same walk from the same seed, and another from another', () => {
      fc.assert(
        fc.property(anySeed, (seed) => {
          expect(walked(machine, value, seed, 20)).toEqual(walked(machine, value, seed, 20))
        }),
        { numRuns: 20 },
      )
      expect(walked(machine, value, 7, 20)).not.toEqual(walked(machine, value, 8, 20))
    })

    it('has a clock while it is live, and asks the switch for as long as it lives', () => {
      const { calls, machine: heard } = watched(machine)
      const { actor } = start(heard, { value, seed: 7 })
      expect(calls.splice(0)).toEqual(['asking the switch'])
      for (const event of [resumed, ticked, resumed]) actor.send(event)
      expect(calls.splice(0)).toEqual([`ticking every ${interval} ms`])
      actor.send(paused)
      expect(calls.splice(0)).toEqual(['ticking no more'])
      actor.send(resumed)
      actor.stop()
      expect(calls.sort()).toEqual(['asking no more', `ticking every ${interval} ms`, 'ticking no more'])
    })
  })
}

describeWalk(tickerMachine, 'ticker', 3000, tickerStart)
describeWalk(kccPriceMachine, 'kccPrice', 3000, 68.73)
describeWalk(marketMachine, 'market', 5000, assets)

describe('the chance of a walk', () => {
  it('is the one that Mulberry32 gives by the same seed', () => {
    expect(walked(listing, [], 7, 3)).toEqual([0.011704753153026104, 0.06195825757458806, 0.97690763277933])
  })

  it('gives numbers from 0 up to 1, by any seed', () => {
    fc.assert(
      fc.property(fc.oneof(anySeed, fc.maxSafeInteger(), fc.double()), (seed) => {
        for (const number of walked(listing, [], seed, 50)) {
          expect(number).toBeGreaterThanOrEqual(0)
          expect(number).toBeLessThan(1)
        }
      }),
    )
  })

  it.each([0, 1, 7, 0xffffffff])('prefers neither direction nor place by the seed %i', (seed) => {
    const tenths = Array<number>(10).fill(0)
    for (const number of walked(listing, [], seed, 10_000)) {
      const tenth = Math.floor(number * 10)
      tenths[tenth] = (tenths[tenth] ?? 0) + 1
    }
    // Each tenth is expected 1000 times, give or take 30; five times as much would be no chance.
    expect(tenths.filter((count) => Math.abs(count - 1000) > 150)).toEqual([])
  })
})

describe('jitter', () => {
  it.each([
    [0, -0.25],
    [0.5, 0],
    [1, 0.25],
  ])('turns the random number %s into %s of at most 0.25', (number, expected) => {
    expect(jitter(0.25, () => number)).toBe(expected)
  })
})

describe('stepWithin', () => {
  it.each([
    ['inside', 10, 3, [5, 20], 13],
    ['to the upper end', 10, 10, [5, 20], 20],
    ['to the lower end', 10, -5, [5, 20], 5],
    ['past the upper end, turned', 19, 3, [5, 20], 16],
    ['past the lower end, turned', 6, -3, [5, 20], 9],
    ['past both ends, held at the lower', 0.05, 0.5, [0.025, 0.1], 0.025],
    ['past both ends, held at the upper', 0.05, -0.5, [0.025, 0.1], 0.1],
    ['in no range at all', 0, 3, [0, 0], 0],
  ] as const)('goes %s', (_, value, step, range, expected) => {
    expect(stepWithin(value, step, range)).toBe(expected)
  })

  it('stays in the range and moves by the step at most, from anywhere in it and by any step', () => {
    fc.assert(
      fc.property(anyPrice, fc.double({ noNaN: true, min: -1e9, max: 1e9 }), ([value, first], step) => {
        const [low, high] = priceRange(first)
        const after = stepWithin(value, step, [low, high])
        expect(after).toBeGreaterThanOrEqual(low)
        expect(after).toBeLessThanOrEqual(high)
        expect(Math.abs(after - value)).toBeLessThanOrEqual(Math.abs(step) + value * 1e-9)
      }),
      { numRuns: 2000 },
    )
  })
})
