import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useMemo } from 'react'
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

const isOwn = ({ type }: { type: string }) => !type.startsWith('xstate.')

/** All that can happen to the machine, the steps so far, its time and its context. */
export function StepperPanel({
  start,
  sentences,
  view: { trail, steps },
  onTake,
  onGoTo,
}: StepperPanelProps) {
  const workbench = useWorkbench()
  const current = trail.at(-1)
  const machine = current?.snapshot.machine
  const choices = useMemo(
    () => (machine ? eventChoices(workbench, machine, start) : []),
    [workbench, machine, start],
  )
  if (!current || !machine) return null
  return (
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
        <EventList choices={choices.filter(isOwn)} snapshot={current.snapshot} onTake={onTake} />
      </Part>
      <Part title="Answers and timeouts">
        <Text textStyle="sm" color="fg.muted">
          What the machine runs does nothing by itself: until it is answered here, it never answers.
        </Text>
        <EventList
          choices={choices.filter((choice) => !isOwn(choice))}
          snapshot={current.snapshot}
          onTake={onTake}
        />
      </Part>
      <Stack gap="6">
        <Part title="Steps">
          <StepList
            machine={machine}
            steps={steps}
            taken={trail.length - 1}
            states={trail.map(({ snapshot }) => sentenceOf(sentences, nameOf(snapshot.value)))}
            onGoTo={onGoTo}
          />
        </Part>
        <Part title="Time">
          <ClockControls now={current.now} onTake={onTake} />
        </Part>
        <Part title="Context">
          <ContextTree value={current.snapshot.context} before={(trail.at(-2) ?? current).snapshot.context} />
        </Part>
      </Stack>
    </Grid>
  )
}
