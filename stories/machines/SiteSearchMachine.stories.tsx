import type { StateValueFrom } from 'xstate'
import { siteSearchMachine } from '@/machines/siteSearchMachine'
import { MachineFrame } from './MachineFrame'

export default { title: 'Machines / Site search' }

const events = [{ type: 'search.requested' }, { type: 'search.dismissed' }, { type: 'address.changed' }]

/** What is seen when it is open has stories of its own: a modal dialog would cover the machine. */
const frame = (value: StateValueFrom<typeof siteSearchMachine>) => (
  <MachineFrame snapshot={siteSearchMachine.resolveState({ value })} events={events} />
)

export const Closed = () => frame('closed')

export const Loading = () => frame('loading')

export const Open = () => frame('open')

export const Failed = () => frame('failed')
