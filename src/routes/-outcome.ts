import { notifyFailure, notifyFormFailure, notifyInfo, notifySuccess } from '@/components/feedback/toaster'
import { emailNotVerified, type Message, sessionEnded } from '@/data/messages'
import type { Result } from '@/data/providerError'

type Outcome = {
  success?: Message
  /** The title under which the provider's message is shown. */
  failure: string
  /** There is no form that shows the failure as well. */
  isAlone?: boolean
}

/** Tells the visitor how a call ended. Throws the call's error, so that the form which made it fails. */
export function report<T>({ data, error }: Result<T>, { success, failure, isAlone = false }: Outcome): T {
  if (error === null) {
    if (success) notifySuccess(success)
    return data
  }
  const notify = isAlone ? notifyFailure : notifyFormFailure
  if (error.kind === 'sessionMissing') notifyInfo(sessionEnded)
  else if (error.kind === 'emailNotConfirmed') notify(emailNotVerified)
  else notify({ title: failure, description: error.message })
  throw error
}
