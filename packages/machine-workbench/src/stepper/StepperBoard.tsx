import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { createSession } from '../createSession.ts'
import { ChartText } from '../diagram/ChartText.tsx'
import { DiagramView } from '../diagram/DiagramView.tsx'
import type { Drawn } from '../diagram/drawAll.ts'
import { type Model, nameOf } from '../model.ts'
import { MachineSeam } from '../seam.ts'
import { statechart } from '../statechart.ts'
import { sentencesOf } from '../workbench.ts'
import { writePlace } from './address.ts'
import { BareMachine } from './BareMachine.tsx'
import { holdFocus, keepFocus } from './keepFocus.ts'
import { marksOf } from './marksOf.ts'
import { Part } from './Part.tsx'
import { StageFrame } from './StageFrame.tsx'
import { Started } from './Started.tsx'
import { StepperHead } from './StepperHead.tsx'
import { StepperPanel } from './StepperPanel.tsx'
import { useOutcome } from './useOutcome.ts'
import { useWorkbench } from './workbenchContext.ts'

export type StepperBoardProps = {
  start: string
  starts: string[]
  onStart: (start: string) => void
  model: Model<AnyStateMachine>
  drawn: Drawn
  /** The component that runs the machine, if there is one. */
  Subject: ComponentType | undefined
  Surroundings: ComponentType<{ children: ReactNode }>
  from: Parameters<typeof createSession>[2]
  isDamaged: boolean
}

/** One starting point of a machine: its head, its component beside its statechart, and its panel. */
export function StepperBoard({
  start,
  starts,
  onStart,
  model: { machine, input },
  drawn,
  Subject,
  Surroundings,
  from,
  isDamaged,
}: StepperBoardProps) {
  const workbench = useWorkbench()
  const [session] = useState(() => createSession(machine, workbench.clock, from))
  const view = useSyncExternalStore(session.subscribe, session.getView)
  const [width, setWidth] = useState<number | null>(null)
  const chart = useMemo(() => statechart(machine.root), [machine])
  const textId = useId()
  const stage = useRef<HTMLDivElement>(null)
  const sentences = sentencesOf(workbench.models, machine.id)
  const outcome = useOutcome(view, stage, Subject !== undefined)
  const diagram = drawn.diagrams[machine.id]
  const { trail, steps, misfit, run, life, isBegun } = view
  const taken = trail.length - 1
  const current = trail.at(-1)

  useEffect(() => {
    if (isBegun) writePlace(workbench, steps.length > 0 ? { start, taken, steps: [...steps] } : null)
  }, [workbench, isBegun, start, taken, steps])

  const take = (step: AnyEventObject) => keepFocus(() => session.take(step))
  const goTo = (count: number) => {
    holdFocus()
    session.goTo(count)
    // Forward steps need no new component, which would give the focus back.
    if (session.getView().isBegun) keepFocus(() => {})
  }
  const marks = marksOf(view)
  return (
    <Stack gap="6" padding={{ base: '4', md: '6' }}>
      <StepperHead
        machine={machine.id}
        presets={drawn.presets[start] ?? []}
        state={current ? nameOf(current.snapshot.value) : 'starting'}
        sentences={sentences}
        outcome={outcome}
        taken={taken}
        start={start}
        starts={starts}
        onStart={onStart}
        onOpen={(path) => {
          holdFocus()
          session.open(path)
        }}
        width={width}
        onWidth={setWidth}
        misfit={misfit}
        isDamaged={isDamaged}
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="6">
        <Part title="Component">
          <div ref={stage}>
            <StageFrame title={`The component that runs ${start}`} width={width} Surroundings={Surroundings}>
              <MachineSeam value={run.seam} key={life}>
                {Subject ? <Subject /> : <BareMachine machine={machine} input={input} />}
                <Started onStarted={() => keepFocus(session.begin)} />
              </MachineSeam>
            </StageFrame>
          </div>
        </Part>
        <Part title="Statechart">
          <Stack gap="4">
            {diagram ? <DiagramView diagram={diagram} describedBy={textId} {...marks} /> : null}
            <details aria-label="The statechart in words">
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

      <StepperPanel start={start} sentences={sentences} view={view} onTake={take} onGoTo={goTo} />
    </Stack>
  )
}
