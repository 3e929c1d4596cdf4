import { Stack } from '@chakra-ui/react/stack'
import { CrownOfLight } from '@/components/art/CrownOfLight'
import { useAliveMark } from '@/components/loading/useAliveMark'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { MessagePage } from './MessagePage'

/** The page for an unknown address. */
export function NotFoundPage() {
  useAliveMark()
  return (
    <Stack gap="0" justify="space-between" minH="inherit">
      <MessagePage
        title="There is no page here"
        actions={
          <>
            <ButtonLink to="/">Go to the home page</ButtonLink>
            <ButtonLink to="/market" variant="outline">
              See the market
            </ButtonLink>
          </>
        }
      >
        The address may be mistyped, or the page may have moved.
      </MessagePage>
      <CrownOfLight display="block" width="full" maxW="4xl" mx="auto" opacity="0.4" />
    </Stack>
  )
}
