import { drawn } from 'virtual:drawn-diagrams'
import { Alert } from '@chakra-ui/react/alert'
import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { type ReactNode, useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { MachineSeam } from '@/components/ui/MachineSeam'
import { Panel } from '@/components/ui/Panel'
import { unpackSteps } from '@/data/rules/stepLink'
import { createSession, type SessionView } from '../../models/createSession'
import { type Model, nameOf } from '../../models/model'
import { statechart } from '../../models/statechart'
import { endOf } from '../../models/steps'
import { readPlace, writePlace } from './address'
import { BareMachine } from './BareMachine'
import { Choice } from './Choice'
import { ClockControls } from './ClockControls'
import { ContextTree } from './ContextTree'
import { ChartText } from './diagram/ChartText'
import { DiagramView } from './diagram/DiagramView'
import { EventList } from './EventList'
import { eventChoices, modelsOf } from './examples'
import { holdFocus, keepFocus } from './keepFocus'
import { StageFrame } from './StageFrame'
import { Started } from './Started'
import { StepList } from './StepList'
import { subjects } from './subjects'

export type StepperProps = {
  /** The machine's id. */
  machine: string
}

const widths = [
  { value: '', name: 'As wide as there is room' },
  { value: '375', name: 'Phone, 375 px' },
  { value: '768', name: 'Tablet, 768 px' },
  { value: '1440', name: 'Desktop, 1440 px' },
]

/** A machine that can be stepped: the component that runs it, its statechart, and all that can happen to it. */
export function Stepper({ machine }: StepperProps) {
  const starts = modelsOf(machine, (name) => name in subjects)
  const [addressed] = useState(() => readPlace(starts))
  const [start, setStart] = useState(addressed.place?.start ?? starts[0]?.[0] ?? '')
  const model = starts.find(([name]) => name === start)?.[1]
  useEffect(() => () => writePlace(null), [])
  if (!model) return <Text>No model names the machine {machine}.</Text>
  return (
    <StepperBoard
      key={start}
      start={start}
      starts={starts.map(([name]) => name)}
      onStart={setStart}
      model={model}
      from={addressed.place?.start === start ? addressed.place : undefined}
      isDamaged={addressed.isDamaged}
    />
  )
}

type StepperBoardProps = {
  start: string
  starts: string[]
  onStart: (start: string) => void
  model: Model<AnyStateMachine>
  from: Parameters<typeof createSession>[1]
  isDamaged: boolean
}

function StepperBoard({
  start,
  starts,
  onStart,
  model: { machine, input },
  from,
  isDamaged,
}: StepperBoardProps) {
  const [session] = useState(() => createSession(machine, from))
  const view = useSyncExternalStore(session.subscribe, session.getView)
  const [width, setWidth] = useState<number | null>(null)
  const choices = useMemo(() => eventChoices(machine, (name) => name === start), [machine, start])
  const chart = useMemo(() => statechart(machine.root), [machine])
  const textId = useId()
  const Subject = subjects[start]
  const diagram = drawn.diagrams[machine.id]
  const { trail, steps, misfit, run, life, isBegun } = view
  const taken = trail.length - 1
  const current = trail.at(-1)

  useEffect(() => {
    if (isBegun) writePlace(steps.length > 0 ? { start, taken, steps: [...steps] } : null)
  }, [isBegun, start, taken, steps])

  const take = (step: AnyEventObject) => keepFocus(() => session.take(step))
  const goTo = (count: number) => {
    holdFocus()
    session.goTo(count)
    // Forward steps need no new component, which would give the focus back.
    if (session.getView().isBegun) keepFocus(() => {})
  }
  const marks = marksOf(view)
  const state = current ? nameOf(current.snapshot.value) : 'starting'
  return (
    <Stack gap="6" padding={{ base: '4', md: '6' }}>
      <Stack gap="3">
        <Text textStyle="eyebrow" color="brand.fg">
          {machine.id} machine
        </Text>
        <Heading as="h1" size="2xl" overflowWrap="anywhere">
          {state}
        </Heading>
        <HStack gap="2" wrap="wrap">
          {starts.length > 1 ? (
            <Choice
              label="Starting point"
              value={start}
              options={starts.map((name) => ({ value: name, name: `Start: ${name}` }))}
              onChoose={onStart}
            />
          ) : null}
          <Choice
            label="Shortest path"
            value=""
            options={[
              { value: '', name: 'Shortest path to…' },
              ...(drawn.presets[start] ?? []).map((preset) => ({ value: preset.steps, name: preset.state })),
            ]}
            onChoose={(packed) => {
              const path = unpackSteps(packed)
              holdFocus()
              if (path) session.open(path)
            }}
          />
          <Choice
            label="Width of the component"
            value={String(width ?? '')}
            options={widths}
            onChoose={(chosen) => setWidth(Number(chosen) || null)}
          />
          <CopyAddress />
        </HStack>
        <VisuallyHidden role="status">{`Now in ${state}, after ${taken} steps.`}</VisuallyHidden>
        {isDamaged ? (
          <Notice>The link is damaged: its steps cannot be read. This is the beginning.</Notice>
        ) : null}
        {misfit ? (
          <Notice>
            {`Step ${misfit.step} of the link, ${misfit.type}, no longer fits: ${misfit.reason} This is the state before it.`}
          </Notice>
        ) : null}
      </Stack>

      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="6">
        <Part title="Component">
          <StageFrame title={`The component that runs ${start}`} width={width}>
            <MachineSeam value={run.seam} key={life}>
              {Subject ? <Subject /> : <BareMachine machine={machine} input={input} />}
              <Started onStarted={() => keepFocus(session.begin)} />
            </MachineSeam>
          </StageFrame>
        </Part>
        <Part title="Statechart">
          <Stack gap="4">
            {diagram ? <DiagramView diagram={diagram} describedBy={textId} {...marks} /> : null}
            <details>
              <chakra.summary cursor="pointer" color="fg.muted">
                The statechart in words
              </chakra.summary>
              <chakra.div id={textId} paddingTop="3">
                <ChartText root={chart} {...marks} />
              </chakra.div>
            </details>
          </Stack>
        </Part>
      </Grid>

      {current ? (
        <Grid
          templateColumns={{
            base: 'minmax(0, 1fr)',
            lg: 'repeat(2, minmax(0, 1fr))',
            xl: 'repeat(3, minmax(0, 1fr))',
          }}
          gap="6"
          alignItems="start"
        >
          <Part title="Events">
            <EventList choices={choices.filter(isOwn)} snapshot={current.snapshot} onTake={take} />
          </Part>
          <Part title="Answers and timeouts">
            <Text textStyle="sm" color="fg.muted">
              What the machine runs does nothing by itself: until it is answered here, it never answers.
            </Text>
            <EventList
              choices={choices.filter((choice) => !isOwn(choice))}
              snapshot={current.snapshot}
              onTake={take}
            />
          </Part>
          <Stack gap="6">
            <Part title="Steps">
              <StepList machine={machine} steps={steps} taken={taken} onGoTo={goTo} />
            </Part>
            <Part title="Time">
              <ClockControls now={current.now} onTake={take} />
            </Part>
            <Part title="Context">
              <ContextTree
                value={current.snapshot.context}
                before={(trail.at(-2) ?? current).snapshot.context}
              />
            </Part>
          </Stack>
        </Grid>
      ) : null}
    </Stack>
  )
}

const isOwn = ({ type }: { type: string }) => endOf({ type }) === null && !type.startsWith('xstate.')

/** The active states and the ways of the last step, as the diagram marks them. */
function marksOf({ trail }: SessionView) {
  const last = trail.at(-1)
  const { snapshot, transitions = [] } = last ?? {}
  const active = new Set<string>()
  for (const leaf of snapshot ? nameOf(snapshot.value).split(' ') : []) {
    let id = snapshot?.machine.id ?? ''
    for (const part of leaf.split('.')) {
      id = `${id}.${part}`
      active.add(id)
    }
  }
  const isStep = trail.length > 1
  const ways = isStep
    ? transitions.map(({ source, target }) => `${source.id} ${target?.[0]?.id ?? null}`)
    : []
  return { active, taken: new Set(ways) }
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel>
      <Stack gap="4">
        <Heading as="h2" size="md">
          {title}
        </Heading>
        {children}
      </Stack>
    </Panel>
  )
}

const Notice = ({ children }: { children: ReactNode }) => (
  <Alert.Root status="warning">
    <Alert.Indicator />
    <Alert.Title>{children}</Alert.Title>
  </Alert.Root>
)

function CopyAddress() {
  const [isCopied, setCopied] = useState(false)
  return (
    <Button
      size="sm"
      variant="outline"
      onClick={() =>
        navigator.clipboard.writeText(window.location.href).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }
      onBlur={() => setCopied(false)}
    >
      <span role="status">{isCopied ? 'Link copied' : 'Copy link to this state'}</span>
    </Button>
  )
}
