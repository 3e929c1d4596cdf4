import { Dashboard, type DashboardProps } from './Dashboard'
import { WithUser } from './WithUser'

/** The dashboard's reads for one user. */
export type DashboardReads = { userId: string } & Pick<
  DashboardProps,
  'profile' | 'wallets' | 'movements' | 'referrals'
>

export type DashboardScreenProps = Pick<
  DashboardProps,
  'registerUrl' | 'view' | 'onViewChange' | 'onRetryProfile'
> & {
  /** Null when no user was signed in as the loader ran. */
  reads: DashboardReads | null
}

/** The page at `/dashboard` in each state of the session. */
export function DashboardScreen({ reads, ...rest }: DashboardScreenProps) {
  return (
    <WithUser page="dashboard" reads={reads}>
      {({ profile, wallets, movements, referrals }, { id, email = '' }) => (
        <Dashboard
          key={id}
          profile={profile}
          wallets={wallets}
          movements={movements}
          referrals={referrals}
          email={email}
          {...rest}
        />
      )}
    </WithUser>
  )
}
