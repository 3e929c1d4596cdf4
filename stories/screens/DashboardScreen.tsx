import type { ReactNode } from 'react'
import { AccountLayout } from '@/components/account/AccountLayout'
import { Dashboard, type DashboardProps } from '@/components/account/Dashboard'
import { ignore, names, person, profileOf, registerUrl, sampleBalances } from '../fixtures'

export type AccountFrameProps = {
  profile?: DashboardProps['profile']
  isSigningOut?: boolean
  children: ReactNode
}

/** The user area around a page, for somebody who is signed in. */
export function AccountFrame({ profile = profileOf(), isSigningOut = false, children }: AccountFrameProps) {
  return (
    <AccountLayout
      holder={{ name: profile.data?.full_name || person.email, kycStatus: profile.data?.kyc_status ?? null }}
      isSigningOut={isSigningOut}
      onSignOut={ignore}
    >
      {children}
    </AccountLayout>
  )
}

/** The user area around a page, for somebody of whom nothing is known. */
export function StrangerFrame({ children }: { children: ReactNode }) {
  return (
    <AccountLayout holder={null} isSigningOut={false} onSignOut={ignore}>
      {children}
    </AccountLayout>
  )
}

export type DashboardScreenProps = Partial<DashboardProps> & { isSigningOut?: boolean }

/** The page of `/dashboard` for somebody who is signed in. */
export function DashboardScreen({
  profile = profileOf(),
  wallets = sampleBalances,
  isSigningOut,
}: DashboardScreenProps) {
  return (
    <AccountFrame profile={profile} isSigningOut={isSigningOut}>
      <Dashboard profile={profile} wallets={wallets} registerUrl={registerUrl} onRetry={ignore} />
    </AccountFrame>
  )
}

/** The same, of somebody with another name. */
export function NamedDashboardScreen({ name }: { name: keyof typeof names }) {
  return <DashboardScreen profile={profileOf({ full_name: names[name] })} />
}
