import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { SessionPending } from '@/components/layout/SessionPending'
import { useAuth } from '@/components/session/AuthContext'
import { useEntryState } from '@/components/session/useEntryState'
import { withReturn } from '@/data/session/accountPath'
import type { LinkType } from '@/data/session/arrival'
import { toAddress } from '@/data/text/toAddress'
import { selectIsSettled, selectLinkProblem, selectTokens, selectUser } from '@/machines/authSelectors'
import { AddressChangeScreen } from './AddressChangeScreen'
import { BrokenLinkPage } from './BrokenLinkPage'
import { ClaimAccount } from './ClaimAccount'
import { ConfirmAddress } from './ConfirmAddress'
import { confirmationMail, resetMail } from './calls'
import { RedeemLink } from './RedeemLink'
import { SwitchAccountPage } from './SwitchAccountPage'

export type EmailLinkScreenProps = {
  tokenHash: string | undefined
  type: LinkType | undefined
  /** The address in the link, if any. */
  email: string | undefined
  /** True if the provider has accepted one of the two links of a change of address. */
  isAccepted: boolean
}

/** The page of an email link: uses the link, asks first if another account is signed in, or offers a new link. */
export function EmailLinkScreen({ tokenHash, type, isAccepted, ...link }: EmailLinkScreenProps) {
  const navigate = useNavigate()
  const isSettled = useAuth(selectIsSettled)
  const signedInAs = useAuth((snapshot) => selectUser(snapshot)?.email ?? null)
  const tokens = useAuth(selectTokens)
  // A code that has led here was a mail's.
  const arrivalProblem = useAuth((snapshot) => {
    const told = selectLinkProblem(snapshot)
    return told === 'stale' ? 'elsewhere' : told
  })
  // Of a link that was refused here; it belongs to this entry of the history, and survives a reload.
  const problem = useEntryState('linkProblem') ?? arrivalProblem
  // A plus sign that nobody encoded arrives as a space, which no address has.
  const email = toAddress(link.email?.trim().replaceAll(' ', '+') ?? '') || undefined
  const unconfirmed = useEntryState('unconfirmed')
  const [isAgreed, setAgreed] = useState(false)

  if (type === 'email_change') return <AddressChangeScreen tokenHash={tokenHash} isAccepted={isAccepted} />
  const used = tokenHash && type ? { tokenHash, type } : tokens
  if (!used) {
    // A confirmation mail is sent to nobody whose address is confirmed; a reset mail opens every account.
    const isWaiting = (address: string) => address.toLowerCase() === unconfirmed?.toLowerCase()
    const mailTo = (address: string) => (isWaiting(address) ? confirmationMail : resetMail)
    return (
      <BrokenLinkPage
        purpose={unconfirmed ? 'confirmation' : 'recovery'}
        email={email}
        problem={problem}
        onSend={(address) => mailTo(address).onSend(address)}
        onSent={(address) => {
          mailTo(address).onSent()
          void navigate({
            to: isWaiting(address) ? '/register' : '/forgot-password',
            state: withReturn({ sentTo: address }),
          })
        }}
        onFailed={(unconfirmed ? confirmationMail : resetMail).onFailed}
      />
    )
  }
  if (!isSettled) {
    return <SessionPending />
  }
  // The address in a link can be forged. Confirming an address checks it against the account before signing in; with
  // every other link, a signed-in user is asked first, whatever the address.
  const confirms = used.type === 'signup' || used.type === 'email' || used.type === 'invite'
  const named = confirms ? email : undefined
  if (!isAgreed && signedInAs !== null && toAddress(signedInAs).toLowerCase() !== named?.toLowerCase()) {
    return <SwitchAccountPage signedInAs={signedInAs} email={named} onSwitch={() => setAgreed(true)} />
  }
  // Using the link changes the signed-in account, which must not bring the question up.
  const agree = () => setAgreed(true)
  if ('accessToken' in used) return <ClaimAccount tokens={used} onUse={agree} />
  const key = used.tokenHash
  return used.type === 'recovery' || used.type === 'magiclink' ? (
    <RedeemLink key={key} tokenHash={key} type={used.type} email={email} onUse={agree} />
  ) : (
    <ConfirmAddress key={key} link={{ tokenHash: key, type: used.type }} email={email} onUse={agree} />
  )
}
