import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Input } from '@chakra-ui/react/input'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { allStories } from '../start/storyList'
import { addressWith } from '../workbench/storyLink'
import { useSearch } from '../workbench/useSearch'
import { frameLink } from '../workbench/withChoices'
import { besideOf, sides } from './besideOf'

const Frame = chakra('iframe')

/** Two stories in one page, or one at two widths. The address holds both, so that it can be sent to a colleague. */
export function SideBySide() {
  const [search, read] = useSearch()
  const shown = besideOf(search)
  const choose = (parameter: string, value: string) => {
    const changed = new URLSearchParams(window.location.search)
    if (value) changed.set(parameter, value)
    else changed.delete(parameter)
    window.history.replaceState(window.history.state, '', addressWith(changed))
    read()
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
          const address = frameLink(story, search)
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
