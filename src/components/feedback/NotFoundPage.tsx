import { Stack } from '@chakra-ui/react/stack'
import { CrownOfLight } from '@/components/art/CrownOfLight'
import { useAliveMark } from '@/components/loading/useAliveMark'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Notice } from './Notice'

/** What an unknown address shows. */
export function NotFoundPage() {
  useAliveMark()
  return (
    <Stack gap="0" justify="space-between" minHeight="inherit">
      <Notice
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
      </Notice>
      <CrownOfLight display="block" width="full" maxW="4xl" mx="auto" opacity="0.4" />
    </Stack>
  )
}
