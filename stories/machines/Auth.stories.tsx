import { HStack } from '@chakra-ui/react/stack'
import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import type { InputFrom } from 'xstate'
import { DashboardScreen } from '@/components/account/DashboardScreen'
import { ConfirmLinkPage } from '@/components/auth/ConfirmLinkPage'
import { LinkProblemAlert } from '@/components/auth/LinkProblemAlert'
import { LoginPage } from '@/components/auth/LoginPage'
import { NewPasswordForm } from '@/components/auth/ResetPasswordPage'
import { SecondFactorPage } from '@/components/auth/SecondFactorPage'
import { LogoutButton } from '@/components/layout/LogoutButton'
import { AuthProvider, useAuth } from '@/components/session/AuthContext'
import type { Movement, Profile, Wallet } from '@/data/account/accountRows'
import { authMachine } from '@/machines/authMachine'
import { selectChallenged, selectIsSigningOut, selectUser } from '@/machines/authSelectors'
import { models } from '../../models/models'
import {
  answer,
  challenge,
  ignore,
  mail,
  profileOf,
  registerUrl,
  sampleBalances,
  sampleMovements,
  social,
} from '../fixtures'
import { frozenRead } from '../workbench/frozenRead'
import { WideStage } from '../workbench/Stage'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper' }

/** The page that the session leads to. */
function SessionScreen() {
  const challenged = useAuth(selectChallenged)
  const isRecovering = useAuth((snapshot) => snapshot.matches({ identity: 'recovering' }))
  const isSigningIn = useAuth((snapshot) => snapshot.matches({ activity: 'signingIn' }))
  const isOpeningRecovery = useAuth((snapshot) => snapshot.matches({ activity: 'openingRecovery' }))
  const isSigningOut = useAuth(selectIsSigningOut)
  const user = useAuth(selectUser)
  const [reads] = useState(() => ({
    profile: frozenRead<Profile>({ read: 'current' }, profileOf()),
    wallets: frozenRead<Wallet[]>({ read: 'current' }, sampleBalances),
    movements: frozenRead<Movement[]>({ read: 'current' }, sampleMovements),
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
  if (isSigningIn && !user) return <LoginPage onSend={answer} mail={mail} social={social} />
  if (isOpeningRecovery && !user) return <ConfirmLinkPage purpose="recovery" onSend={answer} />
  return (
    <>
      <LinkProblemAlert />
      {user ? (
        <HStack>
          <LogoutButton isSigningOut={isSigningOut} onSignOut={ignore} />
        </HStack>
      ) : null}
      <DashboardScreen
        reads={user ? { userId: user.id, ...reads } : null}
        registerUrl={registerUrl}
        view={{}}
        onViewChange={ignore}
        onRetryProfile={ignore}
      />
    </>
  )
}

type SessionProps = { input: InputFrom<typeof authMachine> }

function Session({ input }: SessionProps) {
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

export const Auth = () => (
  <SiteStepper
    machine="auth"
    subjects={{
      auth: () => <Session input={models.auth.input} />,
      authAfterRedirect: () => <Session input={models.authAfterRedirect.input} />,
    }}
  />
)
