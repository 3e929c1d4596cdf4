import { notifyFailure, notifyProviderFailure, notifySuccess } from '@/components/feedback/toaster'
import { emailNotVerified, type Message } from '@/data/messages'
import type { Result } from '@/data/providerError'

/** Tells the visitor how a call ended. Throws the call's error, so that the form which made it fails. */
export function report<T>({ data, error }: Result<T>, say: { success?: Message; failure: string }): T {
  if (error === null) {
    if (say.success) notifySuccess(say.success)
    return data
  }
  if (error.kind === 'emailNotConfirmed') notifyFailure(emailNotVerified)
  else notifyProviderFailure(say.failure, error)
  throw error
}
