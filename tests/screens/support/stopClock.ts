import { vi } from 'vitest'

/** Stops the clock until the test ends, which moves it, and has every visit draw the same prices. */
export function stopClock(now = new Date('2026-01-15T09:30:00Z')): void {
  vi.spyOn(Math, 'random').mockReturnValue(7 / 2 ** 32)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now })
}
