import { fromCallback } from 'xstate'
import type { countdownMachine } from '@/machines/countdownMachine'
import type { Sends } from './sends'

/** Ticks at once, then every second, with the time in milliseconds since the epoch. */
export const clock = fromCallback(({ sendBack }: Sends<typeof countdownMachine, 'clock.ticked'>) => {
  const tick = () => sendBack({ type: 'clock.ticked', now: Date.now() })
  tick()
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
})
