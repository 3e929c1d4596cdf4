import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { BrokenLinkPage } from '@/components/auth/BrokenLinkPage'
import { SwitchAccountPage } from '@/components/auth/SwitchAccountPage'
import { SessionPending } from '@/components/layout/SessionPending'
import { useAuth } from '@/components/session/AuthContext'
import type { LinkType } from '@/data/provider/linkTypes'
import { selectIsSettled, selectLinkProblem, selectUser } from '@/machines/authSelectors'
import { ConfirmAddress } from './-ConfirmAddress'
import { hasLeft } from './-outcome'
import { resendTo, sendResetTo } from './-provider'
import { RedeemLink } from './-RedeemLink'

export type EmailLinkProps = {
  tokenHash: string | undefined
  type: LinkType | undefined
  /** The address that the link was sent to, where it says so. */
  email: string | undefined
}

/** Where the link of a mail leads: to what it is for, to a question where somebody else is signed in, or to a new link. */
export function EmailLink({ tokenHash, type, email }: EmailLinkProps) {
  const router = useRouter()
  const navigate = useNavigate()
  const isSettled = useAuth(selectIsSettled)
  const signedInAs = useAuth((snapshot) => selectUser(snapshot)?.email ?? null)
  const problem = useAuth(selectLinkProblem)
  const [isAgreed, setAgreed] = useState(false)
  const isRecovery = type === 'recovery'

  if (!tokenHash || !type) {
    const renew = async (address: string, signal: AbortSignal) => {
      await (isRecovery ? sendResetTo(address, signal) : resendTo(address, signal))
      if (hasLeft(signal, '/auth/confirm')) return
      await navigate({ to: isRecovery ? '/forgot-password' : '/register', state: { sentTo: address } })
    }
    const purpose = isRecovery ? 'recovery' : 'confirmation'
    return <BrokenLinkPage purpose={purpose} email={email} problem={problem} onSend={renew} />
  }
  if (!isSettled) {
    return <SessionPending onRetry={() => void router.invalidate()} />
  }
  // The address in a link is anybody's to write. What confirms an address compares it with the account before it lets
  // somebody in; every other link asks whoever is signed in, whatever it says.
  const confirms = type === 'signup' || type === 'email' || type === 'invite'
  const named = confirms ? email : undefined
  if (!isAgreed && signedInAs !== null && signedInAs.toLowerCase() !== named?.toLowerCase()) {
    return <SwitchAccountPage signedInAs={signedInAs} email={named} onSwitch={() => setAgreed(true)} />
  }
  // Who is signed in changes as the link is used, which is not the moment to ask.
  const agree = () => setAgreed(true)
  return confirms ? (
    <ConfirmAddress key={tokenHash} link={{ tokenHash, type }} email={email} onUse={agree} />
  ) : (
    <RedeemLink key={tokenHash} tokenHash={tokenHash} type={type} email={email} onUse={agree} />
  )
}
