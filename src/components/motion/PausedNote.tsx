import { chakra } from '@chakra-ui/react/styled-system'
import { PricesContext } from '@/components/prices/PricesProvider'
import { tickerTokens } from '@/data/market/tokens'
import { selectIsLive } from '@/machines/liveMachine'
import { selectQuote } from '@/machines/pricesMachine'
import { LiveContext } from './LiveContext'

/** Says that the visitor has paused the prices, and where there is room since when; nothing while they are live. */
export function PausedNote() {
  const isLive = LiveContext.useSelector(selectIsLive)
  // The pairs of the ticker change together.
  const changedAt = PricesContext.useSelector(
    (snapshot) => selectQuote(snapshot, tickerTokens[0]?.symbol ?? '')?.changedAt,
  )
  // The style sheet knows the visitor's choice before the first paint, the machine only after hydration.
  return isLive ? null : (
    <chakra.span display="none" _paused={{ display: 'inline' }}>
      Paused
      {changedAt ? (
        <chakra.span hideBelow="md">{` at ${new Date(changedAt).toLocaleTimeString('en-GB')}`}</chakra.span>
      ) : null}
    </chakra.span>
  )
}
