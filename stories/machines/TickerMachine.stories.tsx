import { PriceTicker } from '@/components/prices/PriceTicker'
import { tickerTokens } from '@/data/registries/tokens'
import { tickerMachine } from '@/machines/tickerMachine'
import { PriceReaderFrame } from './PriceReaderFrame'

export default { title: 'Machines / Ticker' }

const frame = (state: 'live' | 'paused') => (
  <PriceReaderFrame machine={tickerMachine} state={state} assets={tickerTokens}>
    <PriceTicker />
  </PriceReaderFrame>
)

export const Paused = () => frame('paused')

export const Live = () => frame('live')
