import { vi } from 'vitest'
import { storyNow } from '../../../stories/fixtures'

/** Stops the clock of a story until the test ends, which moves it. */
export function stopClock(): void {
  const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const
  vi.useFakeTimers({ toFake: [...toFake], now: storyNow })
}
