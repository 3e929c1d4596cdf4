import { fromCallback } from 'xstate'

/** Ticks at once, then every second, with the time in milliseconds since the epoch. */
export const clock = fromCallback(({ sendBack }) => {
  const tick = () => sendBack({ type: 'clock.ticked', now: Date.now() })
  tick()
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
})
