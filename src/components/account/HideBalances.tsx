import { Button } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { Eye, EyeOff } from 'lucide-react'
import { useStoredChoice } from '@/components/ui/useStoredChoice'
import { balancesHidden } from '@/data/browser/balancesHidden'

const name = 'Hide balances'

/** Hides and shows every amount of the account, on every page and in every tab of this browser. */
export function HideBalances() {
  const isHidden = useStoredChoice(balancesHidden)
  return (
    <Button
      type="button"
      variant="ghost"
      px="0"
      // Its touch target is higher than the line of the heading beside it.
      my="-3"
      color="fg.muted"
      aria-label={name}
      title={name}
      aria-pressed={isHidden}
      onClick={() => balancesHidden.write(!isHidden)}
    >
      <Icon as={isHidden ? EyeOff : Eye} strokeWidth="1.75" />
    </Button>
  )
}
