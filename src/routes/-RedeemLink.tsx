import { useNavigate } from '@tanstack/react-router'
import { asCall } from '@/actors/sessionCalls'
import { ConfirmLinkPage } from '@/components/auth/ConfirmLinkPage'
import { useAuthActor } from '@/components/session/AuthContext'
import { notifySuccess } from '@/components/toasts/toaster'
import { emailConfirmed, failureTitles } from '@/data/content/messages'
import { verifyLink } from '@/data/provider/auth'
import type { LinkType } from '@/data/provider/linkTypes'
import { expiredLink } from './-expiredLink'
import { hasLeft, report } from './-outcome'

export type RedeemLinkProps = {
  tokenHash: string
  type: LinkType
  /** The address that the link names, if any. */
  email: string | undefined
  /** Told when the link is about to be used. */
  onUse: () => void
}

/** Redeems the link of a mail to somebody whose address is confirmed already; a reset link leads on by itself. */
export function RedeemLink({ tokenHash, type, email, onUse }: RedeemLinkProps) {
  const navigate = useNavigate()
  const auth = useAuthActor()
  const isRecovery = type === 'recovery'
  const redeem = async (signal: AbortSignal) => {
    onUse()
    const call = () => verifyLink(tokenHash, type)
    const result = await (isRecovery ? asCall(auth, 'recovery.began', call) : call())
    if (result.error?.kind === 'linkExpired' && !hasLeft(signal, '/auth/confirm')) {
      auth.send({ type: 'link.rejected', problem: 'expired' })
      await navigate(expiredLink(type, email))
    }
    const session = report(result, { failure: failureTitles.confirm, ...(result.error ? { signal } : null) })
    if (isRecovery) return
    notifySuccess(emailConfirmed(session.user.email ?? 'Your address'))
    if (!hasLeft(signal, '/auth/confirm')) await navigate({ to: '/dashboard', replace: true })
  }
  return <ConfirmLinkPage purpose={isRecovery ? 'recovery' : 'confirmation'} onSend={redeem} />
}
