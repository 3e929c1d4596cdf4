import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import type { InputFrom } from 'xstate'
import { DashboardScreen } from '@/components/account/DashboardScreen'
import { NewPasswordForm } from '@/components/auth/ResetPasswordPage'
import { SecondFactorPage } from '@/components/auth/SecondFactorPage'
import { useMachineSeam } from '@/components/machines/MachineSeam'
import { AuthProvider, useAuth } from '@/components/session/AuthContext'
import type { Profile, Wallet } from '@/data/provider/accountRows'
import { authMachine } from '@/machines/authMachine'
import { selectChallenged, selectUser } from '@/machines/authSelectors'
import { answer, challenge, ignore, profileOf, registerUrl, sampleBalances } from '../fixtures'
import { frozenRead } from '../workbench/frozenRead'
import { WideStage } from '../workbench/Stage'

/** The screen that the session leads to. */
function SessionScreen() {
  const challenged = useAuth(selectChallenged)
  const isRecovering = useAuth((snapshot) => snapshot.matches({ identity: 'recovering' }))
  const user = useAuth(selectUser)
  const [reads] = useState(() => ({
    profile: frozenRead<Profile>({ read: 'current' }, profileOf()),
    wallets: frozenRead<Wallet[]>({ read: 'current' }, sampleBalances),
    referrals: frozenRead<number>({ read: 'current' }, 2),
  }))
  if (challenged)
    return (
      <SecondFactorPage
        email={challenged.user.email ?? ''}
        factors={challenged.user.factors ?? []}
        code={{ onSend: challenge }}
        verification={{ onSend: answer }}
        onLeave={ignore}
      />
    )
  if (isRecovering) return <NewPasswordForm email={user?.email ?? ''} onSend={answer} />
  return (
    <DashboardScreen
      reads={user ? { userId: user.id, ...reads } : null}
      registerUrl={registerUrl}
      onRetryProfile={ignore}
    />
  )
}

export type AuthSubjectProps = { input: InputFrom<typeof authMachine> }

/** The session machine with the screen that it leads to. */
export function AuthSubject({ input }: AuthSubjectProps) {
  const [logic, { clock, inspect }] = useMachineSeam(authMachine)
  const auth = useActorRef(logic, { input, clock, inspect })
  return (
    <AuthProvider auth={auth}>
      <WideStage>
        <SessionScreen />
      </WideStage>
    </AuthProvider>
  )
}
