import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { LiveContext } from '@/components/motion/LiveContext'
import { PricesContext } from '@/components/prices/PricesContext'
import { priceChart } from '@/data/content/asset'
import { selectIsLive } from '@/machines/liveMachine'
import type { PricesSnapshot } from '@/machines/pricesMachine'

/** What a price line waits for, by the state of the feed; null while prices come. */
const troubleOf = (prices: PricesSnapshot): string | null =>
  prices.hasTag('offline') ? priceChart.offline : prices.hasTag('stale') ? priceChart.delayed : null

/** Stands where the line of a server's prices will be, as high as the line, and says when it starts. */
export function NoLine() {
  const isLive = LiveContext.useSelector(selectIsLive)
  const trouble = PricesContext.useSelector(troubleOf)
  return (
    <chakra.div
      display="grid"
      placeItems="center"
      minHeight="11rem"
      p="6"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border"
      borderRadius="l2"
    >
      <Text color="fg.muted" textAlign="center" textWrap="balance" maxW="34ch">
        {isLive ? (trouble ?? priceChart.next) : priceChart.startsAfterPause}
      </Text>
    </chakra.div>
  )
}
