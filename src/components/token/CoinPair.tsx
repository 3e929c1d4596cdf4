import { chakra } from '@chakra-ui/react/styled-system'
import { KccCoin } from '@/components/art/KccCoin'
import { CreditCoin } from './CreditCoin'

/** The two coins, one half over the other. Decoration. */
export function CoinPair() {
  return (
    <chakra.div
      aria-hidden
      position="relative"
      width="full"
      maxW={{ base: '22rem', lg: '28rem' }}
      mx="auto"
      aspectRatio="1.2"
    >
      <CreditCoin position="absolute" width="56%" insetEnd="0" bottom="0" />
      <chakra.div position="absolute" width="68%" insetStart="0" top="0" borderRadius="full" bg="bg">
        <KccCoin width="full" />
      </chakra.div>
    </chakra.div>
  )
}
