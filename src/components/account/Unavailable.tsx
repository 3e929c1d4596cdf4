import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'

export type UnavailableProps = { what: string; onRetry: () => void }

/** Stands where a figure could not be read; never a nought. */
export function Unavailable({ what, onRetry }: UnavailableProps) {
  return (
    <Stack gap="3" align="flex-start">
      <Text color="fg.muted">{what} could not be read just now.</Text>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Retry
      </Button>
    </Stack>
  )
}
