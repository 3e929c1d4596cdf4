import { walletsOf } from '../fixtures'
import { DashboardStory } from '../screens/DashboardStory'
import { freezeRead } from '../workbench/frozenRead'
import { MachineFrame } from './MachineFrame'

export default { title: 'Machines / Read', meta: { path: '/dashboard' } }

const oneBalance = walletsOf({ KCC: '12500.750000000000000000' })

const frame = (...state: Parameters<typeof freezeRead<typeof oneBalance>>) => {
  const snapshot = freezeRead(...state)
  const { data, reason } = snapshot.context
  return (
    <MachineFrame
      snapshot={snapshot}
      events={[{ type: 'retry.requested' }]}
      memory={{ data: data ? `${data.length} wallet` : 'none', reason: reason ?? 'none' }}
    >
      <DashboardStory wallets={snapshot} />
    </MachineFrame>
  )
}

export const Reading = () => frame('reading')

export const ReadCurrent = () => frame({ read: 'current' }, oneBalance)

export const ReadRecovered = () => frame({ read: 'recovered' }, oneBalance)

export const ReadRetrying = () => frame({ read: 'retrying' }, oneBalance)

export const UnavailableFailed = () => frame({ unavailable: 'failed' })

export const UnavailableFailedAgain = () => frame({ unavailable: 'failedAgain' })

export const UnavailableRetrying = () => frame({ unavailable: 'retrying' })
