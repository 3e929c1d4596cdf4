import { Button } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { Eye, EyeOff, type LucideIcon } from 'lucide-react'
import { useStoredChoice } from '@/components/ui/useStoredChoice'
import { balancesHidden } from '@/data/account/balancesHidden'
import type { StoredChoice } from '@/data/site/storedChoice'

export type AmountsButtonProps = {
  name: string
  choice: StoredChoice<boolean>
  /** Its icon while it is not pressed, and while it is. */
  icons: readonly [released: LucideIcon, pressed: LucideIcon]
}

/** A button beside a heading that switches how every amount of the account is shown, on every page and in every tab. */
export function AmountsButton({ name, choice, icons: [released, pressed] }: AmountsButtonProps) {
  const isPressed = useStoredChoice(choice)
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
      aria-pressed={isPressed}
      onClick={() => choice.write(!isPressed)}
    >
      <Icon as={isPressed ? pressed : released} strokeWidth="1.75" />
    </Button>
  )
}

/** Hides and shows every amount of the account. */
export function HideBalances() {
  return <AmountsButton name="Hide balances" choice={balancesHidden} icons={[Eye, EyeOff]} />
}
