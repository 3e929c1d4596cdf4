import { PageSpinner } from '@/components/loading/PageSpinner'
import { useAuth } from '@/components/session/AuthContext'
import { SessionSlow } from '@/components/session/SessionSlow'
import { selectIsSettled, selectIsSlow, selectUser } from '@/machines/authSelectors'
import { AccessDenied } from './AccessDenied'
import { Dashboard, type DashboardProps } from './Dashboard'

/** What the dashboard reads of a user. */
export type DashboardReads = { userId: string } & Pick<DashboardProps, 'profile' | 'wallets'>

export type DashboardScreenProps = Pick<DashboardProps, 'registerUrl' | 'onRetryProfile'> & {
  /** Null where the loader found nobody signed in. */
  reads: DashboardReads | null
  onRetrySession: () => void
}

/** The page of `/dashboard`, for each state of the session. One account is never shown what was read for another. */
export function DashboardScreen({ reads, onRetrySession, ...rest }: DashboardScreenProps) {
  const isSlow = useAuth(selectIsSlow)
  const isSettled = useAuth(selectIsSettled)
  const user = useAuth(selectUser)
  if (isSlow) return <SessionSlow onRetry={onRetrySession} />
  if (isSettled && !user) return <AccessDenied />
  if (!user || reads?.userId !== user.id) return <PageSpinner />
  return (
    <Dashboard
      key={user.id}
      profile={reads.profile}
      wallets={reads.wallets}
      email={user.email ?? ''}
      {...rest}
    />
  )
}
