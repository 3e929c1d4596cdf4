import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { nearStories } from './findStories'
import { StoryLink } from './StoryLink'
import { allStories } from './storyList'

/** In place of a story that does not exist: the ones that its address may have meant. */
export function MissingStory({ story }: { story: string }) {
  const near = nearStories(story, allStories())
  return (
    <Stack gap="6" padding={{ base: '4', md: '10' }} maxWidth="4xl" marginInline="auto">
      <Stack gap="3">
        <Text textStyle="eyebrow" color="brand.fg">
          The workbench
        </Text>
        <Heading as="h1" textStyle="view">
          There is no such story
        </Heading>
        <Text color="fg.muted" overflowWrap="anywhere">
          The address names <chakra.code fontFamily="mono">{story}</chakra.code>. It may have been renamed, or
          cut off on its way.
        </Text>
      </Stack>
      {near.length > 0 ? (
        <Stack as="section" gap="2">
          <Heading as="h2" textStyle="item">
            The nearest ones
          </Heading>
          <chakra.ul listStyle="none" margin="0" padding="0" columnGap="8" css={{ columns: '20rem' }}>
            {near.map(({ id, group, name }) => (
              <li key={id}>
                <StoryLink id={id}>
                  {group} / {name}
                </StoryLink>
              </li>
            ))}
          </chakra.ul>
        </Stack>
      ) : null}
      <Text>
        <StoryLink id="start-here--welcome">Search everything</StoryLink>
      </Text>
    </Stack>
  )
}
