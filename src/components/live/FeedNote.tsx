import { chakra } from '@chakra-ui/react/styled-system'
import { tickerTokens } from '@/data/registries/tokens'
import { selectIsLive } from '@/machines/liveMachine'
import { selectQuote } from '@/machines/pricesMachine'
import { LiveContext } from './LiveContext'
import { PricesContext } from './PricesContext'

/** Says why prices stand still: the visitor has paused them, and since when, or the feed is offline or delayed. */
export function FeedNote() {
  const isLive = LiveContext.useSelector(selectIsLive)
  const note = PricesContext.useSelector((snapshot) =>
    snapshot.hasTag('offline') ? 'Prices offline' : snapshot.hasTag('stale') ? 'Prices delayed' : null,
  )
  // The pairs of the ticker change together.
  const changedAt = PricesContext.useSelector(
    (snapshot) => selectQuote(snapshot, tickerTokens[0]?.symbol ?? '')?.changedAt,
  )
  if (isLive) return note ? <span>{note}</span> : null
  return (
    // The style sheet knows the visitor's choice before the first paint, the machine only after hydration.
    <chakra.span display="none" css={{ '[data-motion=paused] &': { display: 'inline' } }}>
      Paused
      {changedAt ? (
        <chakra.span hideBelow="md"> at {new Date(changedAt).toLocaleTimeString('en-GB')}</chakra.span>
      ) : null}
    </chakra.span>
  )
}
