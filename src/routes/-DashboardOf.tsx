import { useRouter } from '@tanstack/react-router'
import { renewThrough } from '@/actors/sessionCalls'
import { Dashboard } from '@/components/account/Dashboard'
import { useRead } from '@/components/account/useRead'
import { useAuth, useAuthActor } from '@/components/session/AuthContext'
import { readProfile, readWallets } from '@/data/provider/account'
import type { Profile, Wallet } from '@/data/provider/accountRows'
import type { Result } from '@/data/provider/providerError'
import { selectUser } from '@/machines/authSelectors'

export type DashboardOfProps = {
  userId: string
  profile: Promise<Result<Profile>>
  wallets: Promise<Result<Wallet[]>>
}

/** The dashboard of one user, whose reads have begun; never of another one: give it the user's id as its key. */
export function DashboardOf({ userId, profile, wallets }: DashboardOfProps) {
  const router = useRouter()
  const renew = renewThrough(useAuthActor())
  const email = useAuth((snapshot) => selectUser(snapshot)?.email) ?? ''
  const readProfileAgain = () => {
    // The layout shows a part of it, and reads that itself.
    void router.invalidate({ filter: ({ routeId }) => routeId === '/_account' })
    return readProfile(userId, renew)
  }
  return (
    <Dashboard
      profile={useRead(profile, readProfileAgain, 'Your profile is')}
      wallets={useRead(wallets, () => readWallets(userId, renew), 'Your balances are')}
      email={email}
      registerUrl={new URL(router.buildLocation({ to: '/register' }).href, window.location.origin).href}
    />
  )
}
