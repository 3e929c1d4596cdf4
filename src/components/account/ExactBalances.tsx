import { Button } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { DecimalsArrowLeft, DecimalsArrowRight } from 'lucide-react'
import { useStoredChoice } from '@/components/ui/useStoredChoice'
import { balancesExact } from '@/data/browser/balancesExact'

const name = 'Show exact amounts'

/** Shows every amount of the account with all its decimals, and shortened again. */
export function ExactBalances() {
  const isExact = useStoredChoice(balancesExact)
  return (
    <Button
      type="button"
      variant="ghost"
      px="0"
      my="-3"
      color="fg.muted"
      aria-label={name}
      title={name}
      aria-pressed={isExact}
      onClick={() => balancesExact.write(!isExact)}
    >
      <Icon as={isExact ? DecimalsArrowLeft : DecimalsArrowRight} strokeWidth="1.75" />
    </Button>
  )
}
