import { assign, fromCallback, type SnapshotFrom, setup } from 'xstate'

/** Whole days, hours (below 24), minutes and seconds (below 60). */
export type RemainingTime = { days: number; hours: number; minutes: number; seconds: number }

/** Splits seconds into days, hours, minutes and seconds. */
export const splitSeconds = (total: number): RemainingTime => ({
  days: Math.floor(total / 86_400),
  hours: Math.floor(total / 3600) % 24,
  minutes: Math.floor(total / 60) % 60,
  seconds: total % 60,
})

/** The total in seconds. */
export const joinSeconds = ({ days, hours, minutes, seconds }: RemainingTime) =>
  ((days * 24 + hours) * 60 + minutes) * 60 + seconds

/** `now` is in milliseconds since the epoch. */
type CountdownEvent =
  | { type: 'clock.ticked'; now: number }
  | { type: 'countdown.paused' }
  | { type: 'countdown.resumed' }

/**
 * Counts seconds down to zero by the wall clock, so that one tick makes up for all that were missed. It runs from the
 * first tick on, at the start and after each pause; so its clock has to tick as soon as it starts.
 */
export const countdownMachine = setup({
  types: {} as {
    input: { secondsLeft: number }
    context: {
      secondsLeft: number
      /** Milliseconds since the epoch; null until the first tick. */
      endsAt: number | null
    }
    events: CountdownEvent
  },
  actors: {
    /** Ticks at once, then every second. */
    clock: fromCallback(() => {}),
    /** Reports when the countdown is paused and resumed. */
    switch: fromCallback(() => {}),
  },
  actions: {
    countDown: assign(({ context: { secondsLeft, endsAt } }, { now }: { now: number }) => {
      if (endsAt === null) return { endsAt: now + secondsLeft * 1000 }
      const remaining = Math.ceil((endsAt - now) / 1000)
      // The countdown must not go up when the wall clock is set back.
      return { secondsLeft: Math.max(0, Math.min(secondsLeft, remaining)) }
    }),
    forgetEnd: assign({ endsAt: null }),
  },
  guards: { isOver: ({ context }) => context.secondsLeft === 0 },
}).createMachine({
  id: 'countdown',
  context: ({ input: { secondsLeft } }) => ({ secondsLeft, endsAt: null }),
  invoke: { id: 'switch', src: 'switch' },
  initial: 'running',
  states: {
    running: {
      invoke: { id: 'clock', src: 'clock' },
      always: { guard: 'isOver', target: 'finished' },
      on: {
        'clock.ticked': { actions: { type: 'countDown', params: ({ event }) => event } },
        'countdown.paused': 'paused',
      },
    },
    paused: {
      entry: 'forgetEnd',
      on: { 'countdown.resumed': 'running' },
    },
    finished: { type: 'final' },
  },
})

export type CountdownSnapshot = SnapshotFrom<typeof countdownMachine>
