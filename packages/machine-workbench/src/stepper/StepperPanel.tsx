import { Grid } from '@chakra-ui/react/grid'
import { useEffect, useMemo, useRef } from 'react'
import type { AnyEventObject } from 'xstate'
import type { SessionView } from '../createSession.ts'
import { eventChoices } from '../examples.ts'
import { nameOf } from '../model.ts'
import { type AnySentences, sentenceOf } from '../sentences.ts'
import { ClockControls } from './ClockControls.tsx'
import { ContextTree } from './ContextTree.tsx'
import { EventList } from './EventList.tsx'
import { Part } from './Part.tsx'
import { StepList } from './StepList.tsx'
import { useWorkbench } from './workbenchContext.ts'

export type StepperPanelProps = {
  start: string
  /** What the machine's states are in words. */
  sentences: AnySentences
  view: SessionView
  onTake: (step: AnyEventObject) => void
  onGoTo: (taken: number) => void
}

/** All that can happen to the machine; below it the steps so far, its context and its time. */
export function StepperPanel({
  start,
  sentences,
  view: { trail, steps },
  onTake,
  onGoTo,
}: StepperPanelProps) {
  const workbench = useWorkbench()
  const events = useRef<HTMLDivElement>(null)
  const current = trail.at(-1)
  const machine = current?.snapshot.machine
  const choices = useMemo(
    () => (machine ? eventChoices(workbench, machine, start) : []),
    [workbench, machine, start],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step the list begins with what can happen next.
  useEffect(() => {
    // Who goes by the keyboard stays where the focus is.
    if (events.current && !events.current.querySelector(':focus-visible')) events.current.scrollTop = 0
  }, [current])
  if (!current || !machine) return null
  return (
    <>
      <Part title="Next events" area="events" scroller={events}>
        <EventList choices={choices} snapshot={current.snapshot} onTake={onTake} />
      </Part>
      <Grid
        gridArea="foot"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'minmax(0, 1fr) minmax(0, 1fr) 13rem',
        }}
        gap="3"
        minHeight="0"
      >
        <Part title="Steps">
          <StepList
            machine={machine}
            steps={steps}
            taken={trail.length - 1}
            states={trail.map(({ snapshot }) => sentenceOf(sentences, nameOf(snapshot.value)))}
            onGoTo={onGoTo}
          />
        </Part>
        <Part title="Context" isText>
          <ContextTree value={current.snapshot.context} before={(trail.at(-2) ?? current).snapshot.context} />
        </Part>
        <Part title="Time">
          <ClockControls now={current.now} onTake={onTake} />
        </Part>
      </Grid>
    </>
  )
}
