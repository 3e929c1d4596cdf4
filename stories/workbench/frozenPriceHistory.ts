import type { SnapshotFrom } from 'xstate'
import { addPrice, type PriceHistory } from '@/data/market/priceHistory'
import { priceHistoryMachine } from '@/machines/priceHistoryMachine'
import { storyNow } from '../fixtures'

const interval = 5000

/** The recorded prices of one symbol, one each 5 s, frozen in one state. */
export function frozenPriceHistory(
  symbol: string,
  prices: readonly number[],
  value: 'paused' | 'recording' = 'recording',
): SnapshotFrom<typeof priceHistoryMachine> {
  const history = prices.reduce<PriceHistory>(
    (before, price, index) => addPrice(before, { price, at: storyNow + index * interval }, 500),
    [],
  )
  return priceHistoryMachine.resolveState({
    value,
    context: { openedAt: storyNow, histories: history.length > 0 ? { [symbol]: history } : {} },
  })
}
