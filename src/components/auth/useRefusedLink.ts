import { useNavigate } from '@tanstack/react-router'
import { notifyFailed } from '@/components/toasts/notifyFailed'
import { findReturnPath } from '@/data/browser/returnPath'
import { failureTitles } from '@/data/content/messages'
import type { LinkType } from '@/data/provider/linkTypes'
import type { Failure } from '@/data/provider/toFailure'

/** Handles a refused email link: an expired or used one redirects to the page that offers a new link. */
export function useRefusedLink(type: LinkType) {
  const navigate = useNavigate()
  return (failure: Failure | null, email: string | undefined) => {
    if (failure?.kind === 'linkExpired') {
      const state = { linkProblem: 'expired', returnTo: findReturnPath() } as const
      void navigate({ to: '/auth/confirm', search: { type, email }, state, replace: true })
    }
    notifyFailed(failureTitles.confirm, failure)
  }
}
