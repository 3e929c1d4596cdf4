import { stateParameter } from '@king-exchange/machine-workbench/models'
import { kebab } from '@/data/text/kebab'

/** The address of a story in the workbench. */
export const storyLink = (id: string) => `?story=${id}`

/** The story that steps a machine. */
export const stepperOf = (machine: string) => `stepper--${kebab(machine)}`

/** The story that steps a machine, with the state to which it goes. */
export const stateId = (machine: string, state: string) => `${stepperOf(machine)}&${stateParameter}=${state}`

/** The address at which a machine is in a state. */
export const stateLink = (machine: string, state: string) => storyLink(stateId(machine, state))

/** Parameters of an address as the workbench writes them; others it would write once more, as one more step for Back. */
export function addressWith(search: URLSearchParams): string {
  search.sort()
  return `?${search}`.replaceAll('+', '%20')
}

/** Keeps a typed text in the address, so that it can be sent, and Back finds it again. */
export function setParameter(name: string, value: string): void {
  const search = new URLSearchParams(window.location.search)
  if (value) search.set(name, value)
  else search.delete(name)
  window.history.replaceState(window.history.state, '', addressWith(search))
}
