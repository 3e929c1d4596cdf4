import { PriceTicker } from '@/components/live/PriceTicker'
import { tickerStart } from '@/data/registries/ticker'
import { formatChange, formatPrice } from '@/data/rules/figures'
import { tickerMachine } from '@/machines/tickerMachine'
import { walkedTo } from '../workbench/frozenWalk'
import { WalkFrame } from './WalkFrame'

export default { title: 'Machines / Ticker' }

const frame = (state: 'live' | 'paused') => {
  const walk = walkedTo(tickerMachine, state, tickerStart)
  return (
    <WalkFrame
      snapshot={walk}
      figures={Object.fromEntries(
        walk.context.value.map(({ symbol, price, change }) => [
          symbol,
          `${formatPrice(price)} USDT, ${formatChange(change)}`,
        ]),
      )}
    >
      {(snapshot) => <PriceTicker snapshot={snapshot} />}
    </WalkFrame>
  )
}

export const Paused = () => frame('paused')

export const Live = () => frame('live')
