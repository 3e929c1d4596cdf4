import { KccPriceCard } from '@/components/home/KccPriceCard'
import { kcc } from '@/data/registries/tokens'
import { kccPriceMachine } from '@/machines/kccPriceMachine'
import { PriceReaderFrame } from './PriceReaderFrame'

export default { title: 'Machines / Kcc price' }

const frame = (state: 'live' | 'paused') => (
  <PriceReaderFrame machine={kccPriceMachine} state={state} assets={[kcc]}>
    <KccPriceCard maxWidth="sm" />
  </PriceReaderFrame>
)

export const Paused = () => frame('paused')

export const Live = () => frame('live')
