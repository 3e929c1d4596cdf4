import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { PartBoundaryContext } from '@king-exchange/fast-pages/react'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { AuthProvider } from '@/components/session/AuthContext'
import type { AuthActor } from '@/machines/authMachine'
import { system } from '@/theme/system'
import type { AppRouter } from './router'

export type AppProps = {
  auth: AuthActor
  router: AppRouter
  styles: EmotionCache
}

/** The whole site with its auth actor, its router and the cache of its styles, in the browser and for prerendering. */
export function App({ auth, router, styles }: AppProps) {
  return (
    <StrictMode>
      <CacheProvider value={styles}>
        <ChakraProvider value={system}>
          <PartBoundaryContext value={PartBoundary}>
            <AuthProvider auth={auth}>
              <RouterProvider router={router} />
            </AuthProvider>
          </PartBoundaryContext>
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>
  )
}
