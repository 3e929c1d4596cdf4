import { PartBoundaryContext } from '@king-exchange/fast-pages/react'
import type { ReactNode } from 'react'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { AuthProvider } from '@/components/session/AuthContext'
import { Toasts } from '@/components/toasts/Toasts'
import { type Choices, Chosen } from './Chosen'
import { signedOut } from './frozenAuth'
import { StoryBoundary } from './StoryBoundary'
import { StoryFrame } from './StoryFrame'
import { StoryRouter } from './StoryRouter'

export type StoryProvidersProps = {
  /** The story's id. */
  story: string
  /** The story's address on the site. */
  path: string | undefined
  choices: Partial<Choices>
  children: ReactNode
}

/** Context of every story inside the theme: a signed-out visitor, the toasts, and links that lead to stories. */
export function StoryProviders({ story, path, choices, children }: StoryProvidersProps) {
  return (
    <AuthProvider auth={signedOut}>
      <Toasts />
      <StoryBoundary key={story}>
        <StoryRouter path={path}>
          <Chosen {...choices}>
            <StoryFrame story={story}>
              <PartBoundaryContext value={PartBoundary}>{children}</PartBoundaryContext>
            </StoryFrame>
          </Chosen>
        </StoryRouter>
      </StoryBoundary>
    </AuthProvider>
  )
}
