import { pathsOf, walk } from '@king-exchange/machine-workbench/models'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { countdownMachine, joinSeconds, splitSeconds, type TimeLeft } from '@/machines/countdownMachine'
import { testNow } from '../../models/clock'
import { models } from '../../models/models'

const launch: TimeLeft = { days: 15, hours: 8, minutes: 42, seconds: 30 }
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
    timeLeft: () => splitSeconds(actor.getSnapshot().context.secondsLeft),
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

  describe('by its paths', () => {
    const paths = pathsOf(models.countdown)
    const first = ticked(testNow)
    const last = ticked(testNow + joinSeconds(launch) * 1000)

    it('reaches every state', () => {
      expect(paths).toEqual({ running: [], paused: [paused], finished: [first, last] })
    })

    it.each([
      ['running', first, 'running'],
      ['running', paused, 'paused'],
      ['running', resumed, 'running'],
      ['paused', last, 'paused'],
      ['paused', paused, 'paused'],
      ['paused', resumed, 'running'],
      ['finished', last, 'finished'],
      ['finished', paused, 'finished'],
      ['finished', resumed, 'finished'],
    ] as const)('in %s answers %o by %s', (state, event, next) => {
      const countdown = walk(models.countdown, paths[state] ?? [])
      expect(countdown.state()).toBe(state)
      countdown.happen(event)
      expect(countdown.state()).toBe(next)
    })
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

  it('begins at 15 days, 8 hours, 42 minutes and 30 seconds when it is told so', () => {
    const countdown = counting(joinSeconds(launch))
    expect([countdown.state(), countdown.timeLeft()]).toEqual(['running', launch])
    countdown.passAndTick(1000)
    expect(countdown.timeLeft()).toEqual({ ...launch, seconds: 29 })
  })

  it('counts every second of its last day down to zero, none twice and none left out', () => {
    const total = joinSeconds({ days: 1, hours: 0, minutes: 0, seconds: 5 })
    const countdown = counting(total)
    const wrong: number[] = []
    for (let left = total - 1; left >= 0; left -= 1) {
      countdown.passAndTick(1000)
      if (countdown.secondsLeft() !== left) wrong.push(left)
    }
    expect(wrong).toEqual([])
    expect([countdown.state(), countdown.secondsLeft(), countdown.isTicking()]).toEqual([
      'finished',
      0,
      false,
    ])
  })

  it.each([
    [
      'a minute',
      { days: 2, hours: 3, minutes: 4, seconds: 0 },
      { days: 2, hours: 3, minutes: 3, seconds: 59 },
    ],
    [
      'an hour',
      { days: 2, hours: 3, minutes: 0, seconds: 0 },
      { days: 2, hours: 2, minutes: 59, seconds: 59 },
    ],
    [
      'a day',
      { days: 2, hours: 0, minutes: 0, seconds: 0 },
      { days: 1, hours: 23, minutes: 59, seconds: 59 },
    ],
    [
      'the last day',
      { days: 1, hours: 0, minutes: 0, seconds: 0 },
      { days: 0, hours: 23, minutes: 59, seconds: 59 },
    ],
  ])('borrows from %s', (_, before, after) => {
    const countdown = counting(joinSeconds(before))
    expect(countdown.timeLeft()).toEqual(before)
    countdown.passAndTick(1000)
    expect(countdown.timeLeft()).toEqual(after)
  })

  it('catches up with one tick after an hour in which there was none', () => {
    const countdown = counting(joinSeconds(launch))
    countdown.passAndTick(3_600_000)
    expect(countdown.timeLeft()).toEqual({ days: 15, hours: 7, minutes: 42, seconds: 30 })
  })

  it('is over after one tick when its end passed while there was none', () => {
    const countdown = counting(60)
    countdown.passAndTick(3_600_000)
    expect([countdown.state(), countdown.secondsLeft()]).toEqual(['finished', 0])
  })

  it.each([
    [0, 10],
    [1, 10],
    [999, 10],
    [1000, 9],
    [1001, 9],
    [9999, 1],
  ])('shows a second until it is over: of ten, after %i ms there are %i left', (passed, left) => {
    const countdown = counting(10)
    countdown.passAndTick(passed)
    expect(countdown.secondsLeft()).toBe(left)
  })

  it('does not drift when its ticks come late', () => {
    const countdown = counting(1000)
    for (let tick = 0; tick < 100; tick += 1) countdown.passAndTick(1037)
    expect(countdown.secondsLeft()).toBe(1000 - 103)
  })

  it('gives no time back when the clock is set back, and is right when it is set right', () => {
    const countdown = counting(100)
    countdown.passAndTick(10_000)
    countdown.passAndTick(-3_600_000)
    expect(countdown.secondsLeft()).toBe(90)
    countdown.passAndTick(1000)
    expect(countdown.secondsLeft()).toBe(90)
    countdown.passAndTick(3_600_000)
    expect(countdown.secondsLeft()).toBe(89)
  })

  it('stops at zero for good, whatever the clock does then', () => {
    const countdown = counting(1)
    countdown.passAndTick(1000)
    expect(countdown.actor.getSnapshot().status).toBe('done')
    for (const milliseconds of [1000, 3_600_000, -86_400_000]) {
      countdown.pass(milliseconds)
      countdown.actor.send(ticked(milliseconds))
      expect([countdown.state(), countdown.secondsLeft()]).toEqual(['finished', 0])
    }
  })

  it('is over at once, and starts no clock, when there is nothing to count', () => {
    const countdown = counting(0)
    expect([countdown.state(), countdown.secondsLeft(), countdown.isTicking()]).toEqual([
      'finished',
      0,
      false,
    ])
  })

  it('has a clock while it runs', () => {
    const countdown = counting(60)
    expect(countdown.isTicking()).toBe(true)
    countdown.actor.stop()
    expect(countdown.isTicking()).toBe(false)
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
    [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [59, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
    [60, { days: 0, hours: 0, minutes: 1, seconds: 0 }],
    [3600, { days: 0, hours: 1, minutes: 0, seconds: 0 }],
    [86_400, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
    [1_327_350, launch],
    [100 * 86_400, { days: 100, hours: 0, minutes: 0, seconds: 0 }],
  ])('make %i s and %o out of each other', (seconds, timeLeft) => {
    expect(splitSeconds(seconds)).toEqual(timeLeft)
    expect(joinSeconds(timeLeft)).toBe(seconds)
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
