import { Grid } from '@chakra-ui/react/grid'
import { useEffect, useMemo, useRef } from 'react'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { SessionView } from '../createSession.ts'
import { eventChoices, timeChoice } from '../examples.ts'
import { type Model, nameOf } from '../model.ts'
import { type AnySentences, sentenceOf } from '../sentences.ts'
import { reasonsOf } from '../workbench.ts'
import { ContextTree } from './ContextTree.tsx'
import { EventList } from './EventList.tsx'
import { Part } from './Part.tsx'
import { StepList } from './StepList.tsx'
import { useWorkbench } from './workbenchContext.ts'

export type StepperPanelProps = {
  start: string
  model: Model<AnyStateMachine>
  /** The machine's states in words. */
  sentences: AnySentences
  view: SessionView
  onTake: (step: AnyEventObject) => void
  onGoTo: (taken: number) => void
}

/** All that can happen to the machine; below it the steps so far and its context. */
export function StepperPanel({
  start,
  model,
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
        <EventList
          choices={[...choices, timeChoice(model, current.snapshot)]}
          answers={model.answers ?? []}
          reasons={reasonsOf(workbench.models, machine.id)}
          snapshot={current.snapshot}
          onTake={onTake}
        />
      </Part>
      <Grid
        gridArea="foot"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
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
      </Grid>
    </>
  )
}
