import { useStoredChoice } from '@/components/ui/useStoredChoice'
import type { OwnedFigure } from '@/data/account/balances'
import { balancesExact } from '@/data/account/balancesExact'
import { balancesHidden } from '@/data/account/balancesHidden'
import { Amount } from './Amount'

export type ExactAmountProps = { figure: OwnedFigure }

/**
 * An amount that somebody owns. Where it is shortened, it has the exact one as its tooltip, and `balancesExact` shows it
 * in its place. Nothing of it is in the page while amounts are hidden.
 */
export function ExactAmount({ figure: { shown, exact, isExact } }: ExactAmountProps) {
  const isWanted = useStoredChoice(balancesExact) && !isExact
  if (useStoredChoice(balancesHidden)) return <Amount>{shown}</Amount>
  return (
    <span title={isExact || isWanted ? undefined : exact}>
      <Amount>{isWanted ? exact : shown}</Amount>
    </span>
  )
}
