import { assign, fromCallback, type SnapshotFrom, setup } from 'xstate'

/** Whole days, hours, minutes and seconds, each but the first below its own limit. */
export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

/** Splits seconds as a clock shows them. */
export const splitSeconds = (total: number): TimeLeft => ({
  days: Math.floor(total / 86_400),
  hours: Math.floor(total / 3600) % 24,
  minutes: Math.floor(total / 60) % 60,
  seconds: total % 60,
})

/** The seconds in days, hours, minutes and seconds. */
export const joinSeconds = ({ days, hours, minutes, seconds }: TimeLeft) =>
  ((days * 24 + hours) * 60 + minutes) * 60 + seconds

/**
 * Counts seconds down to zero by the wall clock, so that after missed ticks the next one is right. After a pause it goes
 * on from what was left.
 */
export const countdownMachine = setup({
  types: {} as {
    input: { secondsLeft: number; now: () => number }
    context: { secondsLeft: number; endsAt: number; now: () => number }
    events: { type: 'clock.ticked' } | { type: 'countdown.paused' } | { type: 'countdown.resumed' }
  },
  actors: {
    /** Ticks once a second, and at once when it goes on after a rest. */
    clock: fromCallback(() => {}),
    /** Says when the countdown goes on and when it stands still. */
    switch: fromCallback(() => {}),
  },
  actions: {
    countDown: assign(({ context: { secondsLeft, endsAt, now } }) => {
      const left = Math.ceil((endsAt - now()) / 1000)
      // A clock that is set back must not give time back.
      return { secondsLeft: Math.max(0, Math.min(secondsLeft, left)) }
    }),
    goOnFromHere: assign(({ context: { secondsLeft, now } }) => ({ endsAt: now() + secondsLeft * 1000 })),
  },
  guards: { isOver: ({ context }) => context.secondsLeft === 0 },
}).createMachine({
  id: 'countdown',
  context: ({ input: { secondsLeft, now } }) => ({ secondsLeft, now, endsAt: now() + secondsLeft * 1000 }),
  invoke: { id: 'switch', src: 'switch' },
  initial: 'running',
  states: {
    running: {
      invoke: { id: 'clock', src: 'clock' },
      always: { guard: 'isOver', target: 'finished' },
      on: { 'clock.ticked': { actions: 'countDown' }, 'countdown.paused': 'paused' },
    },
    paused: {
      on: { 'countdown.resumed': { target: 'running', actions: 'goOnFromHere' } },
    },
    finished: { type: 'final' },
  },
})

export type CountdownSnapshot = SnapshotFrom<typeof countdownMachine>
