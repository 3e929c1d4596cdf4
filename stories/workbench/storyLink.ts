import { stateParameter } from 'machine-workbench/source/stepLinks'
import { kebab } from '@/data/rules/kebab'

/** The address of a story in the workbench. */
export const storyLink = (id: string) => `?story=${id}`

/** The story that steps a machine. */
export const stepperOf = (machine: string) => `stepper--${kebab(machine)}`

/** The address at which a machine is in a state. */
export const stateLink = (machine: string, state: string) =>
  `${storyLink(stepperOf(machine))}&${stateParameter}=${state}`
