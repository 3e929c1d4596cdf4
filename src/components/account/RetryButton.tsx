import { Button } from '@chakra-ui/react/button'
import { leaveFocusToHeading } from '@/components/ui/sectionHeading'

export type RetryButtonProps = { isRetrying: boolean; onRetry: () => void }

/** Repeats a read of a card. When it is removed, its focus goes to the heading of the card. */
export function RetryButton({ isRetrying, onRetry }: RetryButtonProps) {
  return (
    <Button
      ref={leaveFocusToHeading}
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
