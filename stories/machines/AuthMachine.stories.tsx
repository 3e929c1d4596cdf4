import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { AccessDenied } from '@/components/account/AccessDenied'
import { AuthProvider } from '@/components/auth/AuthContext'
import { LinkProblemAlert } from '@/components/auth/LinkProblemAlert'
import { NewPasswordForm } from '@/components/auth/NewPasswordForm'
import { PageSpinner } from '@/components/feedback/PageSpinner'
import { SessionSlow } from '@/components/feedback/SessionSlow'
import type { AuthEvent } from '@/data/authEvents'
import type { authMachine } from '@/machines/authMachine'
import { answer, ignore, person, session } from '../fixtures'
import { DashboardScreen } from '../screens/DashboardScreen'
import { freezeAuth, frozenAuth } from '../workbench/frozenAuth'
import { MachineFrame } from './MachineFrame'

export default { title: 'Machines / Auth' }

const events: AuthEvent[] = [
  { type: 'INITIAL_SESSION', session },
  { type: 'SIGNED_IN', session },
  { type: 'SIGNED_OUT', session: null },
  { type: 'TOKEN_REFRESHED', session },
  { type: 'USER_UPDATED', session },
  { type: 'PASSWORD_RECOVERY', session, isOwn: true },
  { type: 'MFA_CHALLENGE_VERIFIED', session },
  { type: 'link.rejected', problem: 'expired' },
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

export const LoadingPrompt = () => frame(freezeAuth({ loading: 'prompt' }), <PageSpinner />)

export const LoadingSlow = () => frame(freezeAuth({ loading: 'slow' }), <SessionSlow onRetry={ignore} />)

export const SignedOut = () => frame(freezeAuth('signedOut'), <AccessDenied />)

export const SignedOutByABrokenLink = () =>
  frame(
    freezeAuth('signedOut', { linkProblem: 'refused' }),
    <AuthProvider auth={frozenAuth('signedOut', { linkProblem: 'refused' })}>
      <LinkProblemAlert />
    </AuthProvider>,
  )

export const SignedIn = () => frame(freezeAuth('signedIn', { session }), <DashboardScreen />)

export const Recovering = () =>
  frame(freezeAuth('recovering', { session }), <NewPasswordForm email={person.email} onSend={answer} />)
