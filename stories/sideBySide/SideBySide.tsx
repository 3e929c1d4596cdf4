import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Input } from '@chakra-ui/react/input'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { allStories } from '../start/storyList'
import { addressWith } from '../workbench/storyLink'
import { besideOf, frameLink, sides } from './besideOf'

const Frame = chakra('iframe')

/** Two stories in one page, or one at two widths. The address holds both, so that it can be sent to a colleague. */
export function SideBySide() {
  const [shown, setShown] = useState(() => besideOf(window.location.search))
  const choose = (parameter: string, value: string) => {
    const search = new URLSearchParams(window.location.search)
    if (value) search.set(parameter, value)
    else search.delete(parameter)
    window.history.replaceState(window.history.state, '', addressWith(search))
    setShown(besideOf(window.location.search))
  }
  const stories = allStories()
  return (
    <Stack gap="4" padding="4">
      <Heading as="h1" size="lg">
        Two stories side by side
      </Heading>
      <datalist id="stories-to-compare">
        {stories.map(({ id, group, name }) => (
          <option key={id} value={id}>{`${group} / ${name}`}</option>
        ))}
      </datalist>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        {sides.map((side, index) => {
          const { story = '', width = null } = shown[index] ?? {}
          return (
            <Stack key={side} gap="2" minWidth="0">
              <HStack gap="2">
                <Input
                  aria-label={`Story on the ${side}`}
                  list="stories-to-compare"
                  placeholder="screens--login--empty"
                  defaultValue={story}
                  onChange={({ currentTarget: { value } }) => {
                    if (value === '' || stories.some(({ id }) => id === value)) choose(side, value)
                  }}
                />
                <Input
                  aria-label={`Width on the ${side} in pixels`}
                  type="number"
                  min="1"
                  width="7rem"
                  placeholder="all"
                  defaultValue={width ?? ''}
                  onChange={({ currentTarget: { value } }) => choose(`${side}Width`, value)}
                />
              </HStack>
              {story ? (
                <chakra.div overflowX="auto">
                  <Frame
                    title={`The story on the ${side}`}
                    src={frameLink(story, window.location.search)}
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
