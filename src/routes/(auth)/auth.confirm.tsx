import { createFileRoute, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAuth } from '@/components/auth/AuthContext'
import { BrokenLinkPage } from '@/components/auth/BrokenLinkPage'
import { SwitchAccountPage } from '@/components/auth/SwitchAccountPage'
import { SessionSlow } from '@/components/feedback/SessionSlow'
import { PublicLayout } from '@/components/layout/PublicLayout'
import { type LinkType, linkTypes } from '@/data/linkTypes'
import { readText } from '@/data/searchText'
import { selectIsSettled, selectLinkProblem, selectUser } from '@/machines/authSelectors'
import { ConfirmAddress } from '../-ConfirmAddress'
import { resendTo, sendResetTo } from '../-provider'
import { RedeemLink } from '../-RedeemLink'
import { waitForUserId } from '../-session'

type ConfirmSearch = {
  token_hash?: string | undefined
  type?: LinkType | undefined
  /** The address that the link was sent to. */
  email?: string | undefined
}

export const Route = createFileRoute('/(auth)/auth/confirm')({
  staticData: { title: 'Email link', description: 'Confirm your address, or go on to a new password.' },
  validateSearch: ({ token_hash, type, email }: Record<string, unknown>): ConfirmSearch => ({
    token_hash: readText(token_hash, 200),
    type: linkTypes.find((known) => known === type),
    email: readText(email, 254),
  }),
  loader: ({ context, abortController }) => waitForUserId(context.auth, abortController.signal),
  component: Confirm,
})

function Confirm() {
  const { token_hash: tokenHash, type, email } = Route.useSearch()
  const router = useRouter()
  const navigate = useNavigate()
  const isSettled = useAuth(selectIsSettled)
  const signedInAs = useAuth((snapshot) => selectUser(snapshot)?.email ?? null)
  const arrivalProblem = useAuth(selectLinkProblem)
  const problem = useLocation({ select: ({ state }) => state.linkProblem }) ?? arrivalProblem
  const [isAgreed, setAgreed] = useState(false)
  const isRecovery = type === 'recovery'

  if (!tokenHash || !type) {
    const renew = async (address: string, signal: AbortSignal) => {
      await (isRecovery ? sendResetTo(address, signal) : resendTo(address, signal))
      if (signal.aborted) return
      await navigate({ to: isRecovery ? '/forgot-password' : '/register', state: { sentTo: address } })
    }
    const purpose = isRecovery ? 'recovery' : 'confirmation'
    return <BrokenLinkPage purpose={purpose} email={email} problem={problem} onSend={renew} />
  }
  if (!isSettled) {
    return (
      <PublicLayout account="unknown">
        <SessionSlow onRetry={() => void router.invalidate()} />
      </PublicLayout>
    )
  }
  const isOther = signedInAs !== null && signedInAs.toLowerCase() !== email?.toLowerCase()
  if (isOther && !isAgreed) {
    return <SwitchAccountPage signedInAs={signedInAs} email={email} onSwitch={() => setAgreed(true)} />
  }
  // Who is signed in changes as the link is used, which is not the moment to ask.
  const agree = () => setAgreed(true)
  return type === 'signup' || type === 'email' || type === 'invite' ? (
    <ConfirmAddress key={tokenHash} link={{ tokenHash, type }} email={email} onUse={agree} />
  ) : (
    <RedeemLink key={tokenHash} tokenHash={tokenHash} type={type} email={email} onUse={agree} />
  )
}
