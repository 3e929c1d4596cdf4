import { PriceTicker } from '@/components/live/PriceTicker'
import { formatChange, formatPrice } from '@/data/figures'
import { tickerStart } from '@/data/ticker'
import { tickerMachine } from '@/machines/tickerMachine'
import { freezeWalk } from '../workbench/frozenWalk'
import { WalkFrame } from './WalkFrame'

export default { title: 'Machines / Ticker' }

const frame = (state: 'live' | 'paused') => (
  <WalkFrame
    snapshot={freezeWalk(tickerMachine, state, tickerStart)}
    figures={Object.fromEntries(
      tickerStart.map(({ symbol, price, change }) => [
        symbol,
        `${formatPrice(price)} USDT, ${formatChange(change)}`,
      ]),
    )}
  >
    <PriceTicker />
  </WalkFrame>
)

export const Paused = () => frame('paused')

export const Live = () => frame('live')
