import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { countdownMachine, joinSeconds, type RemainingTime, splitSeconds } from '@/machines/countdownMachine'
import { models } from '../../models/models'
import { describeStates } from './describeStates'

const launch: RemainingTime = { days: 15, hours: 8, minutes: 42, seconds: 30 }
const ticked = (now: number) => ({ type: 'clock.ticked', now }) as const
const paused = { type: 'countdown.paused' } as const
const resumed = { type: 'countdown.resumed' } as const

/** A countdown and the clock on the wall, which only moves when it is told to. */
function counting(secondsLeft: number) {
  let now = 1_000_000
  let tick: (() => void) | null = null
  const machine = countdownMachine.provide({
    actors: {
      clock: fromCallback(({ sendBack }) => {
        tick = () => sendBack(ticked(now))
        tick()
        return () => {
          tick = null
        }
      }),
    },
  })
  const actor = createActor(machine, { input: { secondsLeft } }).start()
  return {
    actor,
    secondsLeft: () => actor.getSnapshot().context.secondsLeft,
    state: () => actor.getSnapshot().value,
    isTicking: () => tick !== null,
    /** Lets time pass without a tick. */
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    /** Lets time pass, then ticks once. */
    passAndTick: (milliseconds: number) => {
      now += milliseconds
      tick?.()
    },
  }
}

describe('countdownMachine', () => {
  // What is sent to a countdown that is over earns a warning, which is no news here.
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  describeStates(models.countdown, {
    running: { path: [], to: { 'countdown.paused': 'paused' } },
    paused: { path: ['countdown.paused'], to: { 'countdown.resumed': 'running' } },
    finished: { path: ['clock.ticked', 'clock.ticked'] },
  })

  it('stands still while it is paused and goes on from there, with a clock only while it runs', () => {
    const countdown = counting(60)
    countdown.passAndTick(10_000)
    countdown.actor.send(paused)
    expect([countdown.secondsLeft(), countdown.isTicking()]).toEqual([50, false])
    countdown.pass(3_600_000)
    countdown.actor.send(resumed)
    expect([countdown.secondsLeft(), countdown.isTicking()]).toEqual([50, true])
    countdown.passAndTick(0)
    expect(countdown.secondsLeft()).toBe(50)
    countdown.passAndTick(1000)
    expect(countdown.secondsLeft()).toBe(49)
  })

  it('catches up with one tick after a time in which there was none', () => {
    const countdown = counting(3_660)
    countdown.passAndTick(3_600_000)
    expect(countdown.secondsLeft()).toBe(60)
  })

  it.each([
    [999, 10],
    [1000, 9],
    [9999, 1],
  ])('shows a second until it is over: of ten, after %i ms there are %i left', (passed, secondsLeft) => {
    const countdown = counting(10)
    countdown.passAndTick(passed)
    expect(countdown.secondsLeft()).toBe(secondsLeft)
  })

  it('is over at once, and starts no clock, when there is nothing to count', () => {
    const countdown = counting(0)
    expect([countdown.state(), countdown.secondsLeft(), countdown.isTicking()]).toEqual([
      'finished',
      0,
      false,
    ])
  })

  it('never counts up, nor below zero, whatever the clock does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.array(fc.integer({ min: -4_000_000, max: 4_000_000 })),
        (seconds, jumps) => {
          const countdown = counting(seconds)
          let before = seconds
          for (const jump of jumps) {
            countdown.passAndTick(jump)
            expect(countdown.secondsLeft()).toBeLessThanOrEqual(before)
            expect(countdown.secondsLeft()).toBeGreaterThanOrEqual(0)
            before = countdown.secondsLeft()
          }
          expect(countdown.state()).toBe(before === 0 ? 'finished' : 'running')
        },
      ),
    )
  })
})

describe('splitSeconds and joinSeconds', () => {
  it.each([
    [1_327_350, launch],
    [183_839, { days: 2, hours: 3, minutes: 3, seconds: 59 }],
  ])('make %i s and %o out of each other', (seconds, remaining) => {
    expect(splitSeconds(seconds)).toEqual(remaining)
    expect(joinSeconds(remaining)).toBe(seconds)
  })

  it('lose nothing and keep each unit below its limit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 31 - 1 }), (total) => {
        const { days, hours, minutes, seconds } = splitSeconds(total)
        expect(joinSeconds({ days, hours, minutes, seconds })).toBe(total)
        expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true])
      }),
    )
  })
})
