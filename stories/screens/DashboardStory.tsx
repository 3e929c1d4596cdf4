import { useState } from 'react'
import { DashboardScreen } from '@/components/account/DashboardScreen'
import type { Profile, Wallet } from '@/data/provider/accountRows'
import type { BalanceView } from '@/data/rules/balanceView'
import type { ReadSnapshot } from '@/machines/readMachine'
import { ignore, person, profileOf, registerUrl, sampleBalances, session } from '../fixtures'
import { frozenAuth } from '../workbench/frozenAuth'
import { frozenRead, readOf } from '../workbench/frozenRead'
import { AccountFrame, type AccountFrameProps } from './AccountFrame'

export type DashboardStoryProps = Pick<AccountFrameProps, 'auth' | 'isSigningOut'> & {
  profile?: ReadSnapshot<Profile>
  wallets?: ReadSnapshot<Wallet[]>
  referrals?: ReadSnapshot<number>
  /** What the address says of the balances. */
  view?: BalanceView
  /** The account, by which its sample history is made up. */
  accountId?: string
}

const signedInAs = (id: string) =>
  frozenAuth('signedIn', { session: { ...session, user: { ...session.user, id } } })

/** The page at `/dashboard` in a state of the session and of its reads. */
export function DashboardStory({
  profile = readOf(profileOf()),
  wallets = readOf(sampleBalances),
  referrals = readOf(2),
  view: initialView = {},
  accountId = person.id,
  auth,
  ...frame
}: DashboardStoryProps) {
  const [signedInHere] = useState(() => auth ?? signedInAs(accountId))
  const [view, setView] = useState(initialView)
  const [reads] = useState(() => ({
    userId: accountId,
    profile: frozenRead<Profile>(profile.value, profile.context.data),
    wallets: frozenRead<Wallet[]>(wallets.value, wallets.context.data),
    referrals: frozenRead<number>(referrals.value, referrals.context.data),
  }))
  return (
    <AccountFrame auth={signedInHere} profile={profile} userId={accountId} {...frame}>
      <DashboardScreen
        reads={reads}
        registerUrl={registerUrl}
        view={view}
        onViewChange={(changes) => setView((before) => ({ ...before, ...changes }))}
        onRetryProfile={ignore}
      />
    </AccountFrame>
  )
}
