import { Text } from '@chakra-ui/react/text'
import { useHydratedValue } from 'fast-pages/source/src/react/useHydratedValue'
import { PricesContext } from './PricesContext'

/** A note while prices are offline or delayed; nothing otherwise. Simulated prices are neither. */
export function FeedNote() {
  const now = PricesContext.useSelector((snapshot) =>
    snapshot.hasTag('offline') ? 'Prices offline' : snapshot.hasTag('stale') ? 'Prices delayed' : null,
  )
  // A server's feed is one of both from its start, which may come before this part is hydrated.
  const note = useHydratedValue(now, null)
  return note ? (
    <Text textStyle="xs" color="fg.subtle" whiteSpace="nowrap">
      {note}
    </Text>
  ) : null
}
