import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { cooldown } from '@/actors/cooldown'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

const begin = (secondsLeft: number) => {
  const actor = createActor(cooldown, { input: { secondsLeft } }).start()
  return { actor, secondsLeft: () => actor.getSnapshot().context.secondsLeft }
}

it('counts its seconds down by the wall clock, from its start', () => {
  const wait = begin(3)
  expect(wait.secondsLeft()).toBe(3)
  vi.advanceTimersByTime(1_000)
  expect(wait.secondsLeft()).toBe(2)
  vi.advanceTimersByTime(2_000)
  expect(wait.actor.getSnapshot().status).toBe('done')
})

it('continues from a snapshot that went through JSON, minus the time that has passed', () => {
  const wait = begin(60)
  const persisted = JSON.parse(JSON.stringify(wait.actor.getPersistedSnapshot()))
  wait.actor.stop()
  vi.setSystemTime(1_000_000 + 20_000)
  const revived = createActor(cooldown, { input: { secondsLeft: 0 }, snapshot: persisted }).start()
  expect(revived.getSnapshot().context.secondsLeft).toBe(40)
})

it('leaves no timer behind', () => {
  const stopped = begin(60)
  stopped.actor.stop()
  begin(0)
  expect(vi.getTimerCount()).toBe(0)
})
