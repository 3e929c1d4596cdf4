import { PageSpinner } from '@/components/loading/PageSpinner'
import { useAuth } from '@/components/session/AuthContext'
import { SessionSlow } from '@/components/session/SessionSlow'
import { SessionUnreachable } from '@/components/session/SessionUnreachable'
import { selectIsSettled, selectIsSlow, selectIsUnreachable, selectUser } from '@/machines/authSelectors'
import { AccessDenied } from './AccessDenied'
import { Dashboard, type DashboardProps } from './Dashboard'

/** The dashboard's reads for one user. */
export type DashboardReads = { userId: string } & Pick<DashboardProps, 'profile' | 'wallets' | 'referrals'>

export type DashboardScreenProps = Pick<DashboardProps, 'registerUrl' | 'onRetryProfile'> & {
  /** Null when no user was signed in as the loader ran. */
  reads: DashboardReads | null
}

/** The page at `/dashboard` in each state of the session. Data read for one account is never shown to another. */
export function DashboardScreen({ reads, ...rest }: DashboardScreenProps) {
  const isSlow = useAuth(selectIsSlow)
  const isUnreachable = useAuth(selectIsUnreachable)
  const isSettled = useAuth(selectIsSettled)
  const user = useAuth(selectUser)
  if (isSlow) return <SessionSlow />
  if (isUnreachable) return <SessionUnreachable />
  if (isSettled && !user) return <AccessDenied />
  if (!user || reads?.userId !== user.id) return <PageSpinner />
  return (
    <Dashboard
      key={user.id}
      profile={reads.profile}
      wallets={reads.wallets}
      referrals={reads.referrals}
      email={user.email ?? ''}
      {...rest}
    />
  )
}
