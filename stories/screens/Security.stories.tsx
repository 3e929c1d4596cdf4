import { useState } from 'react'
import { SecurityScreen } from '@/components/account/security/SecurityScreen'
import type { Factor } from '@/data/provider/sessionTypes'
import type { ReadSnapshot } from '@/machines/readMachine'
import { person } from '../fixtures'
import { signedOut } from '../workbench/frozenAuth'
import { freezeRead, frozenRead, readOf } from '../workbench/frozenRead'
import { AccountFrame, type AccountFrameProps } from './AccountFrame'

export default { title: 'Screens / Security', meta: { path: '/settings/security' } }

type SecurityStoryProps = Pick<AccountFrameProps, 'auth'> & { factors?: ReadSnapshot<Factor[]> }

function SecurityStory({ factors = readOf<Factor[]>([]), ...frame }: SecurityStoryProps) {
  const [reads] = useState(() => ({
    userId: person.id,
    factors: frozenRead<Factor[]>(factors.value, factors.context.data),
  }))
  return (
    <AccountFrame {...frame}>
      <SecurityScreen reads={reads} />
    </AccountFrame>
  )
}

export const NoFactor = () => <SecurityStory />

export const FactorsUnavailable = () => <SecurityStory factors={freezeRead({ unavailable: 'failed' })} />

export const NoAccess = () => <SecurityStory auth={signedOut} />
