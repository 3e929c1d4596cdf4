import { emailNotVerified, sessionEnded } from '@/data/content/messages'
import { fallbackMessage } from '@/data/provider/providerError'
import type { Failure } from '@/data/provider/toFailure'
import { notifyFormFailure, notifyInfo } from './toaster'

/**
 * Says under a title why a call failed, in the provider's words or in better ones of the site. Null is a call that was
 * not answered. `notify` is `notifyFailure` where no form shows the failure as well.
 */
export function notifyFailed(title: string, failure: Failure | null, notify = notifyFormFailure) {
  if (failure?.kind === 'sessionMissing') notifyInfo(sessionEnded)
  else if (failure?.kind === 'emailNotConfirmed') notify(emailNotVerified)
  else notify({ title, description: failure?.message ?? fallbackMessage })
}
