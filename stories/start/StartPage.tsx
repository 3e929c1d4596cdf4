import { drawn } from 'virtual:drawn-machines'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/Panel'
import { flows } from '../flows/flows'
import { machineInWords, stateInWords } from '../workbench/stateInWords'
import { stateId, stepperOf } from '../workbench/storyLink'
import { inWords } from './inWords'
import { StoryLink } from './StoryLink'
import { StorySearch } from './StorySearch'
import { allStories } from './storyList'

/** The first page of the workbench: a search, and its content in three lists. */
export function StartPage() {
  return (
    <Stack gap="10" padding={{ base: '4', md: '10' }} maxWidth="6xl" marginInline="auto">
      <Stack gap="3">
        <Text textStyle="eyebrow" color="brand.fg">
          The workbench
        </Text>
        <Heading as="h1" textStyle="view">
          Every screen, every state
        </Heading>
        <Text color="fg.muted" maxWidth="2xl">
          Everything the site can show, each by itself and at an address that can be sent to a colleague.
          Nothing here needs a network, a password or luck. Width, theme, motion, live data and text size are
          chosen in the column of stories and tools.
        </Text>
      </Stack>
      <StorySearch />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }} gap="5">
        <List title="Flows" about="What happens to a visitor, step by step, and what else can.">
          {flows.map(({ id, about }) => (
            <li key={id}>
              <StoryLink id={`flows--${id}`}>{inWords(id)}</StoryLink>
              <Text textStyle="sm" color="fg.muted">
                {about}
              </Text>
            </li>
          ))}
        </List>
        <List
          title="Screens"
          about="Every page, in every state that a visitor can meet. The parts of which pages are made stand in the column."
        >
          {screens().map(({ id, name, count }) => (
            <li key={id}>
              <StoryLink id={id}>{count > 1 ? `${name} (${count})` : name}</StoryLink>
            </li>
          ))}
          <li>
            <StoryLink id="workbench--texts--toasts-errors-and-notices">
              All texts of toasts, errors and notices
            </StoryLink>
          </li>
          <li>
            <StoryLink id="workbench--side-by-side--two-stories">Two stories side by side</StoryLink>
          </li>
        </List>
        <List title="Machines" about="Each in each of its states, with its component and its diagram.">
          {Object.entries(drawn.states).map(([machine, states]) => (
            <li key={machine}>
              <Machine machine={machine} states={states} />
            </li>
          ))}
          <li>
            <StoryLink id="workbench--coverage-map--every-machine">What each answers in each state</StoryLink>
          </li>
        </List>
      </Grid>
    </Stack>
  )
}

/** The pages, each with its first story and how many it has. */
function screens() {
  const pages = new Map<string, { id: string; name: string; count: number }>()
  for (const { id, group } of allStories()) {
    const [room, name] = group.split(' / ')
    if (room !== 'Screens' || !name) continue
    const page = pages.get(name) ?? { id, name, count: 0 }
    page.count += 1
    pages.set(name, page)
  }
  return [...pages.values()]
}

type ListProps = { title: string; about: string; children: ReactNode }

const List = ({ title, about, children }: ListProps) => (
  <Panel as="section">
    <Stack gap="4">
      <Stack gap="1">
        <Heading as="h2" textStyle="item">
          {title}
        </Heading>
        <Text color="fg.muted">{about}</Text>
      </Stack>
      <chakra.ul display="grid" gap="1" listStyle="none">
        {children}
      </chakra.ul>
    </Stack>
  </Panel>
)

const Machine = ({ machine, states }: { machine: string; states: string[] }) => (
  <details aria-label={machineInWords(machine)}>
    <chakra.summary cursor="pointer" paddingBlock="1">
      {machineInWords(machine)} ({states.length})
    </chakra.summary>
    <chakra.ul listStyle="none" paddingInlineStart="4">
      <li>
        <StoryLink id={stepperOf(machine)}>From its beginning</StoryLink>
      </li>
      {states.map((state) => (
        <li key={state}>
          <StoryLink id={stateId(machine, state)}>{stateInWords(machine, state)}</StoryLink>
        </li>
      ))}
    </chakra.ul>
  </details>
)
