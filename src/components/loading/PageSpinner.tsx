import { Center } from '@chakra-ui/react/center'
import { Spinner } from '@chakra-ui/react/spinner'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'

/** A spinner that fills a page while it is loading. */
export function PageSpinner() {
  return (
    <Center minH="50dvh" role="status">
      <Spinner size="lg" color="brand.drawn" />
      <VisuallyHidden>Loading…</VisuallyHidden>
    </Center>
  )
}
