import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { DashboardScreen } from '@/components/account/DashboardScreen'
import type { Movement, Profile, Wallet } from '@/data/account/accountRows'
import { createReadMachine } from '@/machines/readMachine'
import { ignore, person, profileOf, registerUrl } from '../fixtures'
import { AccountFrame } from '../screens/AccountFrame'
import { frozenRead, readOf } from '../workbench/frozenRead'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper' }

/** The dashboard whose wallets are read by the machine. */
function Dashboard() {
  const [machine] = useState(createReadMachine<Wallet[]>)
  const wallets = useActorRef(...useMachineSeam(machine))
  const [rest] = useState(() => ({
    userId: person.id,
    profile: frozenRead<Profile>({ read: 'current' }, profileOf()),
    movements: frozenRead<Movement[]>({ read: 'current' }, []),
    referrals: frozenRead<number>({ read: 'current' }, 2),
  }))
  return (
    <AccountFrame profile={readOf(profileOf())}>
      <DashboardScreen
        reads={{ ...rest, wallets }}
        registerUrl={registerUrl}
        view={{}}
        onViewChange={ignore}
        onRetryProfile={ignore}
      />
    </AccountFrame>
  )
}

export const Read = () => <SiteStepper machine="read" subjects={{ read: Dashboard }} />
