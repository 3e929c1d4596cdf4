import { Text } from '@chakra-ui/react/text'
import { useEffect, useState } from 'react'
import { readPlace, writePlace } from './address'
import { modelsOf } from './examples'
import { StepperBoard } from './StepperBoard'
import { subjects } from './subjects'

export type StepperProps = {
  /** The machine's id. */
  machine: string
}

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
