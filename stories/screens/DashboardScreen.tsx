import { type ReactNode, useState } from 'react'
import { AccountLayout } from '@/components/account/AccountLayout'
import { Dashboard } from '@/components/account/Dashboard'
import type { Read } from '@/components/account/useRead'
import type { Profile, Wallet } from '@/data/provider/accountRows'
import type { Result } from '@/data/provider/providerError'
import { ignore, names, person, profileOf, registerUrl, sampleBalances } from '../fixtures'

export type AccountFrameProps = {
  /** Null for a read that is never answered. */
  profile?: Result<Profile> | null
  isSigningOut?: boolean
  children: ReactNode
}

/** The user area around a page, for somebody who is signed in. */
export function AccountFrame({ profile = profileOf(), isSigningOut = false, children }: AccountFrameProps) {
  return (
    <AccountLayout
      holder={{ id: person.id, email: person.email, profile: useAnswer(profile) }}
      isSigningOut={isSigningOut}
      onSignOut={ignore}
    >
      {children}
    </AccountLayout>
  )
}

export type StrangerFrameProps = {
  /** It is not known yet whether somebody is signed in. */
  isChecking?: boolean
  children: ReactNode
}

/** The user area around a page, for somebody who is not signed in. */
export function StrangerFrame({ isChecking = false, children }: StrangerFrameProps) {
  return (
    <AccountLayout holder={isChecking ? undefined : null} isSigningOut={false} onSignOut={ignore}>
      {children}
    </AccountLayout>
  )
}

export type DashboardScreenProps = {
  /** Null for a read that is never answered. */
  profile?: Result<Profile> | null
  wallets?: Result<Wallet[]> | null
  isRetrying?: boolean
  isSigningOut?: boolean
}

/** The page of `/dashboard` for somebody who is signed in. */
export function DashboardScreen({
  profile = profileOf(),
  wallets = sampleBalances,
  isRetrying = false,
  isSigningOut,
}: DashboardScreenProps) {
  return (
    <AccountFrame profile={profile} isSigningOut={isSigningOut}>
      <Dashboard
        profile={useStoryRead(profile, isRetrying)}
        wallets={useStoryRead(wallets, isRetrying)}
        email={person.email}
        registerUrl={registerUrl}
      />
    </AccountFrame>
  )
}

/** Null for a read that is never answered. */
function useAnswer<T>(result: Result<T> | null): Promise<Result<T>> {
  const [answer] = useState(() => (result ? Promise.resolve(result) : new Promise<Result<T>>(() => {})))
  return answer
}

const useStoryRead = <T,>(result: Result<T> | null, isRetrying: boolean): Read<T> => ({
  answer: useAnswer(result),
  isRetrying,
  news: '',
  retry: ignore,
})

/** The same, of somebody with another name. */
export function NamedDashboardScreen({ name }: { name: keyof typeof names }) {
  return <DashboardScreen profile={profileOf({ full_name: names[name] })} />
}
