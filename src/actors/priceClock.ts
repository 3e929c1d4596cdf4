import { fromCallback } from 'xstate'
import type { pricesMachine } from '@/machines/pricesMachine'
import type { Sends } from './sends'

/**
 * Ticks at whole multiples of its interval since the epoch, so that prices change together, whenever they were resumed.
 * `now` is that multiple, however late the timer fires.
 */
export const priceClock = fromCallback<{ type: never }, { interval: number }>(
  ({
    input: { interval },
    sendBack,
  }: { input: { interval: number } } & Sends<typeof pricesMachine, 'clock.ticked'>) => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(tick, interval - (Date.now() % interval))
    }
    const tick = () => {
      const now = Date.now()
      sendBack({ type: 'clock.ticked', interval, now: now - (now % interval) })
      wait()
    }
    wait()
    return () => clearTimeout(timer)
  },
)
