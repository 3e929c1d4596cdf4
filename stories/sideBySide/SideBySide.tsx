import { Field } from '@chakra-ui/react/field'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Input } from '@chakra-ui/react/input'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { findStories } from '../start/findStories'
import { allStories } from '../start/storyList'
import { setParameter } from '../workbench/storyLink'
import { useSearch } from '../workbench/useSearch'
import { frameLink } from '../workbench/withChoices'
import { besideOf, sides, storyNamed, titleOfStory } from './besideOf'

const Frame = chakra('iframe')

/** Two stories in one page, or one at two widths. The address holds both, so that it can be sent to a colleague. */
export function SideBySide() {
  const [search, read] = useSearch()
  const shown = besideOf(search)
  const choose = (parameter: string, value: string) => {
    setParameter(parameter, value)
    read()
  }
  const stories = allStories()
  return (
    <Stack gap="4" padding="4">
      <Heading as="h1" textStyle="item">
        Two stories side by side
      </Heading>
      <datalist id="stories-to-compare">
        {stories.map(({ id, group, name }) => (
          <option key={id} value={titleOfStory({ group, name })} />
        ))}
      </datalist>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        {sides.map((side, index) => {
          const { story = '', width = null } = shown[index] ?? {}
          const address = frameLink(story, search)
          return (
            <Stack key={side} gap="2" minWidth="0">
              <HStack gap="2" align="start">
                <StoryField side={side} story={story} onChoose={(id) => choose(side, id)} />
                <Field.Root width="8rem" flex="none">
                  <Field.Label>Width in pixels</Field.Label>
                  <Input
                    aria-label={`Width on the ${side} in pixels`}
                    type="number"
                    min="1"
                    placeholder="as it fits"
                    defaultValue={width ?? ''}
                    onChange={({ currentTarget: { value } }) => choose(`${side}Width`, value)}
                  />
                </Field.Root>
              </HStack>
              {story ? (
                <chakra.div overflowX="auto">
                  <Frame
                    // Another address in a frame that stays would be a step for the browser's Back.
                    key={address}
                    title={`The story on the ${side}`}
                    src={address}
                    width={width ? `${width}px` : 'full'}
                    maxWidth="none"
                    height="85vh"
                    borderWidth="1px"
                  />
                </chakra.div>
              ) : null}
            </Stack>
          )
        })}
      </Grid>
    </Stack>
  )
}

type StoryFieldProps = { side: string; story: string; onChoose: (id: string) => void }

/** Takes a story by its name or id; Enter takes the nearest. */
function StoryField({ side, story, onChoose }: StoryFieldProps) {
  const stories = allStories()
  const known = storyNamed(story, stories)
  const [text, setText] = useState(known ? titleOfStory(known) : story)
  const isName = storyNamed(text, stories) !== undefined
  const nearest = findStories(text, stories)[0]
  const choose = (typed: string, chosen = storyNamed(typed, stories)) => {
    setText(typed)
    onChoose(chosen?.id ?? '')
  }
  return (
    <Field.Root>
      <Field.Label>Story on the {side}</Field.Label>
      <Input
        list="stories-to-compare"
        placeholder="Screens / Login / Empty"
        value={text}
        onChange={({ currentTarget: { value } }) => choose(value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && !isName && nearest) choose(titleOfStory(nearest), nearest)
        }}
      />
      {text === '' || isName ? null : (
        <Field.HelperText role="status">
          {nearest ? `Enter shows ${titleOfStory(nearest)}.` : 'No story has such a name.'}
        </Field.HelperText>
      )}
    </Field.Root>
  )
}
