import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { usePageHydrated } from '@king-exchange/fast-pages/react'
import { useLocation } from '@tanstack/react-router'
import { CrownOfLight } from '@/components/art/CrownOfLight'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { goHome, notFound } from '@/data/content/systemPages'
import { MessagePage } from './MessagePage'
import { NearPages } from './NearPages'

/** The page for an unknown address. */
export function NotFoundPage() {
  usePageHydrated()
  const { pathname } = useLocation()
  // The one document for all unknown addresses is for browsers without scripts.
  const asked = import.meta.env.SSR ? null : pathname
  return (
    <Stack gap="0" minH="inherit" overflow="hidden">
      <MessagePage
        title="Page not found"
        actions={
          <>
            <ButtonLink to="/">{goHome}</ButtonLink>
            <ButtonLink to="/contact" hash="questions" variant="outline">
              Help
            </ButtonLink>
          </>
        }
      >
        {notFound.before}{' '}
        {asked === null ? (
          notFound.thisAddress
        ) : (
          <chakra.strong color="fg" overflowWrap="anywhere">
            {asked}
          </chakra.strong>
        )}
        . {notFound.after}
      </MessagePage>
      {asked === null ? null : <NearPages asked={asked} />}
      <CrownOfLight flex="1 0 16rem" maxH="40rem" mt="auto" width="full" />
    </Stack>
  )
}
