import { notifyEntered, notifyFailed, notifyFailedAlone } from '@/components/toasts/sessionNotices'
import { notifySuccess } from '@/components/toasts/toaster'
import { emailConfirmed, failureTitles, successes } from '@/data/content/messages'
import { resendConfirmation, sendPasswordReset, signInWithProvider } from '@/data/session/calls'
import { loadReturnPath } from '@/data/session/loadReturnPath'
import { readableAddress } from '@/data/text/readableAddress'
import type { SocialCalls } from './FormWithSocial'
import type { MailCalls } from './MailButton'

/** Keeps the page that was asked for, before its visitor leaves for another page or a mail. */
export const storeReturnPath = async () => (await loadReturnPath())?.storeReturnPath()

/** Redirects to a social provider; shows a toast on failure. */
export const socialSignIn: SocialCalls = {
  onChoose: async (provider, signal) => {
    await storeReturnPath()
    return signInWithProvider(provider, signal)
  },
  onFailed: (failure) => notifyFailedAlone(failureTitles.signIn, failure),
}

/** Resends the confirmation mail; shows a toast with the outcome. */
export const confirmationMail = {
  onSend: async (email) => {
    await storeReturnPath()
    return resendConfirmation(email)
  },
  onSent: () => notifySuccess(successes.confirmationSent),
  onFailed: (failure) => notifyFailed(failureTitles.resend, failure),
} satisfies MailCalls

/** Says in a toast that an address is confirmed. */
export const notifyConfirmed = async (address: string) =>
  notifyEntered(emailConfirmed(await readableAddress(address)))

/** Sends a reset mail; shows a toast with the outcome. */
export const resetMail = {
  onSend: async (email) => {
    await storeReturnPath()
    return sendPasswordReset(email)
  },
  onSent: () => notifySuccess(successes.resetSent),
  onFailed: (failure) => notifyFailed(failureTitles.reset, failure),
} satisfies MailCalls
