import { afterAll, vi } from 'vitest'

// The files of a worker share its modules and globals, so each leaves them as it found them.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
