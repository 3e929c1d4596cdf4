import { KccPriceCard } from '@/components/home/KccPriceCard'
import { formatPrice } from '@/data/figures'
import { kccCard } from '@/data/home'
import { kccPriceMachine } from '@/machines/kccPriceMachine'
import { freezeWalk } from '../workbench/frozenWalk'
import { WalkFrame } from './WalkFrame'

export default { title: 'Machines / Kcc price' }

const frame = (state: 'live' | 'paused') => (
  <WalkFrame
    snapshot={freezeWalk(kccPriceMachine, state, kccCard.price)}
    figures={{ price: `${formatPrice(kccCard.price)} USDT` }}
  >
    <KccPriceCard maxWidth="sm" />
  </WalkFrame>
)

export const Paused = () => frame('paused')

export const Live = () => frame('live')
