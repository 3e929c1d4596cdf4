import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Panel } from '@/components/ui/Panel'
import { StoryLink } from './StoryLink'
import { StorySearch } from './StorySearch'
import type { StoryEntry } from './storyList'
import { useStories } from './useStories'

/** The rooms of the workbench in the order in which one visits them. */
const rooms = [
  { room: 'Screens', about: 'Every page of the site, in every state that a visitor can meet.' },
  { room: 'Journeys', about: 'Whole stories, such as a sign-up, stepped through the real site.' },
  {
    room: 'Stepper',
    about:
      'Each machine in each of its states, with its component and its diagram: press what happens, go back.',
  },
  { room: 'Components', about: 'The parts of which pages are made.' },
  {
    room: 'Workbench',
    about: 'The coverage map: which state answers which event, and why it ignores the others.',
  },
]

/** The first page of the workbench: what is here, and a search over all of it. */
export function StartPage() {
  const { stories, problem } = useStories()
  return (
    <Stack gap="10" padding={{ base: '4', md: '10' }} maxWidth="6xl" marginInline="auto">
      <Stack gap="3">
        <Text textStyle="eyebrow" color="brand.fg">
          The workbench
        </Text>
        <Heading as="h1" textStyle="page">
          Every screen, every state
        </Heading>
        <Text color="fg.muted" maxWidth="2xl">
          Everything the site can show, each by itself and at an address that can be sent to a colleague.
          Nothing here needs a network, a password or luck. Width, theme, motion, live data and text size are
          chosen in the column of stories and tools.
        </Text>
      </Stack>
      <StorySearch stories={stories} problem={problem} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        {rooms.map(({ room, about }) => (
          <Room
            key={room}
            room={room}
            about={about}
            stories={stories.filter((story) => story.room === room)}
          />
        ))}
      </Grid>
    </Stack>
  )
}

type RoomProps = { room: string; about: string; stories: StoryEntry[] }

function Room({ room, about, stories }: RoomProps) {
  const groups = new Map<string, { id: string; count: number }>()
  for (const { group, id, name } of stories) {
    const key = group === room ? name : group.slice(room.length + 3)
    const known = groups.get(key)
    groups.set(key, { id: known?.id ?? id, count: (known?.count ?? 0) + 1 })
  }
  return (
    <Panel>
      <Stack gap="4">
        <Stack gap="1">
          <Heading as="h2" size="lg">
            {room}
          </Heading>
          <Text color="fg.muted">{about}</Text>
        </Stack>
        <chakra.ul display="flex" flexWrap="wrap" columnGap="4" listStyle="none" margin="0" padding="0">
          {[...groups].map(([name, { id, count }]) => (
            <li key={name}>
              <StoryLink id={id}>{count > 1 ? `${name} (${count})` : name}</StoryLink>
            </li>
          ))}
        </chakra.ul>
      </Stack>
    </Panel>
  )
}
