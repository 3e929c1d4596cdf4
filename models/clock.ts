import type { MachineClock } from '@king-exchange/machine-workbench/models'

/** The moment at which the models of machines take place, in milliseconds since the epoch. */
export const testNow = Date.UTC(2026, 0, 1)

/** A tick so many milliseconds after the beginning. */
export const tick = (ms: number) => ({ type: 'clock.ticked', now: testNow + ms }) as const

/** The clock that the site's machines invoke. */
export const machineClock: MachineClock = { actor: 'clock', event: 'clock.ticked', beginsAt: testNow }

/** Named waits, in ms, while seconds are counted down. */
export const nearTheEnd = (secondsLeft = 0) => ({
  'until 10 s before the end': 1_000 * (secondsLeft - 10),
  'until the end': 1_000 * secondsLeft,
})
