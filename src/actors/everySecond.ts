import { fromCallback } from 'xstate'

/** Ticks once a second, for a machine that counts a wait down. */
export const everySecond = fromCallback(({ sendBack }) => {
  const timer = setInterval(() => sendBack({ type: 'clock.ticked' }), 1000)
  return () => clearInterval(timer)
})
