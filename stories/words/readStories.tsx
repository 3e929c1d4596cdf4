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

/** What a story says without a browser; the error where it needs one. */
function textsIn(Story: ComponentType, path: string | undefined): string[] | Error {
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
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** What stories say, and why some cannot be read. */
export type ReadStories = { texts: TextsByFile; failures: string[] }

/** Reads all stories, by files as the workbench names them. Lets others work in between: it takes a while. */
export async function readStories(): Promise<ReadStories> {
  const texts: TextsByFile = {}
  const failures: string[] = []
  for (const [path, { default: about, ...stories }] of Object.entries(files)) {
    const file = path.replace('..', 'stories')
    const own: TextsByFile[string] = {}
    for (const [name, Story] of Object.entries(stories)) {
      const read = textsIn(Story, about.meta?.path)
      if (read instanceof Error) failures.push(`${file}, ${name}: ${read.stack ?? read.message}`)
      else own[name] = read
      await new Promise((resolve) => setTimeout(resolve))
    }
    texts[file] = own
  }
  return { texts, failures }
}
