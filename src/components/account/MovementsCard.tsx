import { Center } from '@chakra-ui/react/center'
import { Icon } from '@chakra-ui/react/icon'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { ArrowDownLeft, ArrowUpRight, type LucideIcon, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { FigureText } from '@/components/ui/FigureText'
import { useMinute } from '@/components/ui/useMinute'
import { movements as texts } from '@/data/content/dashboard'
import type { Wallet } from '@/data/provider/accountRows'
import { changedBy, ownedDollars, wholeAmount } from '@/data/rules/balances'
import { calendarDay } from '@/data/rules/calendarDay'
import {
  isIncoming,
  type MovementKind,
  movementTime,
  type SampleMovement,
  sampleMovements,
} from '@/data/rules/sampleMovements'
import { AccountCard } from './AccountCard'
import { ExactAmount } from './ExactAmount'

export type MovementsCardProps = {
  accountId: string
  /** Null while they are loading. */
  wallets: Wallet[] | null
}

const icons: Record<MovementKind, LucideIcon> = {
  received: ArrowDownLeft,
  bought: Plus,
  sent: ArrowUpRight,
  sold: Minus,
}

const inWords = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const exactly = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' })

/** The last movements of an account that holds something. */
export function MovementsCard({ accountId, wallets }: MovementsCardProps) {
  const now = useMinute()
  const movements = wallets && sampleMovements(accountId, wallets, calendarDay(now))
  if (movements?.length === 0) return null
  return (
    <AccountCard title={texts.title}>
      <chakra.ul listStyleType="none" marginTop="-4" aria-hidden={movements ? undefined : true}>
        {movements
          ? movements.map((movement) => (
              <Movement key={movement.daysAgo} movement={movement} time={movementTime(movement, now)} />
            ))
          : ['9ch', '8ch', '10ch'].map((width) => (
              <Row
                key={width}
                mark={<Skeleton as="span" display="block" boxSize="10" borderRadius="full" />}
                name={<Skeleton as="span" width={width} />}
                time={<Skeleton as="span" width="8ch" />}
                amount={<Skeleton as="span" width="8ch" />}
                value={<Skeleton as="span" width="7ch" />}
              />
            ))}
      </chakra.ul>
    </AccountCard>
  )
}

type MovementProps = { movement: SampleMovement; time: Date }

function Movement({ movement: { kind, symbol, amount, value, daysAgo }, time }: MovementProps) {
  const isIn = isIncoming(kind)
  return (
    <Row
      mark={
        <Center
          boxSize="10"
          borderRadius="full"
          borderWidth="1px"
          borderColor="border"
          color={isIn ? 'gain' : 'fg.muted'}
          aria-hidden
        >
          <Icon as={icons[kind]} size="sm" />
        </Center>
      }
      name={`${texts.kinds[kind]} ${symbol}`}
      time={
        <time dir="ltr" dateTime={time.toISOString()} title={exactly.format(time)}>
          {inWords.format(-daysAgo, 'day')}
        </time>
      }
      amount={
        <chakra.span color={isIn ? 'gain' : 'fg'}>
          <FigureText>
            <ExactAmount figure={changedBy(wholeAmount(amount), !isIn)} /> {symbol}
          </FigureText>
        </chakra.span>
      }
      value={<ExactAmount figure={ownedDollars(value)} />}
    />
  )
}

type RowProps = Record<'mark' | 'name' | 'time' | 'amount' | 'value', ReactNode>

function Row({ mark, name, time, amount, value }: RowProps) {
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
      <chakra.div flexShrink="0">{mark}</chakra.div>
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
