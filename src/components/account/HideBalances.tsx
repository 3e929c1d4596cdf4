import { Eye, EyeOff } from 'lucide-react'
import { balancesHidden } from '@/data/account/balancesHidden'
import { AmountsButton } from './AmountsButton'

/** Hides and shows every amount of the account. */
export function HideBalances() {
  return <AmountsButton name="Hide balances" choice={balancesHidden} icons={[Eye, EyeOff]} />
}
