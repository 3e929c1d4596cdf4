import { chakra } from '@chakra-ui/react/styled-system'
import { Hatch } from '@/components/art/Hatch'
import { useStoredChoice } from '@/components/ui/useStoredChoice'
import type { Wallet } from '@/data/account/accountRows'
import { shares } from '@/data/account/balances'
import { balancesHidden } from '@/data/account/balancesHidden'

export type AllocationLineProps = {
  /** Null while they are unknown. */
  wallets: Wallet[] | null
}

/** More parts than this have no room for a width at least. */
const manyParts = 20

/**
 * A gold line with one part per token, as long as its share of the total; its key is in the table's share column. A
 * plain line without a total, and while the amounts are hidden, for it tells their proportions.
 */
export function AllocationLine({ wallets }: AllocationLineProps) {
  const isHidden = useStoredChoice(balancesHidden)
  const parts = (wallets && !isHidden ? shares(wallets) : null) ?? []
  return (
    <chakra.div
      aria-hidden
      data-testid="allocation"
      display="flex"
      alignItems="flex-end"
      gap={parts.length > manyParts ? 'px' : '0.5'}
      height="2"
      position="relative"
      marginBottom="-1px"
      borderBottomWidth={parts.length > 0 ? '0' : '1px'}
      borderColor="border.subtle"
    >
      {parts.map(({ symbol, percent, place }) => (
        <Hatch
          key={symbol}
          place={place}
          height="full"
          width="0"
          minWidth={parts.length > manyParts ? '0' : '1'}
          flexShrink="1"
          style={{ flexGrow: percent, flexBasis: 0 }}
        />
      ))}
    </chakra.div>
  )
}
