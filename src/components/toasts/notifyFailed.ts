import { emailNotVerified, sessionEnded } from '@/data/content/messages'
import { fallbackMessage } from '@/data/provider/providerError'
import type { Failure } from '@/data/provider/toFailure'
import { notifyFormFailure, notifyInfo } from './toaster'

/**
 * Shows a toast for a failed call, with the provider's message or a clearer one of the site. Null means that no answer
 * came. Pass `notifyFailure` as `notify` where no form shows the failure as well.
 */
export function notifyFailed(title: string, failure: Failure | null, notify = notifyFormFailure) {
  if (failure?.kind === 'sessionMissing') notifyInfo(sessionEnded)
  else if (failure?.kind === 'emailNotConfirmed') notify(emailNotVerified)
  else notify({ title, description: failure?.message ?? fallbackMessage })
}
