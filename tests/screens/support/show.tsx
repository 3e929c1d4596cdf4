import { ChakraProvider } from '@chakra-ui/react/styled-system'
import createCache from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import type { Story, StoryDefault } from '@ladle/react'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { toaster } from '@/components/toasts/Toasts'
import { globalStyles } from '@/theme/globalStyles'
import { system } from '@/theme/system'
import '@/theme/fonts.css'
import '@king-exchange/fast-pages/styles.css'
import type { Choices } from '../../../stories/workbench/Chosen'
import { StoryProviders } from '../../../stories/workbench/StoryProviders'

// As in a build, all rules in one element: else each has its own, and axe reads some thousand of them with every story.
const styles = createCache({ key: 'css', speedy: true })

/** The time of day in stories, which stands still. */
export const StoryDate = Date

/** A file of stories, as `import * as` gives it. */
export type StoryFile = { default: StoryDefault }

type NameIn<File> = Exclude<keyof File, 'default'> & string

export type ShowOptions = Partial<Choices> & {
  /** In CSS pixels. */
  width?: number
  height?: number
  theme?: 'dark' | 'light'
  /** The address that the story is shown at, if not its own. */
  path?: string
}

/**
 * Shows a story alone in the window, in place of the one before, with what the workbench puts around it and without
 * motion, and waits until it is rendered with its typefaces. The window has 1440 by 900 pixels unless the options say
 * something else.
 * @throws if the story throws
 */
export async function show<File extends StoryFile>(
  file: File,
  name: NameIn<File>,
  { width = 1440, height = 900, theme = 'dark', path, ...choices }: ShowOptions = {},
): Promise<void> {
  await cleanup()
  delete document.documentElement.dataset.shownStory
  toaster.remove()
  const Shown = file[name] as Story<object>
  const meta = { ...file.default.meta, ...Shown.meta }
  await page.viewport(width, height)
  document.documentElement.dataset.theme = theme
  await render(
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <Global styles={globalStyles} />
        <StoryProviders story={name} path={path ?? meta.path} choices={{ motion: 'stopped', ...choices }}>
          <Shown {...Shown.args} />
        </StoryProviders>
      </ChakraProvider>
    </CacheProvider>,
  )
  const isShown = () =>
    document.documentElement.dataset.shownStory === name || document.querySelector('[data-story-error]')
  await vi.waitUntil(isShown, { timeout: 60_000, interval: 5 })
  await document.fonts.ready
  expect(document.querySelector('[data-story-error]')?.textContent, 'what it throws').toBeUndefined()
}

/** The errors that were logged since the test began. */
export const loggedErrors: string[] = []

/** Collects the errors of a test in `loggedErrors`, and empties the browser's list of requests. */
export function beginTest(): void {
  loggedErrors.length = 0
  performance.clearResourceTimings()
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    loggedErrors.push(words.map(String).join(' '))
  })
}

/** Leaves the window as it was before a test. */
export async function clearAway(): Promise<void> {
  await cleanup()
  toaster.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.adoptedStyleSheets = []
  for (const { name } of [...document.documentElement.attributes]) {
    if (name !== 'lang') document.documentElement.removeAttribute(name)
  }
}
