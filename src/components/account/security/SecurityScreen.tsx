import { WithUser } from '@/components/account/WithUser'
import type { Factor } from '@/data/session/sessionTypes'
import type { ReadActor } from '@/machines/readMachine'
import { SecurityPage } from './SecurityPage'

export type SecurityScreenProps = {
  /** The page's reads for one user; null when none was signed in as the loader ran. */
  reads: { userId: string; factors: ReadActor<Factor[]> } | null
}

/** The page at `/settings/security` in each state of the session. */
export function SecurityScreen({ reads }: SecurityScreenProps) {
  return (
    <WithUser page="security" reads={reads}>
      {({ factors }, user) => <SecurityPage key={user.id} factors={factors} user={user} />}
    </WithUser>
  )
}
