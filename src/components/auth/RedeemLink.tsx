import { useNavigate } from '@tanstack/react-router'
import { asCall } from '@/actors/sessionCalls'
import { useAuthActor } from '@/components/session/AuthContext'
import { notifyEntered } from '@/components/toasts/sessionNotices'
import { successes } from '@/data/content/messages'
import { verifyLink } from '@/data/session/calls'
import { takeReturnPath } from '@/data/session/returnPath'
import { ConfirmLinkPage } from './ConfirmLinkPage'
import { useRefusedLink } from './useRefusedLink'

export type RedeemLinkProps = {
  tokenHash: string
  type: 'magiclink' | 'recovery'
  /** The address in the link, if any. */
  email: string | undefined
  /** Called just before the link is used. */
  onUse: () => void
}

/** Redeems an email link that signs in. The session machine's event redirects after a reset link. */
export function RedeemLink({ tokenHash, type, email, onUse }: RedeemLinkProps) {
  const auth = useAuthActor()
  const navigate = useNavigate()
  const refuse = useRefusedLink(type)
  const isRecovery = type === 'recovery'
  return (
    <ConfirmLinkPage
      purpose={isRecovery ? 'recovery' : 'login'}
      onSend={() => {
        onUse()
        const redeem = () => verifyLink(tokenHash, type)
        return isRecovery ? asCall(auth, 'recovery.began', redeem) : redeem()
      }}
      onSent={() => {
        if (isRecovery) return
        notifyEntered(successes.signedIn)
        void navigate({ href: takeReturnPath(), replace: true })
      }}
      onFailed={(failure) => refuse(failure, email)}
    />
  )
}
