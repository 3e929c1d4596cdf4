import { fromCallback } from 'xstate'

/**
 * Ticks at the whole multiples of its interval since the epoch, so that all parts of a page with the same interval tick
 * together, whenever they began. `now` is that multiple, however late the timer is.
 */
export const priceClock = fromCallback<{ type: never }, { interval: number }>(
  ({ input: { interval }, sendBack }) => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(tick, interval - (Date.now() % interval))
    }
    const tick = () => {
      const now = Date.now()
      sendBack({ type: 'clock.ticked', now: now - (now % interval) })
      wait()
    }
    wait()
    return () => clearTimeout(timer)
  },
)
