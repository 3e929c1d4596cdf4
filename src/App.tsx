import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { AuthProvider } from '@/components/session/AuthContext'
import type { AuthActor } from '@/machines/authMachine'
import { system } from '@/theme/system'
import type { AppRouter } from './router'

export type AppProps = { auth: AuthActor; router: AppRouter }

/** The whole site with its auth actor and its router, in the browser and for prerendering. */
export function App({ auth, router }: AppProps) {
  return (
    <StrictMode>
      <ChakraProvider value={system}>
        <AuthProvider auth={auth}>
          <RouterProvider router={router} />
        </AuthProvider>
      </ChakraProvider>
    </StrictMode>
  )
}
