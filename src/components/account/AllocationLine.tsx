import { chakra } from '@chakra-ui/react/styled-system'
import type { Wallet } from '@/data/provider/accountRows'
import { shares } from '@/data/rules/balances'

export type AllocationLineProps = {
  /** Null while they are unknown. */
  wallets: Wallet[] | null
}

/** A gold line with one segment per token, as long as its share of the total; a plain line without a total. */
export function AllocationLine({ wallets }: AllocationLineProps) {
  const parts = wallets ? shares(wallets) : []
  return (
    <chakra.div
      aria-hidden
      display="flex"
      gap="0.5"
      height="1"
      position="relative"
      marginBottom="-1px"
      borderBottomWidth={parts.length > 0 ? '0' : '1px'}
      borderColor="border.subtle"
    >
      {parts.map(({ symbol, percent }, place) => (
        <chakra.div
          key={symbol}
          bg="brand.solid"
          minWidth="0.5"
          style={{ flexGrow: percent, flexBasis: 0, opacity: Math.max(0.24, 1 - place * 0.19) }}
        />
      ))}
    </chakra.div>
  )
}
