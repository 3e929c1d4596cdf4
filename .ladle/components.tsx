import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { Global } from '@emotion/react'
import type { GlobalProvider } from '@ladle/react'
import { useEffect } from 'react'
import '@/theme/fonts.css'
import { AuthProvider } from '@/components/session/AuthContext'
import { Toasts } from '@/components/toasts/Toasts'
import { toaster } from '@/components/toasts/toasterStore'
import { globalStyles } from '@/theme/globalStyles'
import { system } from '@/theme/system'
import { signedOut } from '../stories/workbench/frozenAuth'
import { StoryBoundary } from '../stories/workbench/StoryBoundary'
import { StoryFrame } from '../stories/workbench/StoryFrame'
import { StoryRouter } from '../stories/workbench/StoryRouter'

/**
 * The providers around every story: the theme, a signed-out visitor, the toasts, and links that lead nowhere. A story of
 * the whole site, with `isSite` in its meta, brings all but the theme itself.
 */
export const Provider: GlobalProvider = ({ children, globalState: { story }, storyMeta }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toasts are removed when the story changes.
  useEffect(() => () => toaster.remove(), [story])
  if (storyMeta?.isSite) {
    return (
      <ChakraProvider value={system}>
        <Global styles={globalStyles} />
        <StoryBoundary key={story}>
          <StoryFrame story={story}>{children}</StoryFrame>
        </StoryBoundary>
      </ChakraProvider>
    )
  }
  return (
    <ChakraProvider value={system}>
      <Global styles={globalStyles} />
      <AuthProvider auth={signedOut}>
        <Toasts />
        <StoryBoundary key={story}>
          <StoryRouter path={storyMeta?.path}>
            <StoryFrame story={story}>{children}</StoryFrame>
          </StoryRouter>
        </StoryBoundary>
      </AuthProvider>
    </ChakraProvider>
  )
}
