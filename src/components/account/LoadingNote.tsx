import { Spinner } from '@chakra-ui/react/spinner'
import { HStack } from '@chakra-ui/react/stack'

/** Says that figures of a page are still on their way. */
export function LoadingNote() {
  return (
    <HStack role="status" gap="2" color="fg.muted" textStyle="sm">
      <Spinner size="sm" color="brand.solid" />
      Loading…
    </HStack>
  )
}
