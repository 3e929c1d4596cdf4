import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followReturns } from '@/actors/followReturns'

let hidden = false
const retry = vi.fn()
const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000)
/** Number of reads that an event asks for. */
const askedBy = (type: 'visibilitychange' | 'focus' | 'online') => {
  retry.mockClear()
  const target = type === 'visibilitychange' ? document : window
  target.dispatchEvent(new Event(type))
  return retry.mock.calls.length
}

beforeEach(() => {
  hidden = false
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 15, 9) })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.defineProperty(new EventTarget(), 'hidden', { get: () => hidden }))
})

afterEach(() => retry.mockReset())

it('reads again once when somebody comes back after some minutes, not after some seconds', () => {
  followReturns([{ send: retry }])
  minutes(1)
  expect([askedBy('visibilitychange'), askedBy('focus')]).toEqual([0, 0])
  hidden = true
  minutes(180)
  expect(askedBy('visibilitychange')).toBe(0)
  hidden = false
  expect([askedBy('visibilitychange'), askedBy('focus')]).toEqual([1, 0])
  minutes(3)
  expect(askedBy('focus')).toBe(1)
  minutes(-60)
  expect(askedBy('focus'), 'after the clock was put back').toBe(1)
})

it('reads again as soon as the browser is online and the page in sight', () => {
  followReturns([{ send: retry }])
  expect(askedBy('online')).toBe(1)
  hidden = true
  expect(askedBy('online')).toBe(0)
  hidden = false
  expect(askedBy('visibilitychange')).toBe(1)
})

it('asks every read, and none once it has ended', () => {
  const end = followReturns([{ send: retry }, { send: retry }])
  expect(askedBy('online')).toBe(2)
  expect(retry).toHaveBeenCalledWith({ type: 'retry.requested' })
  end()
  expect(askedBy('online')).toBe(0)
})
