import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentType, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { createSession, type SessionView } from '../createSession.ts'
import type { Drawn } from '../diagram/drawAll.ts'
import { type Model, nameOf } from '../model.ts'
import { MachineSeam } from '../seam.ts'
import { reasonsOf, sentencesOf } from '../workbench.ts'
import { type AddressedPlace, writePlace } from './address.ts'
import { BareMachine } from './BareMachine.tsx'
import { boardLayout } from './boardLayout.ts'
import { ChartPart } from './ChartPart.tsx'
import { Part } from './Part.tsx'
import { rememberFocus, restoreFocus } from './restoreFocus.ts'
import { StageFrame } from './StageFrame.tsx'
import { Started } from './Started.tsx'
import { StepperHead } from './StepperHead.tsx'
import { StepperPanel } from './StepperPanel.tsx'
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
  /** The starting place in the address. */
  addressed: AddressedPlace
}

/** One starting point of a machine: its head, its component, the next events, and its statechart. */
export function StepperBoard({
  start,
  starts,
  onStart,
  model,
  drawn,
  Subject,
  Surroundings,
  addressed,
}: StepperBoardProps) {
  const workbench = useWorkbench()
  const { machine, input } = model
  const from = addressed.place ?? undefined
  const { clock, models, replaces } = workbench
  const [session] = useState(() =>
    createSession(machine, clock, from, { replaces, reasons: reasonsOf(models, machine.id) }),
  )
  const view = useSyncExternalStore(session.subscribe, session.getView)
  const sentences = sentencesOf(models, machine.id)
  const { trail, steps, misfit, run, life, isBegun } = view
  const taken = trail.length - 1
  const current = trail.at(-1)
  // Until another step is taken.
  const lost = steps === from?.steps ? from.lost : null

  // The link that led here stays until something is done.
  const arrival = useRef<SessionView['trail']>(undefined)
  useEffect(() => {
    if (!isBegun) return
    arrival.current ??= trail
    if (trail !== arrival.current) writePlace(workbench, { start, taken, steps: [...steps] })
  }, [workbench, isBegun, start, taken, steps, trail])

  const take = (step: AnyEventObject) => restoreFocus(() => session.take(step))
  const goTo = (count: number) => {
    rememberFocus()
    session.goTo(count)
    // Forward steps need no new component, which would give the focus back.
    if (session.getView().isBegun) restoreFocus(() => {})
  }
  return (
    <chakra.div css={boardLayout}>
      <StepperHead
        presets={drawn.presets[start] ?? []}
        state={current ? nameOf(current.snapshot.value) : 'starting'}
        sentences={sentences}
        taken={taken}
        count={steps.length}
        onGoTo={goTo}
        start={start}
        starts={starts}
        onStart={onStart}
        onOpen={(path) => {
          rememberFocus()
          session.open(path)
        }}
        misfit={misfit ?? lost}
        addressed={addressed}
      />
      <Part title="Component" area="component">
        <StageFrame title={`The component that runs ${start}`} Surroundings={Surroundings}>
          <MachineSeam value={run.seam} key={life}>
            {Subject ? <Subject /> : <BareMachine machine={machine} input={input} />}
            <Started onStarted={() => restoreFocus(session.begin)} />
          </MachineSeam>
        </StageFrame>
      </Part>
      <StepperPanel
        start={start}
        model={model}
        sentences={sentences}
        view={view}
        onTake={take}
        onGoTo={goTo}
      />
      <ChartPart machine={machine} diagram={drawn.diagrams[machine.id]} view={view} />
    </chakra.div>
  )
}
