import { useState } from 'react'
import { DashboardScreen } from '@/components/account/DashboardScreen'
import type { Profile, Wallet } from '@/data/provider/accountRows'
import type { ReadSnapshot } from '@/machines/readMachine'
import { ignore, person, profileOf, registerUrl, sampleBalances } from '../fixtures'
import { frozenRead, readOf } from '../workbench/frozenRead'
import { AccountFrame, type AccountFrameProps } from './AccountFrame'

export type DashboardStoryProps = Pick<AccountFrameProps, 'auth' | 'isSigningOut'> & {
  profile?: ReadSnapshot<Profile>
  wallets?: ReadSnapshot<Wallet[]>
  referrals?: ReadSnapshot<number>
}

/** The page at `/dashboard` in a state of the session and of its reads. */
export function DashboardStory({
  profile = readOf(profileOf()),
  wallets = readOf(sampleBalances),
  referrals = readOf(2),
  ...frame
}: DashboardStoryProps) {
  const [reads] = useState(() => ({
    userId: person.id,
    profile: frozenRead<Profile>(profile.value, profile.context.data),
    wallets: frozenRead<Wallet[]>(wallets.value, wallets.context.data),
    referrals: frozenRead<number>(referrals.value, referrals.context.data),
  }))
  return (
    <AccountFrame profile={profile} {...frame}>
      <DashboardScreen reads={reads} registerUrl={registerUrl} onRetryProfile={ignore} />
    </AccountFrame>
  )
}
