import { notifyFailed } from '@/components/toasts/notifyFailed'
import { notifyInfo, notifySuccess } from '@/components/toasts/toaster'
import { accessFailureTitles, accessSuccesses, addressStillWaiting } from '@/data/content/access'
import { failureTitles, successes } from '@/data/content/messages'
import { changeAddress, changePassword, logOutElsewhere, mailCode, refreshUser } from '@/data/provider/access'
import type { ChangeAddressProps } from './ChangeAddress'
import type { ChangePasswordProps } from './ChangePassword'
import type { OtherSessionsProps } from './OtherSessions'

/** Changes the password; shows a toast with the outcome. */
export const passwordCalls: ChangePasswordProps<{ hasEndedOthers: boolean }>['calls'] = {
  onSend: changePassword,
  onSent: ({ hasEndedOthers }) =>
    notifySuccess(hasEndedOthers ? successes.passwordChanged : successes.passwordChangedHere),
  onFailed: (failure) => {
    // No failure: the field of the code says what is to be done.
    if (failure?.kind !== 'reauthenticationNeeded') notifyFailed(failureTitles.password, failure)
  },
  code: {
    onSend: mailCode,
    onSent: () => notifySuccess(accessSuccesses.codeMailed),
    onFailed: (failure) => notifyFailed(failureTitles.code, failure),
  },
}

/** Has the links of a change of address sent, and looks whether both were opened; shows a toast with the outcome. */
export const addressCalls: ChangeAddressProps['calls'] = {
  onSend: changeAddress,
  onSent: () => notifySuccess(accessSuccesses.changeLinksSent),
  onFailed: (failure) => notifyFailed(accessFailureTitles.address, failure),
  check: {
    onSend: async () => Boolean((await refreshUser()).new_email),
    onSent: (isWaiting) => {
      if (isWaiting) notifyInfo(addressStillWaiting)
    },
    onFailed: (failure) => notifyFailed(accessFailureTitles.addressCheck, failure),
  },
}

/** Logs out everywhere else; shows a toast with the outcome. */
export const otherSessionsCalls: OtherSessionsProps['calls'] = {
  onSend: logOutElsewhere,
  onSent: () => notifySuccess(accessSuccesses.loggedOutElsewhere),
  onFailed: (failure) => notifyFailed(accessFailureTitles.logOutElsewhere, failure),
}
