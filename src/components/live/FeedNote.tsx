import { Text } from '@chakra-ui/react/text'
import { PricesContext } from './PricesContext'

/** Says where prices are not those of now. Nothing while they are, as with simulated ones always. */
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
