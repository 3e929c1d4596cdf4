import { useState } from 'react'
import { DashboardScreen } from '@/components/account/DashboardScreen'
import type { Movement, Profile, Wallet } from '@/data/account/accountRows'
import type { BalanceView } from '@/data/account/balanceView'
import type { ReadSnapshot } from '@/machines/readMachine'
import { ignore, person, profileOf, registerUrl, sampleBalances, sampleMovements } from '../fixtures'
import { signedIn } from '../workbench/frozenAuth'
import { frozenRead, readOf } from '../workbench/frozenRead'
import { AccountFrame, type AccountFrameProps } from './AccountFrame'

export type DashboardStoryProps = Pick<AccountFrameProps, 'auth' | 'isSigningOut'> & {
  profile?: ReadSnapshot<Profile>
  wallets?: ReadSnapshot<Wallet[]>
  movements?: ReadSnapshot<Movement[]>
  referrals?: ReadSnapshot<number>
  /** The view of the balances, as the address names it. */
  view?: BalanceView
}

/** The page at `/dashboard` in a state of the session and of its reads. */
export function DashboardStory({
  profile = readOf(profileOf()),
  wallets = readOf(sampleBalances),
  movements = readOf((wallets.context.data ?? sampleBalances) === sampleBalances ? sampleMovements : []),
  referrals = readOf(2),
  view: initialView = {},
  auth = signedIn,
  ...frame
}: DashboardStoryProps) {
  const [view, setView] = useState(initialView)
  const [reads] = useState(() => ({
    userId: person.id,
    profile: frozenRead<Profile>(profile.value, profile.context.data),
    wallets: frozenRead<Wallet[]>(wallets.value, wallets.context.data),
    movements: frozenRead<Movement[]>(movements.value, movements.context.data),
    referrals: frozenRead<number>(referrals.value, referrals.context.data),
  }))
  return (
    <AccountFrame auth={auth} profile={profile} {...frame}>
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
