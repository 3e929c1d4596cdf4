import { Center } from '@chakra-ui/react/center'
import { Icon } from '@chakra-ui/react/icon'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import Big from 'big.js'
import { ArrowDownLeft, ArrowUpRight, type LucideIcon, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { FigureText } from '@/components/ui/FigureText'
import { useMinute } from '@/components/ui/useMinute'
import type { Movement } from '@/data/account/accountRows'
import { changedBy, ownedDollars, samplePrice, wholeAmount } from '@/data/account/balances'
import { unavailable } from '@/data/content/accountReads'
import { movements as texts } from '@/data/content/dashboard'
import { calendarDay } from '@/data/text/calendarDay'
import type { ReadSnapshot } from '@/machines/readMachine'
import { ExactAmount } from './ExactAmount'
import { ReadCard } from './ReadCard'

export type MovementsCardProps = {
  /** Newest first. */
  movements: ReadSnapshot<Movement[]>
  onRetry: () => void
}

/** The number of movements that the dashboard lists. */
const shown = 3

const icons = new Map<string | null, LucideIcon>([
  ['received', ArrowDownLeft],
  ['sent', ArrowUpRight],
])

const inWords = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const exactly = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' })

/** The latest movements in the wallets of the account. */
export function MovementsCard({ movements, onRetry }: MovementsCardProps) {
  const { data } = movements.context
  return (
    <ReadCard title={texts.title} read={movements} unavailable={unavailable.movements} onRetry={onRetry}>
      {data?.length === 0 ? (
        <Text color="fg.muted">{texts.none}</Text>
      ) : (
        <chakra.ul marginTop="-4" aria-hidden={data ? undefined : true}>
          {data
            ? data.slice(0, shown).map((movement) => <MovementRow key={movement.id} movement={movement} />)
            : ['9ch', '8ch', '10ch'].map((width) => (
                <Row
                  key={width}
                  icon={<Skeleton as="span" display="block" boxSize="10" borderRadius="full" />}
                  name={<Skeleton as="span" width={width} />}
                  time={<Skeleton as="span" width="8ch" />}
                  amount={<Skeleton as="span" width="8ch" />}
                  value={<Skeleton as="span" width="7ch" />}
                />
              ))}
        </chakra.ul>
      )}
    </ReadCard>
  )
}

function MovementRow({ movement: { token_symbol, moved_at, reason, ...movement } }: { movement: Movement }) {
  const today = calendarDay(useMinute())
  const time = new Date(moved_at)
  // By a clock that is slow, a movement of now is of tomorrow.
  const daysAgo = Math.max(0, today - calendarDay(time.getTime()))
  const isFall = movement.amount.startsWith('-')
  const amount = new Big(movement.amount).abs()
  return (
    <Row
      icon={
        <Center
          boxSize="10"
          borderRadius="full"
          borderWidth="1px"
          borderColor="border"
          color={isFall ? 'fg.muted' : 'gain'}
          aria-hidden
        >
          <Icon as={icons.get(reason) ?? (isFall ? Minus : Plus)} size="sm" />
        </Center>
      }
      name={`${texts.reasons.get(reason ?? '') ?? (isFall ? texts.fall : texts.rise)} ${token_symbol}`}
      time={
        <time dir="ltr" dateTime={time.toISOString()} title={exactly.format(time)}>
          {inWords.format(-daysAgo, 'day')}
        </time>
      }
      amount={
        <chakra.span color={isFall ? 'fg' : 'gain'}>
          <FigureText>
            <ExactAmount figure={changedBy(wholeAmount(amount), isFall)} /> {token_symbol}
          </FigureText>
        </chakra.span>
      }
      value={<ExactAmount figure={ownedDollars(amount.times(samplePrice(token_symbol) ?? 0))} />}
    />
  )
}

type RowProps = Record<'icon' | 'name' | 'time' | 'amount' | 'value', ReactNode>

function Row({ icon, name, time, amount, value }: RowProps) {
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      py="3"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      fontVariantNumeric="lining-nums tabular-nums"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.div flexShrink="0">{icon}</chakra.div>
      <chakra.div flex="1 1 40%" minWidth="0" overflowWrap="anywhere">
        <Text textStyle="sm" fontWeight="semibold">
          {name}
        </Text>
        <Text textStyle="xs" color="fg.subtle">
          {time}
        </Text>
      </chakra.div>
      <chakra.div flex="0 1 auto" minWidth="0" textAlign="end" overflowWrap="anywhere">
        <Text textStyle="sm" fontWeight="medium">
          {amount}
        </Text>
        <Text textStyle="xs" color="fg.subtle">
          {value}
        </Text>
      </chakra.div>
    </chakra.li>
  )
}
