import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAuth } from '@/components/auth/AuthContext'
import { AuthLayout } from '@/components/auth/AuthLayout'
import { ConfirmLinkForm } from '@/components/auth/ConfirmLinkForm'
import { RenewLink } from '@/components/auth/RenewLink'
import type { LinkProblem } from '@/data/arrival'
import { type LinkType, linkTypes, verifyLink } from '@/data/auth'
import { failureTitles, linkProblems, successes } from '@/data/messages'
import { report } from '../-outcome'
import { resendTo, sendResetTo } from '../-provider'

type ConfirmSearch = { token_hash?: string | undefined; type?: LinkType | undefined }

export const Route = createFileRoute('/(auth)/auth/confirm')({
  staticData: { title: 'Confirm your email' },
  validateSearch: ({ token_hash, type }: Record<string, unknown>): ConfirmSearch => ({
    token_hash: token_hash === undefined ? undefined : String(token_hash),
    type: linkTypes.find((known) => known === type),
  }),
  component: ConfirmPage,
})

function ConfirmPage() {
  const { token_hash: tokenHash, type } = Route.useSearch()
  const navigate = useNavigate()
  const arrivalProblem = useAuth(({ context }) => context.linkProblem)
  const [verifyProblem, setVerifyProblem] = useState<LinkProblem | null>(null)
  const isRecovery = type === 'recovery'

  const renew = async (email: string) => {
    await (isRecovery ? sendResetTo(email) : resendTo(email))
    await navigate({ to: isRecovery ? '/forgot-password' : '/register', state: { sentTo: email } })
  }

  if (!tokenHash || !type || verifyProblem) {
    const problem = verifyProblem ?? arrivalProblem
    return (
      <AuthLayout
        title="This link does not work"
        lead={
          problem
            ? linkProblems[problem]
            : 'Part of the link is missing. Open it from the email once more, or get a new one.'
        }
      >
        <RenewLink purpose={isRecovery ? 'recovery' : 'confirmation'} onSend={renew} />
      </AuthLayout>
    )
  }

  const confirm = async () => {
    const result = await verifyLink(tokenHash, type)
    if (result.error?.kind === 'linkExpired') setVerifyProblem('expired')
    report(result, {
      failure: failureTitles.confirm,
      ...(isRecovery ? null : { success: successes.emailConfirmed }),
    })
    if (!isRecovery) await navigate({ to: '/dashboard', replace: true })
  }
  return isRecovery ? (
    <AuthLayout title="Reset your password" lead="Go on to choose a new password. The link works once.">
      <ConfirmLinkForm label="Choose a New Password" onSend={confirm} />
    </AuthLayout>
  ) : (
    <AuthLayout title="Confirm your email" lead="One press, and your account is ready.">
      <ConfirmLinkForm label="Confirm Email" onSend={confirm} />
    </AuthLayout>
  )
}
