import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type ComponentType, type ReactNode, useEffect, useReducer } from 'react'
import type { Drawn } from '../diagram/drawAll.ts'
import { modelsOf } from '../examples.ts'
import type { Workbench } from '../workbench.ts'
import { parsePlace, writePlace } from './address.ts'
import { StepperBoard } from './StepperBoard.tsx'
import { WorkbenchContext } from './workbenchContext.ts'

/** The components that run a machine, by the name of the model with which each begins. */
export type StepperSubjects = Readonly<Partial<Record<string, ComponentType>>>

export type StepperProps = {
  workbench: Workbench
  /** Diagrams and paths from the build: `import { drawn } from 'virtual:drawn-machines'`. */
  drawn: Drawn
  /** The machine's id. */
  machine: string
  subjects: StepperSubjects
  /** Wraps a component in its frame: a theme, global styles. */
  Surroundings: ComponentType<{ children: ReactNode }>
  /** The colour of active states: a palette of the theme. */
  palette?: string
}

/** A machine that can be stepped: the component that runs it, its statechart, and all that can happen to it. */
export function Stepper({
  workbench,
  drawn,
  machine,
  subjects,
  Surroundings,
  palette = 'blue',
}: StepperProps) {
  const starts = modelsOf(workbench, machine, (name) => name in subjects)
  const [{ opened, addressed }, open] = useReducer(
    ({ opened }) => ({ opened: opened + 1, addressed: parsePlace(workbench, starts, drawn) }),
    null,
    () => ({ opened: 0, addressed: parsePlace(workbench, starts, drawn) }),
  )
  const start = addressed.place?.start ?? starts[0]?.[0] ?? ''
  const model = starts.find(([name]) => name === start)?.[1]
  useEffect(() => {
    // A browser loads nothing for a link that differs only behind `#`.
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
  if (!model) return <Text>No model names the machine {machine}.</Text>
  return (
    <WorkbenchContext value={workbench}>
      <chakra.div colorPalette={palette}>
        <StepperBoard
          key={opened}
          start={start}
          starts={starts.map(([name]) => name)}
          onStart={(name) => {
            writePlace(workbench, { start: name, taken: 0, steps: [] })
            open()
          }}
          model={model}
          drawn={drawn}
          Subject={subjects[start]}
          Surroundings={Surroundings}
          addressed={addressed}
        />
      </chakra.div>
    </WorkbenchContext>
  )
}
