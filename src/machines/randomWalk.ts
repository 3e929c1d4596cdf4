import { assign, fromCallback, setup } from 'xstate'

/** A source of numbers from 0 up to, but not including, 1. */
export type Random = () => number

/** Moves a value one tick on; `start` is where the walk began, and bounds how far it may go. */
export type Step<Value> = (value: Value, start: Value, random: Random) => Value

const nextSeed = (seed: number) => (seed + 0x6d2b79f5) >>> 0

/** The number that a seed stands for, from 0 up to 1 (Mulberry32, a generator of 32 bits in the public domain). */
function numberOf(seed: number): number {
  let bits = Math.imul(seed ^ (seed >>> 15), seed | 1)
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
  return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
}

/** A random number between `-most` and `most`. */
export const jitter = (most: number, random: Random) => (random() * 2 - 1) * most

/**
 * Adds a step to a value; one that would leave the range is taken the other way, so that no walk gets stuck, and where
 * the range is narrower than the step, to its end.
 */
export function stepWithin(value: number, step: number, [low, high]: readonly [number, number]): number {
  const next = value + step
  const turned = next < low || next > high ? value - step : next
  return Math.min(high, Math.max(low, turned))
}

/** The range in which a simulated price that began at `start` stays: half of it to double. */
export const priceRange = (start: number) => [start / 2, start * 2] as const

/** Moves a price by up to a share of it, e.g. 0.01 for 1 percent. `start` is where it began. */
export const stepPrice = (price: number, start: number, share: number, random: Random) =>
  stepWithin(price, price * jitter(share, random), priceRange(start))

/** The farthest that a change over 24 h wanders from where it began, in percentage points. */
const changeReach = 20

/** Moves a change in percent by up to `most` percentage points. `start` is where it began. */
export const stepChange = (change: number, start: number, most: number, random: Random) =>
  stepWithin(change, jitter(most, random), [start - changeReach, start + changeReach])

/**
 * A value that wanders by chance, one step a tick, while it is `live`. Whether it is comes from the `switch` actor.
 * The chance is a seed in the context, so the same seed replays the same walk, and a step is a pure function.
 */
export const createWalkMachine = <Value>({
  id,
  interval,
  step,
}: {
  id: string
  /** Milliseconds between two ticks. */
  interval: number
  step: Step<Value>
}) =>
  setup({
    types: {} as {
      input: { value: Value; seed: number }
      context: { value: Value; start: Value; seed: number }
      events: { type: 'clock.ticked' } | { type: 'walk.paused' } | { type: 'walk.resumed' }
    },
    actors: {
      /** Ticks every `interval` milliseconds. */
      clock: fromCallback<{ type: never }, { interval: number }>(() => {}),
      /** Says when the walk goes on and when it rests. */
      switch: fromCallback(() => {}),
    },
    actions: {
      takeStep: assign(({ context: { value, start, seed } }) => {
        let current = seed
        const random = () => {
          current = nextSeed(current)
          return numberOf(current)
        }
        const next = step(value, start, random)
        return { value: next, seed: current }
      }),
    },
  }).createMachine({
    id,
    context: ({ input: { value, seed } }) => ({ value, start: value, seed: seed >>> 0 }),
    invoke: { id: 'switch', src: 'switch' },
    initial: 'paused',
    states: {
      paused: { on: { 'walk.resumed': 'live' } },
      live: {
        invoke: { id: 'clock', src: 'clock', input: { interval } },
        on: {
          'clock.ticked': { actions: 'takeStep' },
          'walk.paused': 'paused',
        },
      },
    },
  })
