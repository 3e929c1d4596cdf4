import { Heading } from '@chakra-ui/react/heading'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useId } from 'react'
import { useStoredChoice } from '@/components/ui/useStoredChoice'
import { totalNotes } from '@/data/content/dashboard'
import type { Wallet } from '@/data/provider/accountRows'
import { ownedDollars, totalValue } from '@/data/rules/balances'
import { balancesExact } from '@/data/stored/balancesExact'
import { balancesHidden } from '@/data/stored/balancesHidden'
import type { ReadSnapshot } from '@/machines/readMachine'
import { ExactAmount } from './ExactAmount'
import { ExactBalances } from './ExactBalances'
import { HideBalances } from './HideBalances'

export type TotalBalanceProps = { wallets: ReadSnapshot<Wallet[]> }

/** Amounts of this many characters or more are set in smaller type. */
const longFigure = 16

/** The total value of all balances at fixed sample prices, and the button that hides every amount. */
export function TotalBalance({ wallets }: TotalBalanceProps) {
  const id = useId()
  const isReading = wallets.matches('reading')
  const { data } = wallets.context
  const total = data && totalValue(data)
  const isHidden = useStoredChoice(balancesHidden)
  const isExact = useStoredChoice(balancesExact)
  const figure = total && ownedDollars(total)
  const text = figure && !isHidden ? figure[isExact ? 'exact' : 'shown'] : ''
  const noTotal = data ? totalNotes.oneMissing : totalNotes.allMissing
  return (
    <Stack as="section" aria-labelledby={id} gap="3" minWidth="0" flex="999 1 20rem">
      <HStack gap="1" wrap="wrap">
        <Heading as="h2" id={id} textStyle="eyebrow" fontFamily="body" color="fg.muted">
          Total balance
        </Heading>
        <HideBalances />
        <ExactBalances />
      </HStack>
      {isReading ? (
        <Text textStyle="figure.xl" aria-hidden>
          <Skeleton as="span" width="5em" />
        </Text>
      ) : (
        <Text
          textStyle={text.length < longFigure ? 'figure.xl' : 'figure.lg'}
          color={total ? 'fg' : 'fg.muted'}
          overflowWrap="anywhere"
          data-testid="total"
        >
          {figure ? <ExactAmount figure={figure} /> : <chakra.span fontSize="2xl">Unavailable</chakra.span>}
        </Text>
      )}
      <Text color="fg.subtle" textStyle="sm">
        {isReading || total ? totalNotes.valued : noTotal}
      </Text>
    </Stack>
  )
}
