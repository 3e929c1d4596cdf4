import { Text } from '@chakra-ui/react/text'
import { useActorRef } from '@xstate/react'
import type { AnyStateMachine } from 'xstate'
import { useMachineSeam } from '../seam.ts'

export type BareMachineProps = { machine: AnyStateMachine; input: unknown }

/** Runs a machine for which no component is named. */
export function BareMachine({ machine, input }: BareMachineProps) {
  const [logic, seam] = useMachineSeam(machine)
  useActorRef(logic, { input, ...seam })
  return (
    <Text color="fg.muted" padding="4">
      No component is shown for this starting point: the machine runs by itself.
    </Text>
  )
}
