import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { SessionPending } from '@/components/layout/SessionPending'
import { useAuth } from '@/components/session/AuthContext'
import type { LinkType } from '@/data/provider/linkTypes'
import { selectIsSettled, selectLinkProblem, selectUser } from '@/machines/authSelectors'
import { BrokenLinkPage } from './BrokenLinkPage'
import { ConfirmAddress } from './ConfirmAddress'
import { confirmationMail, resetMail } from './calls'
import { RedeemLink } from './RedeemLink'
import { SwitchAccountPage } from './SwitchAccountPage'

export type EmailLinkScreenProps = {
  tokenHash: string | undefined
  type: LinkType | undefined
  /** The address that the link was sent to, where it says so. */
  email: string | undefined
}

/** Where the link of a mail leads: to what it is for, to a question where somebody else is signed in, or to a new link. */
export function EmailLinkScreen({ tokenHash, type, email }: EmailLinkScreenProps) {
  const router = useRouter()
  const navigate = useNavigate()
  const isSettled = useAuth(selectIsSettled)
  const signedInAs = useAuth((snapshot) => selectUser(snapshot)?.email ?? null)
  const arrivalProblem = useAuth(selectLinkProblem)
  // Of a link that was refused here; it belongs to this entry of the history, and survives a reload.
  const problem = useLocation({ select: ({ state }) => state.linkProblem }) ?? arrivalProblem
  const [isAgreed, setAgreed] = useState(false)

  if (!tokenHash || !type) {
    const isRecovery = type === 'recovery'
    const mail = isRecovery ? resetMail : confirmationMail
    const showSent = (address: string) => {
      mail.onSent()
      void navigate({ to: isRecovery ? '/forgot-password' : '/register', state: { sentTo: address } })
    }
    const purpose = isRecovery ? 'recovery' : 'confirmation'
    return <BrokenLinkPage {...mail} purpose={purpose} email={email} problem={problem} onSent={showSent} />
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
