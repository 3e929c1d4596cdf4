import { notifyFailed } from '@/components/toasts/sessionNotices'
import { notifyInfo, notifySuccess } from '@/components/toasts/toaster'
import { accessFailureTitles, accessSuccesses, addressStillWaiting } from '@/data/content/access'
import { failureTitles, successes } from '@/data/content/messages'
import { changeAddress, changePassword, mailCode, refreshUser } from '@/data/session/access'
import { logOutElsewhere } from '@/data/session/calls'
import type { ChangeAddressProps } from './ChangeAddress'
import type { ChangePasswordProps } from './ChangePassword'
import type { OtherSessionsProps } from './OtherSessions'

// Each call is made for the user whose page it is, and says in a toast what came of it.

/** Changes a user's password. */
export const passwordCallsOf = (
  userId: string,
): ChangePasswordProps<{ hasEndedOthers: boolean }>['calls'] => ({
  onSend: (password, code) => changePassword(userId, password, code),
  onSent: ({ hasEndedOthers }) =>
    notifySuccess(hasEndedOthers ? successes.passwordChanged : successes.passwordChangedHere),
  onFailed: (failure) => {
    // No failure: the field of the code says what is to be done.
    if (failure?.kind !== 'reauthenticationNeeded') notifyFailed(failureTitles.password, failure)
  },
  code: {
    onSend: () => mailCode(userId),
    onSent: () => notifySuccess(accessSuccesses.codeMailed),
    onFailed: (failure) => notifyFailed(failureTitles.code, failure),
  },
})

/** Sends the links of a change of address, and looks whether both were opened. */
export const addressCallsOf = (userId: string): ChangeAddressProps['calls'] => ({
  onSend: (email) => changeAddress(userId, email),
  onSent: () => notifySuccess(accessSuccesses.changeLinksSent),
  onFailed: (failure) => notifyFailed(accessFailureTitles.address, failure),
  check: {
    onSend: async () => Boolean((await refreshUser()).new_email),
    onSent: (isWaiting) => {
      if (isWaiting) notifyInfo(addressStillWaiting)
    },
    onFailed: (failure) => notifyFailed(accessFailureTitles.addressCheck, failure),
  },
})

/** Logs a user out everywhere else. */
export const otherSessionsCallsOf = (userId: string): OtherSessionsProps['calls'] => ({
  onSend: () => logOutElsewhere(userId),
  onSent: () => notifySuccess(accessSuccesses.loggedOutElsewhere),
  onFailed: (failure) => notifyFailed(accessFailureTitles.logOutElsewhere, failure),
})
