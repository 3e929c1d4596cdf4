import { KccPriceCard } from '@/components/home/KccPriceCard'
import { kccCard } from '@/data/content/home'
import { formatPrice } from '@/data/rules/figures'
import { kccPriceMachine } from '@/machines/kccPriceMachine'
import { walkedTo } from '../workbench/frozenWalk'
import { WalkFrame } from './WalkFrame'

export default { title: 'Machines / Kcc price' }

const frame = (state: 'live' | 'paused') => {
  const walk = walkedTo(kccPriceMachine, state, kccCard.price)
  return (
    <WalkFrame snapshot={walk} figures={{ price: `${formatPrice(walk.context.value)} USDT` }}>
      {(snapshot) => <KccPriceCard snapshot={snapshot} maxWidth="sm" />}
    </WalkFrame>
  )
}

export const Paused = () => frame('paused')

export const Live = () => frame('live')
