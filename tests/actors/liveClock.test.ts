import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { liveClock } from '@/actors/liveClock'
import { liveSwitch } from '@/actors/liveSwitch'
import { countdownMachine } from '@/machines/countdownMachine'
import { liveMachine, selectIsLive } from '@/machines/liveMachine'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A countdown of a minute under a live switch that is on. */
function counting() {
  const live = createActor(liveMachine).start()
  live.send({ type: 'environment.loaded', choice: 'live' })
  const actors = { clock: liveClock(live), switch: liveSwitch(live, selectIsLive, 'countdown') }
  const actor = createActor(countdownMachine.provide({ actors }), { input: { secondsLeft: 60 } }).start()
  return { live, actor, secondsLeft: () => actor.getSnapshot().context.secondsLeft }
}

it('does not count while the switch is off, and continues from the same second', () => {
  const { live, actor, secondsLeft } = counting()
  vi.advanceTimersByTime(10_000)
  live.send({ type: 'live.toggled' })
  expect(actor.getSnapshot().value).toBe('paused')
  vi.advanceTimersByTime(3_600_000)
  live.send({ type: 'live.toggled' })
  expect(secondsLeft()).toBe(50)
  vi.advanceTimersByTime(1_000)
  expect(secondsLeft()).toBe(49)
})

it('does not tick in a hidden tab, and catches up as soon as the tab is shown', () => {
  const { live, secondsLeft } = counting()
  live.send({ type: 'tab.hidden' })
  vi.advanceTimersByTime(20_000)
  expect(secondsLeft()).toBe(60)
  live.send({ type: 'tab.shown' })
  expect(secondsLeft()).toBe(40)
})

it('leaves no timer behind', () => {
  counting().actor.stop()
  expect(vi.getTimerCount()).toBe(0)
})
