import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router'
import { useAuth } from '@/components/auth/AuthContext'
import { BrokenLinkPage } from '@/components/auth/BrokenLinkPage'
import { ConfirmLinkPage } from '@/components/auth/ConfirmLinkPage'
import { verifyLink } from '@/data/auth'
import { type LinkType, linkTypes } from '@/data/linkTypes'
import { failureTitles, successes } from '@/data/messages'
import { readText } from '@/data/searchText'
import { selectLinkProblem } from '@/machines/authSelectors'
import { report } from '../-outcome'
import { resendTo, sendResetTo } from '../-provider'

type ConfirmSearch = { token_hash?: string | undefined; type?: LinkType | undefined }

export const Route = createFileRoute('/(auth)/auth/confirm')({
  staticData: { title: 'Email link', description: 'Confirm your address, or go on to a new password.' },
  validateSearch: ({ token_hash, type }: Record<string, unknown>): ConfirmSearch => ({
    token_hash: readText(token_hash, 200),
    type: linkTypes.find((known) => known === type),
  }),
  component: Confirm,
})

function Confirm() {
  const { token_hash: tokenHash, type } = Route.useSearch()
  const navigate = useNavigate()
  const arrivalProblem = useAuth(selectLinkProblem)
  const problem = useLocation({ select: ({ state }) => state.linkProblem }) ?? arrivalProblem
  const isRecovery = type === 'recovery'
  const purpose = isRecovery ? 'recovery' : 'confirmation'

  if (!tokenHash || !type) {
    const renew = async (email: string) => {
      await (isRecovery ? sendResetTo(email) : resendTo(email))
      await navigate({ to: isRecovery ? '/forgot-password' : '/register', state: { sentTo: email } })
    }
    return <BrokenLinkPage purpose={purpose} problem={problem} onSend={renew} />
  }

  const confirm = async () => {
    const result = await verifyLink(tokenHash, type)
    if (result.error?.kind === 'linkExpired') {
      await navigate({
        to: '/auth/confirm',
        search: { type },
        state: { linkProblem: 'expired' },
        replace: true,
      })
    }
    report(result, {
      failure: failureTitles.confirm,
      ...(isRecovery ? null : { success: successes.emailConfirmed }),
    })
    if (!isRecovery) await navigate({ to: '/dashboard', replace: true })
  }
  return <ConfirmLinkPage purpose={purpose} onSend={confirm} />
}
