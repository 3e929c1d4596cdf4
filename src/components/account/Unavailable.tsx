import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'

export type UnavailableProps = { what: string; isRetrying?: boolean; onRetry: () => void }

/** Stands where a figure could not be read; never a nought. */
export function Unavailable({ what, isRetrying = false, onRetry }: UnavailableProps) {
  return (
    <Stack gap="4" align="flex-start">
      <Text color="fg.muted">{what} could not be read just now.</Text>
      <Button
        ref={handOverFocus}
        variant="outline"
        size="sm"
        minHeight="11"
        minWidth="28"
        // A button that is `disabled` drops the focus.
        aria-disabled={isRetrying}
        onClick={isRetrying ? undefined : onRetry}
      >
        {isRetrying ? 'Retrying...' : 'Retry'}
      </Button>
    </Stack>
  )
}

/** When the button goes because its figure has come, the focus on it goes to the heading of its section. */
const handOverFocus = (button: HTMLButtonElement) => () => {
  if (document.activeElement === button) button.closest('section')?.querySelector('h2')?.focus()
}
