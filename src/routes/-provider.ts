import { failureTitles, successes } from '@/data/content/messages'
import {
  resendConfirmation,
  type SocialProvider,
  sendPasswordReset,
  signInWithProvider,
} from '@/data/provider/auth'
import { report } from './-outcome'

/** Leaves for a social provider; where that fails, says so and throws. */
export const chooseProvider = async (provider: SocialProvider, signal?: AbortSignal): Promise<void> => {
  report(await signInWithProvider(provider, signal), {
    failure: failureTitles.signIn,
    isAlone: true,
    ...(signal ? { signal } : null),
  })
}

/** Has the confirmation mail sent again, and says so. */
export const resendTo = async (email: string, signal: AbortSignal) =>
  report(await resendConfirmation(email), {
    success: successes.confirmationSent,
    failure: failureTitles.resend,
    signal,
  })

/** Has a reset mail sent, and says so. */
export const sendResetTo = async (email: string, signal: AbortSignal) =>
  report(await sendPasswordReset(email), {
    success: successes.resetSent,
    failure: failureTitles.reset,
    signal,
  })
