import { randomOfStep, stepQuote } from '@/data/market/randomWalk'
import type { PriceFeed } from '@/machines/pricesMachine'

/**
 * Simulated prices: a seeded random walk, one step at each request. The same seed replays the same walk of each symbol. The
 * feed has no state: the entry that is due holds what a step needs.
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
