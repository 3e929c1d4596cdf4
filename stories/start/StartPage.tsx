import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Panel } from '@/components/ui/Panel'
import { findEntries } from '@/data/rules/findEntries'
import { storyLink } from '../workbench/storyLink'
import { loadStories, type StoryEntry } from './storyList'

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

const Link = chakra('a')

/** The first page of the workbench: what is here, and a search over all of it. */
export function StartPage() {
  const [stories, setStories] = useState<StoryEntry[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    loadStories().then(setStories, (error: Error) => setProblem(error.message))
  }, [])
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
          Nothing here needs a network, a password or luck. Width, motion, live data and text size are chosen
          in the toolbar at the bottom.
        </Text>
      </Stack>
      <Search stories={stories} problem={problem} />
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

type SearchProps = { stories: StoryEntry[]; problem: string | null }

function Search({ stories, problem }: SearchProps) {
  const id = useId()
  const [text, setText] = useState('')
  const isAsked = text.trim() !== ''
  const found = isAsked ? findEntries(text, stories) : []
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <Stack gap="4" maxWidth="2xl">
      <Stack gap="2">
        <label htmlFor={id}>Search all stories</label>
        <Input
          id={id}
          type="search"
          placeholder="expired link"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Stack>
      <Text role="status" textStyle="sm" color={problem ? 'fg.error' : 'fg.muted'}>
        {problem ?? (isAsked ? `${count} found` : `${stories.length} stories`)}
      </Text>
      {found.map(({ group, entries }) => (
        <StoryLinks key={group} title={group} entries={entries} />
      ))}
    </Stack>
  )
}

type StoryLinksProps = { title: string; entries: StoryEntry[] }

function StoryLinks({ title, entries }: StoryLinksProps) {
  return (
    <Stack gap="1">
      <Text textStyle="sm" color="fg.muted">
        {title}
      </Text>
      <chakra.ul listStyle="none" margin="0" padding="0">
        {entries.map(({ id, name }) => (
          <li key={id}>
            <StoryLink id={id}>{name}</StoryLink>
          </li>
        ))}
      </chakra.ul>
    </Stack>
  )
}

const StoryLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <Link
    href={storyLink(id)}
    display="inline-block"
    paddingBlock="1"
    color="brand.fg"
    textDecoration="underline"
    textUnderlineOffset="0.2em"
  >
    {children}
  </Link>
)

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
