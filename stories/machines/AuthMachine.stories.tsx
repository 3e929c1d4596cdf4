import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { FactorStep } from '@/components/auth/FactorStep'
import { LinkProblemAlert } from '@/components/auth/LinkProblemAlert'
import { NewPasswordForm } from '@/components/auth/NewPasswordForm'
import { AuthProvider } from '@/components/session/AuthContext'
import type { AuthEvent } from '@/data/provider/authEvents'
import type { authMachine } from '@/machines/authMachine'
import { answer, challenge, person, session, sessionLackingCode, totpFactor } from '../fixtures'
import { DashboardStory } from '../screens/DashboardStory'
import { freezeAuth, frozenAuth } from '../workbench/frozenAuth'
import { MachineFrame } from './MachineFrame'

export default { title: 'Machines / Auth' }

const events: AuthEvent[] = [
  { type: 'INITIAL_SESSION', session },
  { type: 'SIGNED_IN', session },
  { type: 'SIGNED_OUT', session: null, isOwn: true },
  { type: 'TOKEN_REFRESHED', session },
  { type: 'USER_UPDATED', session },
  { type: 'PASSWORD_RECOVERY', session, isOwn: true },
  { type: 'MFA_CHALLENGE_VERIFIED', session },
  { type: 'link.rejected', problem: 'expired' },
  { type: 'link.setAside' },
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

/** What `/dashboard` shows in this state. */
const dashboard = (...state: Parameters<typeof freezeAuth>) =>
  frame(freezeAuth(...state), <DashboardStory auth={frozenAuth(...state)} />)

export const LoadingPrompt = () => dashboard({ loading: 'prompt' })

export const LoadingSlow = () => dashboard({ loading: 'slow' })

const codeWanted = <FactorStep factor={totpFactor} onSendCode={challenge} onVerify={answer} />

export const SignedOutAnonymous = () => dashboard({ signedOut: 'anonymous' })

export const SignedOutEnded = () => dashboard({ signedOut: 'ended' })

export const SignedOutByABrokenLink = () =>
  frame(
    freezeAuth('signedOut', { linkProblem: 'refused' }),
    <AuthProvider auth={frozenAuth('signedOut', { linkProblem: 'refused' })}>
      <LinkProblemAlert />
    </AuthProvider>,
  )

export const ChallengedSigningIn = () =>
  frame(freezeAuth({ challenged: 'signingIn' }, { session: sessionLackingCode }), codeWanted)

export const ChallengedRecovering = () =>
  frame(freezeAuth({ challenged: 'recovering' }, { session: sessionLackingCode }), codeWanted)

export const SignedIn = () => dashboard('signedIn', { session })

export const Recovering = () =>
  frame(freezeAuth('recovering', { session }), <NewPasswordForm email={person.email} onSend={answer} />)
