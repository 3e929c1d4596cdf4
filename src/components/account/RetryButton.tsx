import { Button } from '@chakra-ui/react/button'

export type RetryButtonProps = { isRetrying: boolean; onRetry: () => void }

/** Repeats a read of a card. When it is removed, its focus goes to the heading of the card. */
export function RetryButton({ isRetrying, onRetry }: RetryButtonProps) {
  return (
    <Button
      ref={returnFocus}
      variant="outline"
      size="sm"
      minHeight="11"
      minWidth="28"
      // `disabled` would take the focus from the button.
      aria-disabled={isRetrying}
      onClick={onRetry}
    >
      {isRetrying ? 'Retrying...' : 'Retry'}
    </Button>
  )
}

/** Moves the focus from a removed button to the heading of its section. */
const returnFocus = (button: HTMLButtonElement) => () => {
  if (document.activeElement === button) button.closest('section')?.querySelector('h2')?.focus()
}
