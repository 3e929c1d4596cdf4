import { randomOfStep, stepQuote } from '@/data/rules/randomWalk'
import type { PriceFeed } from '@/machines/pricesMachine'

/**
 * Prices that wander by chance, one step at each request. The chance is the seed, so the same seed replays the same walk
 * of each symbol. It remembers nothing: what a step needs is in the entry that is due.
 */
export const simulatedFeed: PriceFeed = ({ input: { seed }, receive, sendBack }) => {
  receive((command) => {
    if (command.type !== 'prices.requested' || command.due.length === 0) return
    const quotes = command.due.map((entry) => {
      const random = randomOfStep(seed, entry.symbol, entry.changes)
      const { price, change24h } = stepQuote(entry.symbol, entry, entry.start, random)
      return { symbol: entry.symbol, price, change24h }
    })
    sendBack({ type: 'prices.received', quotes, now: command.now })
  })
}
