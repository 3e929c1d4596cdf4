import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { TrendMark } from '@/components/ui/TrendMark'
import { useStoredChoice } from '@/components/ui/useStoredChoice'
import { changedBy, ownedDollars } from '@/data/rules/balances'
import { formatChange } from '@/data/rules/figures'
import type { SampleHistory } from '@/data/rules/sampleHistory'
import { balancesHidden } from '@/data/stored/balancesHidden'
import { Amount } from './Amount'
import { ExactAmount } from './ExactAmount'

export type TodayChangeProps = Pick<SampleHistory, 'today'>

/** By how much the total has changed since yesterday; hidden with the amounts, its direction too. */
export function TodayChange({ today: { amount, percent } }: TodayChangeProps) {
  const isHidden = useStoredChoice(balancesHidden)
  const isLoss = amount.lt(0)
  return (
    <Text display="flex" flexWrap="wrap" columnGap="2" data-testid="today">
      <chakra.span color="fg.muted">Today</chakra.span>
      {isHidden ? (
        <span>
          <Amount>{''}</Amount>
        </span>
      ) : (
        <TrendMark isLoss={isLoss}>
          <ExactAmount figure={changedBy(ownedDollars(amount.abs()), isLoss)} /> ({formatChange(percent)})
        </TrendMark>
      )}
    </Text>
  )
}
