import { fromCallback } from 'xstate'
import { countdownMachine } from '@/machines/countdownMachine'
import type { Sends } from './sends'

/** Ticks at once, then every second, with the time in milliseconds since the epoch. */
const clock = fromCallback(({ sendBack }: Sends<typeof countdownMachine, 'clock.ticked'>) => {
  const tick = () => sendBack({ type: 'clock.ticked', now: Date.now() })
  tick()
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
})

/** The countdown between two attempts, with the real clock. */
export const cooldown = countdownMachine.provide({ actors: { clock } })
