import { chakra } from '@chakra-ui/react/styled-system'
import type { Wallet } from '@/data/provider/accountRows'
import type { Result } from '@/data/provider/providerError'
import { shares } from '@/data/rules/balances'

export type AllocationLineProps = { wallets: Result<Wallet[]> | null }

/** Drawn below the total: a line of gold, divided as the total is among the tokens. A plain line where it is not. */
export function AllocationLine({ wallets }: AllocationLineProps) {
  const parts = wallets?.data ? shares(wallets.data) : []
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
