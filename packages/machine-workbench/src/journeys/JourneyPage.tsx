import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useRef } from 'react'
import type { StageQuery } from '../stage/stageAddress.ts'
import { CallList } from './CallList.tsx'
import { Controls, type NextJourney } from './Controls.tsx'
import type { Journey } from './journey.ts'
import { StageFrame, useStageWidth } from './StageFrame.tsx'
import { StepList } from './StepList.tsx'
import { useJourney } from './useJourney.ts'
import { usePanelKept } from './usePanelKept.ts'

const gutter = { base: '4', md: '6' }

export type JourneyPageProps = {
  journey: Journey
  /** The query of the story in which `openStage` opens the site. */
  query: StageQuery
  /** What is offered at the journey's end. */
  nextJourney?: NextJourney
  /** The colour of what is active: a palette of the theme. */
  palette?: string
}

/** A journey: its steps and the answers to them on one side, the site on its stage on the other. */
export function JourneyPage({ journey, query, nextJourney, palette = 'blue' }: JourneyPageProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const panel = useJourney(journey, query, frame)
  const kept = usePanelKept(panel.state.matches('walking'), frame)
  const [width, setWidth] = useStageWidth()
  const { path, loadedRun, exchanges } = panel.state.context
  return (
    <Grid
      as="main"
      colorPalette={palette}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 23rem) minmax(0, 1fr)' }}
      templateRows={{ lg: 'minmax(0, 1fr)' }}
      height={{ lg: '100dvh' }}
      {...kept}
    >
      <Stack gap="4" pt="5" minW="0" minH="0">
        <Stack gap="2" px={gutter}>
          <Text textStyle="sm" fontWeight="semibold" color="colorPalette.fg">
            Journey
          </Text>
          <Heading as="h1" size="lg">
            {journey.name}
          </Heading>
          <Text color="fg.muted" textStyle="sm">
            {journey.about}
          </Text>
        </Stack>
        <chakra.div px={gutter}>
          <Controls panel={panel} nextJourney={nextJourney} />
        </chakra.div>
        <Stack
          role="region"
          aria-label="Steps and calls"
          tabIndex={0}
          gap="6"
          flex="1"
          minH="0"
          maxH={{ base: '34dvh', lg: 'none' }}
          overflowY="auto"
          px={gutter}
          pt="3"
          pb="3"
          borderTopWidth="1px"
          borderColor="border.subtle"
          focusVisibleRing="inside"
        >
          <StepList panel={panel} />
          <CallList exchanges={exchanges} line={panel.line} />
          <RunsThrough journey={journey} />
        </Stack>
      </Stack>
      <StageFrame
        key={loadedRun}
        ref={frame}
        name={journey.name}
        address={panel.stageAddress}
        path={path}
        width={width}
        onWidth={setWidth}
      />
    </Grid>
  )
}

function RunsThrough({ journey: { machines, screens } }: Pick<JourneyPageProps, 'journey'>) {
  return (
    <Stack as="section" gap="1" textStyle="xs" color="fg.subtle" aria-label="What it runs through">
      <Text textStyle="xs">Machines: {machines.join(', ')}</Text>
      <Text textStyle="xs">Screens: {screens.join(', ')}</Text>
    </Stack>
  )
}
