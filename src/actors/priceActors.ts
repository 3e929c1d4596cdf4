import { fromCallback } from 'xstate'
import { randomOfStep, stepQuote } from '@/data/market/randomWalk'
import type { PriceFeed, pricesMachine } from '@/machines/pricesMachine'
import type { Sends } from './sends'

/**
 * Ticks at whole multiples of its interval since the epoch, so that prices change together, whenever they were resumed.
 * `now` is that multiple, however late the timer fires. The price store then asks its feed for what is due.
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

/**
 * Simulated prices: a seeded random walk, one step (`stepQuote`) at each request. The same seed replays the same walk of each
 * symbol. The feed has no state: the entry that is due holds what a step needs. The price store enters the answer.
 */
export const simulatedFeed: PriceFeed = ({ input: { seed }, receive, sendBack }) => {
  receive((command) => {
    if (command.type !== 'prices.requested' || command.due.length === 0) return
    const quotes = command.due.map((entry) => {
      const random = randomOfStep(seed, entry.symbol, entry.changes)
      const { price, change24h } = stepQuote(entry, entry.start, random)
      return { symbol: entry.symbol, price, change24h }
    })
    sendBack({ type: 'prices.received', quotes, now: command.now })
  })
}
