import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { HStack } from '@chakra-ui/react/stack'
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { DecimalsArrowLeft, DecimalsArrowRight } from 'lucide-react'
import { useId } from 'react'
import { useMinute } from '@/components/ui/useMinute'
import { useStoredChoice } from '@/components/ui/useStoredChoice'
import type { Movement, Wallet } from '@/data/account/accountRows'
import { ownedDollars, totalValue } from '@/data/account/balances'
import { balancesExact } from '@/data/account/balancesExact'
import { balancesHidden } from '@/data/account/balancesHidden'
import { totalHistory } from '@/data/account/totalHistory'
import { totalNotes } from '@/data/content/dashboard'
import { calendarDay } from '@/data/text/calendarDay'
import type { ReadSnapshot } from '@/machines/readMachine'
import { AmountsButton, HideBalances } from './AmountsButton'
import { ExactAmount } from './ExactAmount'
import { HistoryLine } from './HistoryLine'

export type TotalBalanceProps = {
  wallets: ReadSnapshot<Wallet[]>
  /** The wallets' movements, for the line of the history; there is none without them. */
  movements?: ReadSnapshot<Movement[]>
}

/** Room beside the total for its history; below it otherwise. */
const wide = '@container (min-width: 40rem)'

/** The three texts in the first column; the line in the second, as high as all of them. */
const columns: SystemStyleObject = {
  [wide]: { gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)', columnGap: '12' },
}
const besideTexts: SystemStyleObject = {
  [wide]: { gridColumn: '2', gridRow: '1 / span 3', height: 'auto' },
}

/** Amounts of this many characters or more are set in smaller type. */
const longFigure = 16

/** The total value of all balances at fixed sample prices, and the button that hides every amount. */
export function TotalBalance({ wallets, movements }: TotalBalanceProps) {
  const id = useId()
  const isReading = wallets.matches('reading')
  const { data } = wallets.context
  const total = data && totalValue(data)
  const isHidden = useStoredChoice(balancesHidden)
  const isExact = useStoredChoice(balancesExact)
  const figure = total && ownedDollars(total)
  const text = figure && !isHidden ? figure[isExact ? 'exact' : 'shown'] : ''
  const today = calendarDay(useMinute())
  const moved = movements?.context.data
  const history = data && moved ? totalHistory(data, moved, today) : null
  const isAwaited = movements
    ? [wallets, movements].some((read) => read.matches('reading')) &&
      ![wallets, movements].some((read) => read.matches('unavailable'))
    : false
  const hasLine = isAwaited || history !== null
  const noTotal = data ? totalNotes.oneMissing : totalNotes.allMissing
  return (
    <chakra.section aria-labelledby={id} minWidth="0" css={{ containerType: 'inline-size' }}>
      <Grid gap="3" gridTemplateColumns="minmax(0, 1fr)" css={hasLine ? columns : undefined}>
        <HStack gap="1" wrap="wrap">
          <Heading as="h2" id={id} textStyle="title">
            Total balance
          </Heading>
          <HideBalances />
          <AmountsButton
            name="Show exact amounts"
            choice={balancesExact}
            icons={[DecimalsArrowRight, DecimalsArrowLeft]}
          />
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
            {figure ? (
              <ExactAmount figure={figure} />
            ) : (
              <chakra.span textStyle="figure.lg">Unavailable</chakra.span>
            )}
          </Text>
        )}
        {hasLine ? (
          <chakra.div dir="ltr" css={[{ height: '24' }, besideTexts]}>
            {history ? <HistoryLine history={history} /> : null}
          </chakra.div>
        ) : null}
        <Text color="fg.subtle" textStyle="sm" maxWidth={hasLine ? '26rem' : undefined}>
          {isReading || total ? totalNotes.valued : noTotal}
          {hasLine ? (
            // Until the line is there, its note only keeps its room.
            <chakra.span visibility={history ? undefined : 'hidden'}>{` ${totalNotes.history}`}</chakra.span>
          ) : null}
        </Text>
      </Grid>
    </chakra.section>
  )
}
