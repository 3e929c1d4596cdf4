import { drawn } from 'virtual:drawn-diagrams'
import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { MachineSeam } from '@/components/machines/MachineSeam'
import { createSession } from '../../models/createSession'
import { type Model, nameOf } from '../../models/model'
import { statechart } from '../../models/statechart'
import { writePlace } from './address'
import { BareMachine } from './BareMachine'
import { ChartText } from './diagram/ChartText'
import { DiagramView } from './diagram/DiagramView'
import { holdFocus, keepFocus } from './keepFocus'
import { marksOf } from './marksOf'
import { Part } from './Part'
import { StageFrame } from './StageFrame'
import { Started } from './Started'
import { StepperHead } from './StepperHead'
import { StepperPanel } from './StepperPanel'
import { subjects } from './subjects'

export type StepperBoardProps = {
  start: string
  starts: string[]
  onStart: (start: string) => void
  model: Model<AnyStateMachine>
  from: Parameters<typeof createSession>[1]
  isDamaged: boolean
}

/** One starting point of a machine: its head, its component beside its statechart, and its panel. */
export function StepperBoard({
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
  return (
    <Stack gap="6" padding={{ base: '4', md: '6' }}>
      <StepperHead
        machine={machine.id}
        state={current ? nameOf(current.snapshot.value) : 'starting'}
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

      <StepperPanel start={start} view={view} onTake={take} onGoTo={goTo} />
    </Stack>
  )
}
