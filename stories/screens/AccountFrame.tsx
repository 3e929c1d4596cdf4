import { type ReactNode, useState } from 'react'
import { AccountLayout } from '@/components/account/AccountLayout'
import { AuthProvider } from '@/components/session/AuthContext'
import type { Profile, ProfileSummary } from '@/data/account/accountRows'
import type { AuthActor } from '@/machines/authMachine'
import type { ReadSnapshot } from '@/machines/readMachine'
import { ignore, person, profileOf } from '../fixtures'
import { signedIn, signedOut } from '../workbench/frozenAuth'
import { frozenRead, readOf } from '../workbench/frozenRead'

export type AccountFrameProps = {
  auth?: AuthActor
  /** The state of the layout's read, which shows a part of this profile. */
  profile?: ReadSnapshot<Profile>
  isSigningOut?: boolean
  children: ReactNode
}

/** The user area around a page, with a signed-in user by default. */
export function AccountFrame({
  auth = signedIn,
  profile = readOf(profileOf()),
  isSigningOut = false,
  children,
}: AccountFrameProps) {
  const [reads] = useState(() => ({
    userId: person.id,
    summary: frozenRead<ProfileSummary>(profile.value, profile.context.data),
  }))
  return (
    <AuthProvider auth={auth}>
      <AccountLayout reads={reads} isSigningOut={isSigningOut} onSignOut={ignore}>
        {children}
      </AccountLayout>
    </AuthProvider>
  )
}

/** The user area around a page, with no user signed in. */
export const SignedOutAccountFrame = ({ children }: Pick<AccountFrameProps, 'children'>) => (
  <AccountFrame auth={signedOut}>{children}</AccountFrame>
)
