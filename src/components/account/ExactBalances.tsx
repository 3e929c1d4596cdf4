import { DecimalsArrowLeft, DecimalsArrowRight } from 'lucide-react'
import { balancesExact } from '@/data/account/balancesExact'
import { AmountsButton } from './AmountsButton'

/** Shows every amount of the account with all its decimals, and shortened again. */
export function ExactBalances() {
  return (
    <AmountsButton
      name="Show exact amounts"
      choice={balancesExact}
      icons={[DecimalsArrowRight, DecimalsArrowLeft]}
    />
  )
}
