import { useNavigate } from '@tanstack/react-router'
import { notifyFailed } from '@/components/toasts/sessionNotices'
import { failureTitles } from '@/data/content/messages'
import type { LinkType } from '@/data/session/arrival'
import type { Failure } from '@/data/session/errors'
import { findReturnPath } from '@/data/session/returnPath'

/**
 * Handles a refused email link: an expired or used one redirects to the page that offers a new link. `isUnconfirmed`: the
 * provider has just said that the address waits for its confirmation. Resolves once that page is shown.
 */
export function useRefusedLink(type: LinkType, title: string = failureTitles.confirm) {
  const navigate = useNavigate()
  return async (failure: Failure | null, email: string | undefined, isUnconfirmed = false): Promise<void> => {
    notifyFailed(title, failure)
    if (failure?.kind === 'linkExpired') {
      const unconfirmed = isUnconfirmed ? email : undefined
      const state = { linkProblem: 'expired', returnTo: findReturnPath(), unconfirmed } as const
      await navigate({ to: '/auth/confirm', search: { type, email }, state, replace: true })
    }
  }
}
