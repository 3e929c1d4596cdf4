import { Text } from '@chakra-ui/react/text'
import { PricesContext } from './PricesContext'

/** A note while prices are offline or delayed; nothing otherwise. Simulated prices are neither. */
export function FeedNote() {
  const note = PricesContext.useSelector((snapshot) =>
    snapshot.hasTag('offline') ? 'Prices offline' : snapshot.hasTag('stale') ? 'Prices delayed' : null,
  )
  return note ? (
    <Text textStyle="xs" color="fg.subtle" whiteSpace="nowrap">
      {note}
    </Text>
  ) : null
}
