import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { PartBoundaryContext } from 'fast-pages/source/src/react/PartBoundaryContext'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { AuthProvider } from '@/components/session/AuthContext'
import { system } from '@/theme/system'
import { signedOut } from '../workbench/frozenAuth'
import { StoryRouter } from '../workbench/StoryRouter'
import type { TextsByFile } from './packedTexts'
import { textsOf } from './textsOf'

type StoryFile = { default: { meta?: { path?: string } } } & Record<string, ComponentType>

/** The stories that show the site. The other ones say in their names what they are. */
const files = import.meta.glob<StoryFile>('../{screens,components}/*.stories.tsx', { eager: true })

/** What a story says without a browser; nothing where it needs one. */
function textsIn(Story: ComponentType, path: string | undefined): string[] {
  try {
    return textsOf(
      renderToString(
        <ChakraProvider value={system}>
          <AuthProvider auth={signedOut}>
            <StoryRouter path={path}>
              <PartBoundaryContext value={PartBoundary}>
                <Story />
              </PartBoundaryContext>
            </StoryRouter>
          </AuthProvider>
        </ChakraProvider>,
      ),
    )
  } catch {
    return []
  }
}

/** The texts of all stories, by files as the workbench names them. Lets others work in between: it takes a while. */
export async function readStories(): Promise<TextsByFile> {
  const texts: TextsByFile = {}
  for (const [file, { default: about, ...stories }] of Object.entries(files)) {
    const own: TextsByFile[string] = {}
    for (const [name, Story] of Object.entries(stories)) {
      own[name] = textsIn(Story, about.meta?.path)
      await new Promise((resolve) => setTimeout(resolve))
    }
    texts[file.replace('..', 'stories')] = own
  }
  return texts
}
