import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { inWords } from '../start/inWords'
import { isForThisPage } from '../workbench/isForThisPage'
import { addressWith, storyLink } from '../workbench/storyLink'
import { useSearch } from '../workbench/useSearch'
import { frameLink } from '../workbench/withChoices'
import { flows } from './flows'

/** A place in a flow: the number of a step, and that of one of its other ways or 0; `3.2` in the address. */
const placeIn = (search: string) => {
  const [step = 1, way = 0] = (new URLSearchParams(search).get('step') ?? '').split('.').map(Number)
  return { step: step || 1, way: way || 0 }
}

/** The address of a place. */
function addressOf(step: number, way = 0): string {
  const search = new URLSearchParams(window.location.search)
  search.set('step', way ? `${step}.${way}` : String(step))
  return addressWith(search)
}

/** A flow, step by step: the screen in a frame, and beside it the event and its alternatives. */
export function FlowPage({ id }: { id: string }) {
  const [search, read] = useSearch()
  const index = flows.findIndex((each) => each.id === id)
  const flow = flows[index]
  const next = flows[(index + 1) % flows.length]
  const place = placeIn(search)
  const number = flow?.steps[place.step - 1] ? place.step : 1
  const step = flow?.steps[number - 1]
  if (!flow || !next || !step) throw new Error(`There is no flow ${id}`)
  const ways = Object.entries(step.ways)
  const [sentence, story] = ways[place.way - 1] ?? [step.sentence, step.story]
  const isAside = sentence !== step.sentence
  const isLast = number === flow.steps.length
  const address = frameLink(story, search)
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isForThisPage(event)) return
    event.preventDefault()
    window.history.pushState(null, '', event.currentTarget.href)
    read()
  }

  return (
    <Grid templateColumns={{ lg: '24rem minmax(0, 1fr)' }} height={{ lg: '100dvh' }}>
      <Stack gap="5" padding={{ base: '4', md: '6' }} minHeight="0">
        <Stack gap="2">
          <Text textStyle="eyebrow" color="brand.fg">
            Flow
          </Text>
          <Heading as="h1">{inWords(flow.id)}</Heading>
          <Text color="fg.muted">{flow.about}</Text>
        </Stack>
        <Stack gap="3" role="status">
          <Text color="fg.muted">
            Step {number} of {flow.steps.length}
            {isAside ? `: ${step.sentence}` : null}
          </Text>
          <Text textStyle="lg" fontWeight="semibold">
            {sentence}
          </Text>
        </Stack>
        <HStack as="nav" aria-label="Steps back and forth" gap="3" wrap="wrap">
          <Button asChild variant="outline">
            {number === 1 && !isAside ? (
              <a href={storyLink('start-here--welcome')}>All flows</a>
            ) : (
              <a href={addressOf(isAside ? number : number - 1)} onClick={go}>
                Back
              </a>
            )}
          </Button>
          <Button asChild>
            {isLast ? (
              <a href={storyLink(`flows--${next.id}`)}>Next flow: {inWords(next.id)}</a>
            ) : (
              <a href={addressOf(number + 1)} onClick={go}>
                Next
              </a>
            )}
          </Button>
        </HStack>
        {/* What stands above stays in sight when one of the last is chosen. */}
        <Stack gap="3" minHeight="0" overflowY={{ lg: 'auto' }}>
          <Part title="All steps">
            <chakra.ol listStyle="decimal" paddingInlineStart="6">
              {flow.steps.map((each, at) => (
                <li key={each.sentence}>
                  <Place href={addressOf(at + 1)} isHere={at + 1 === number} onClick={go}>
                    {each.sentence}
                  </Place>
                </li>
              ))}
            </chakra.ol>
          </Part>
          {ways.length > 0 ? (
            <Part title={`What else can happen here (${ways.length})`}>
              <chakra.ul listStyle="none">
                {ways.map(([each], at) => (
                  <li key={each}>
                    <Place href={addressOf(number, at + 1)} isHere={each === sentence} onClick={go}>
                      {each}
                    </Place>
                  </li>
                ))}
              </chakra.ul>
            </Part>
          ) : null}
        </Stack>
      </Stack>
      {/* A frame of its own for each address: what changes its address would be a step for the browser's Back, too. */}
      <chakra.iframe
        key={address}
        src={address}
        title={`What is seen: ${sentence}`}
        width="full"
        height={{ base: '85dvh', lg: 'full' }}
        borderStartWidth={{ lg: '1px' }}
        borderTopWidth={{ base: '1px', lg: '0' }}
        borderColor="border.subtle"
      />
    </Grid>
  )
}

/** A list that is folded where it would stand before the frame. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen] = useState(() => window.matchMedia('(min-width: 64rem)').matches)
  return (
    <details open={isOpen} aria-label={title}>
      <chakra.summary cursor="pointer" paddingBlock="2" fontWeight="semibold">
        {title}
      </chakra.summary>
      {children}
    </details>
  )
}

type PlaceProps = {
  href: string
  isHere: boolean
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void
  children: string
}

const Place = ({ isHere, ...props }: PlaceProps) => (
  <chakra.a
    {...props}
    aria-current={isHere ? 'true' : undefined}
    display="block"
    paddingBlock="1.5"
    color={isHere ? 'fg' : 'brand.fg'}
    fontWeight={isHere ? 'semibold' : undefined}
    textDecoration={isHere ? undefined : 'underline'}
    textUnderlineOffset="0.2em"
  />
)
