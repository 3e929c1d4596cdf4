import { stories } from 'virtual:generated-list'
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { Global } from '@emotion/react'
import { ActionType, type ArgTypes, type GlobalProvider, ModeState } from '@ladle/react'
import { useEffect } from 'react'
import '@/theme/fonts.css'
import '@king-exchange/fast-pages/styles.css'
import './frame.css'
import { toaster } from '@/components/toasts/Toasts'
import { system } from '@/theme/system'
import { MissingStory } from '../stories/start/MissingStory'
import type { Choices } from '../stories/workbench/Chosen'
import { ColumnButton } from '../stories/workbench/ColumnButton'
import { FollowedTheme } from '../stories/workbench/FollowedTheme'
import { LeadingLinks } from '../stories/workbench/LeadingLinks'
import '../stories/workbench/storyHistory'
import { SpelledNames } from '../stories/workbench/SpelledNames'
import { StoryBoundary } from '../stories/workbench/StoryBoundary'
import { StoryFrame } from '../stories/workbench/StoryFrame'
import { StoryProviders } from '../stories/workbench/StoryProviders'
import { storyStyles } from '../stories/workbench/storyStyles'
import { WayOut } from '../stories/workbench/WayOut'
import { aloneAtWidth } from '../stories/workbench/withChoices'
import '../stories/workbench/wholeOnPaper'

/** The toolbar's choices, beside the width: they hold for every story, and are kept in the address. */
export const argTypes: ArgTypes<Choices> = {
  motion: {
    name: 'Motion',
    options: ['as the system wants', 'stopped'],
    control: { type: 'inline-radio' },
    defaultValue: 'as the system wants',
  },
  liveData: {
    name: 'Live data',
    options: ['paused', 'live'],
    control: { type: 'inline-radio' },
    defaultValue: 'paused',
  },
  textSize: {
    name: 'Text size',
    options: ['normal', 'larger', 'twice as large'],
    control: { type: 'inline-radio' },
    defaultValue: 'normal',
  },
}

/**
 * The providers around every story: the theme, a signed-out visitor, the toasts, and links that lead to stories. In place
 * of a story that does not exist stand the nearest ones.
 */
export const Provider: GlobalProvider = ({ children, globalState, dispatch, storyMeta }) => {
  const { story, mode, width, control, controlInitialized } = globalState
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toasts are removed when the story changes.
  useEffect(() => () => toaster.remove(), [story])
  // When the browser's Back changes the story, the workbench waits in vain for choices that it has, and shows nothing.
  // At the beginning it has none: they are read from the address.
  const hasChoices = Object.keys(control).length > 0
  useEffect(() => {
    if (hasChoices && !controlInitialized) dispatch({ type: ActionType.UpdateControlIntialized, value: true })
  }, [hasChoices, controlInitialized, dispatch])
  return (
    <ChakraProvider value={system}>
      <Global styles={storyStyles} />
      {mode === ModeState.Preview ? <WayOut /> : <ColumnButton />}
      <FollowedTheme />
      <LeadingLinks />
      <SpelledNames key={mode} />
      {mode === ModeState.Preview && width > 0 ? (
        <iframe className="narrow" title={`Story ${story}`} src={aloneAtWidth()} style={{ width }} />
      ) : Object.hasOwn(stories, story) ? (
        <StoryProviders
          story={story}
          path={storyMeta?.path}
          choices={{
            motion: control.motion?.value,
            liveData: control.liveData?.value,
            textSize: control.textSize?.value,
          }}
        >
          {children}
        </StoryProviders>
      ) : (
        <StoryBoundary key={story}>
          <StoryFrame story={story}>
            <MissingStory story={story} />
          </StoryFrame>
        </StoryBoundary>
      )}
    </ChakraProvider>
  )
}
