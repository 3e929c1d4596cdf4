import { useNavigate } from '@tanstack/react-router'
import { asCall } from '@/actors/sessionCalls'
import { useAuthActor } from '@/components/session/AuthContext'
import { notifyEntered } from '@/components/toasts/notifyEntered'
import { successes } from '@/data/content/messages'
import { verifyLink } from '@/data/provider/auth'
import type { LinkType } from '@/data/provider/linkTypes'
import { takeReturnPath } from '@/data/stored/returnPath'
import { ConfirmLinkPage, type LinkPurpose } from './ConfirmLinkPage'
import { notifyConfirmed } from './calls'
import { useRefusedLink } from './useRefusedLink'

const purposes: { readonly [Type in LinkType]?: LinkPurpose } = { recovery: 'recovery', magiclink: 'login' }

export type RedeemLinkProps = {
  tokenHash: string
  type: LinkType
  /** The address in the link, if any. */
  email: string | undefined
  /** Called just before the link is used. */
  onUse: () => void
}

/** Redeems an email link for a confirmed address. The session machine's event redirects after a reset link. */
export function RedeemLink({ tokenHash, type, email, onUse }: RedeemLinkProps) {
  const auth = useAuthActor()
  const navigate = useNavigate()
  const refuse = useRefusedLink(type)
  const isRecovery = type === 'recovery'
  return (
    <ConfirmLinkPage
      purpose={purposes[type] ?? 'confirmation'}
      onSend={() => {
        onUse()
        const redeem = () => verifyLink(tokenHash, type)
        return isRecovery ? asCall(auth, 'recovery.began', redeem) : redeem()
      }}
      onSent={({ user }) => {
        if (isRecovery) return
        const isLogin = type === 'magiclink'
        if (isLogin) notifyEntered(successes.signedIn)
        else void notifyConfirmed(user.email ?? 'Your address')
        void navigate({ to: takeReturnPath(), replace: true })
      }}
      onFailed={(failure) => refuse(failure, email)}
    />
  )
}
