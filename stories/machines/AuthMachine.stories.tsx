import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { ConfirmLinkPage } from '@/components/auth/ConfirmLinkPage'
import { LinkProblemAlert } from '@/components/auth/LinkProblemAlert'
import { LoginPage } from '@/components/auth/LoginPage'
import { NewPasswordForm } from '@/components/auth/ResetPasswordPage'
import { SecondFactorPage } from '@/components/auth/SecondFactorPage'
import { LogoutButton } from '@/components/layout/LogoutButton'
import { PageSpinner } from '@/components/loading/PageSpinner'
import { AuthProvider } from '@/components/session/AuthContext'
import type { AuthEvent, authMachine } from '@/machines/authMachine'
import { selectIsSigningOut } from '@/machines/authSelectors'
import {
  answer,
  challenge,
  ignore,
  mail,
  person,
  session,
  sessionLackingCode,
  social,
  storyNow,
  totpFactor,
} from '../fixtures'
import { DashboardStory } from '../screens/DashboardStory'
import { freezeAuth, frozenAuth } from '../workbench/frozenAuth'
import { MachineFrame } from './MachineFrame'

export default { title: 'Machines / Auth' }

const events: AuthEvent[] = [
  { type: 'INITIAL_SESSION', session, now: storyNow },
  { type: 'SIGNED_IN', session },
  { type: 'SIGNED_OUT', session: null },
  { type: 'TOKEN_REFRESHED', session },
  { type: 'USER_UPDATED', session },
  { type: 'PASSWORD_RECOVERY', session },
  { type: 'MFA_CHALLENGE_VERIFIED', session },
  { type: 'link.dismissed' },
  { type: 'session.discarded' },
  { type: 'refresh.failed' },
  { type: 'retry.requested' },
  { type: 'clock.measured', offset: 7_200_000 },
  { type: 'signIn.began', callId: 'login' },
  { type: 'recovery.began', callId: 'link' },
  { type: 'call.ended', callId: 'login', isSuccess: true },
  { type: 'token.refused', refused: null },
  { type: 'signOut.requested', scope: 'local' },
  { type: 'signIn.abandoned' },
]

const frame = (snapshot: SnapshotFrom<typeof authMachine>, seen: ReactNode) => (
  <MachineFrame
    snapshot={snapshot}
    events={events}
    memory={{
      session: snapshot.context.session?.user.email ?? 'none',
      linkProblem: snapshot.context.linkProblem ?? 'none',
    }}
  >
    {seen}
  </MachineFrame>
)

/** The dashboard in this state. */
const dashboard = (...state: Parameters<typeof freezeAuth>) =>
  frame(freezeAuth(...state), <DashboardStory auth={frozenAuth(...state)} />)

export const IdentityLoadingPrompt = () => dashboard({ loading: 'prompt' })

export const IdentityLoadingSlow = () => dashboard({ loading: 'slow' })

export const IdentityLoadingUnreachableWaiting = () => dashboard({ loading: { unreachable: 'waiting' } })

export const IdentityLoadingUnreachableRetrying = () => dashboard({ loading: { unreachable: 'retrying' } })

const codeWanted = (
  <SecondFactorPage
    email={person.email}
    factors={[totpFactor]}
    code={{ onSend: challenge }}
    verification={{ onSend: answer }}
    onLeave={ignore}
  />
)

export const IdentitySignedOutAnonymous = () => dashboard({ signedOut: 'anonymous' })

export const IdentitySignedOutEnded = () => dashboard({ signedOut: 'ended' })

export const IdentitySignedOutAnonymousAfterABrokenLink = () =>
  frame(
    freezeAuth({ signedOut: 'anonymous' }, { linkProblem: 'refused' }),
    <AuthProvider auth={frozenAuth({ signedOut: 'anonymous' }, { linkProblem: 'refused' })}>
      <LinkProblemAlert />
    </AuthProvider>,
  )

export const IdentityChallengedSigningIn = () =>
  frame(freezeAuth({ challenged: 'signingIn' }, { session: sessionLackingCode }), codeWanted)

export const IdentityChallengedRecovering = () =>
  frame(freezeAuth({ challenged: 'recovering' }, { session: sessionLackingCode }), codeWanted)

export const IdentitySignedIn = () => dashboard('signedIn', { session })

export const IdentityRecovering = () =>
  frame(freezeAuth('recovering', { session }), <NewPasswordForm email={person.email} onSend={answer} />)

const leaving = (activity: NonNullable<Parameters<typeof freezeAuth>[1]>['activity']) => {
  const snapshot = freezeAuth('signedIn', { session, activity })
  return frame(snapshot, <LogoutButton isSigningOut={selectIsSigningOut(snapshot)} onSignOut={ignore} />)
}

export const ActivityIdle = () => leaving('idle')

export const ActivityRenewing = () => leaving('renewing')

export const ActivitySigningOutLeaving = () => leaving({ signingOut: 'leaving' })

export const ActivitySigningOutAbandoning = () =>
  frame(
    freezeAuth(
      { challenged: 'signingIn' },
      { session: sessionLackingCode, activity: { signingOut: 'abandoning' } },
    ),
    codeWanted,
  )

export const ActivityExchanging = () =>
  frame(freezeAuth({ loading: 'prompt' }, { activity: 'exchanging' }), <PageSpinner />)

export const ActivitySigningIn = () =>
  frame(
    freezeAuth({ signedOut: 'anonymous' }, { activity: 'signingIn' }),
    <AuthProvider auth={frozenAuth({ signedOut: 'anonymous' }, { activity: 'signingIn' })}>
      <LoginPage onSend={answer} mail={mail} social={social} />
    </AuthProvider>,
  )

export const ActivityOpeningRecovery = () =>
  frame(
    freezeAuth({ signedOut: 'anonymous' }, { activity: 'openingRecovery' }),
    <ConfirmLinkPage purpose="recovery" onSend={answer} />,
  )
