import {
  accessFailureTitles,
  accessSuccesses,
  addressChanged,
  addressStillWaiting,
} from '@/data/content/access'
import { factorFailures, factorNotices } from '@/data/content/factors'
import { pageRenewed, searchNotLoaded } from '@/data/content/lost'
import {
  accountChanged,
  causeOf,
  emailConfirmed,
  emailNotVerified,
  failureTitles,
  type Message,
  sessionDiscarded,
  sessionEnded,
  sessionEndings,
  signedOutHere,
  successes,
  withoutMemory,
} from '@/data/content/messages'
import type { Failure } from '@/data/session/errors'
import { newAddress, person } from '../fixtures'
import { refusals } from '../providerAnswers'
import { ShownToast } from '../workbench/ShownToast'

export default { title: 'Components / Toasts' }

const unreadable: Message = { title: failureTitles.signIn, description: 'Something went wrong' }
const long: Message = {
  title: failureTitles.signUp,
  description:
    'A message of the provider that goes on for longer than anybody expected, with aVeryLongWordThatCannotBeBrokenAnywhereSensible in it, and then some more.',
}

const failed = (title: string, failure: Failure) => (
  <ShownToast type="error" message={{ title, description: causeOf(failure) }} />
)

export const SignedIn = () => <ShownToast type="success" message={successes.signedIn} />

export const SignedUp = () => <ShownToast type="success" message={successes.signedUp} />

export const ResetSent = () => <ShownToast type="success" message={successes.resetSent} />

export const SignedOut = () => <ShownToast type="success" message={successes.signedOut} />

export const PasswordChanged = () => <ShownToast type="success" message={successes.passwordChanged} />

export const PasswordChangedHere = () => <ShownToast type="success" message={successes.passwordChangedHere} />

export const EmailConfirmed = () => <ShownToast type="success" message={emailConfirmed(person.email)} />

export const ConfirmationSent = () => <ShownToast type="success" message={successes.confirmationSent} />

export const SignedInWithoutMemory = () => (
  <ShownToast type="success" message={withoutMemory(successes.signedIn)} />
)

export const SessionEnded = () => <ShownToast type="info" message={sessionEnded} />

export const SessionEndedElsewhere = () => <ShownToast type="info" message={sessionEndings.elsewhere} />

export const SessionExpired = () => <ShownToast type="info" message={sessionEndings.expired} />

export const AccountSuspended = () => <ShownToast type="info" message={sessionEndings.suspended} />

export const AccountClosed = () => <ShownToast type="info" message={sessionEndings.closed} />

export const SignedOutEverywhere = () => <ShownToast type="success" message={successes.signedOutEverywhere} />

export const SignedOutHere = () => <ShownToast type="info" message={signedOutHere('unreachable')} />

export const SignedOutHereByAServerError = () => (
  <ShownToast type="info" message={signedOutHere('serverError')} />
)

export const AnotherAccountLoggedIn = () => <ShownToast type="info" message={accountChanged} />

export const SessionDiscarded = () => <ShownToast type="info" message={sessionDiscarded} />

export const CodeNotSent = () => failed(failureTitles.code, refusals.tooOften)

export const CodeMailed = () => <ShownToast type="success" message={accessSuccesses.codeMailed} />

export const ChangeLinksSent = () => <ShownToast type="success" message={accessSuccesses.changeLinksSent} />

export const AddressChanged = () => <ShownToast type="success" message={addressChanged(newAddress)} />

export const AddressStillWaiting = () => <ShownToast type="info" message={addressStillWaiting} />

export const AddressNotChanged = () => failed(accessFailureTitles.address, refusals.takenAddress)

export const AddressNotChecked = () => failed(accessFailureTitles.addressCheck, refusals.unreachable)

export const LoggedOutElsewhere = () => (
  <ShownToast type="success" message={accessSuccesses.loggedOutElsewhere} />
)

export const OtherDevicesNotLoggedOut = () => failed(accessFailureTitles.logOutElsewhere, refusals.tooOften)

export const SetUpCancelled = () => <ShownToast type="info" message={factorNotices.cancelled} />

export const SecondStepAdded = () => <ShownToast type="success" message={factorNotices.first} />

export const DeviceAdded = () => <ShownToast type="success" message={factorNotices.another} />

export const DeviceRemoved = () => <ShownToast type="success" message={factorNotices.removed} />

export const SecondStepRemoved = () => <ShownToast type="success" message={factorNotices.last} />

export const DeviceNotAdded = () => failed(factorFailures.addition, refusals.unreachable)

export const DeviceNotRemoved = () => failed(factorFailures.removal, refusals.unreachable)

export const PageLoadedAgain = () => <ShownToast type="info" message={pageRenewed} />

export const SearchNotLoaded = () => <ShownToast type="error" message={searchNotLoaded} />

export const EmailNotVerified = () => <ShownToast type="error" message={emailNotVerified} />

export const UnreadableFailure = () => <ShownToast type="error" message={unreadable} />

export const LongFailure = () => <ShownToast type="error" message={long} />
