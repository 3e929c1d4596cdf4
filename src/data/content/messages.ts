import type { LinkProblem } from '@/data/session/arrival'
import {
  type EndReason,
  type Failure,
  fallbackMessage,
  type Outage,
  outageOf,
  type ProviderErrorKind,
  type Weakness,
} from '@/data/session/errors'

/** The texts of a notice; the description is optional. */
export type Message = { title: string; description?: string }

/** The success messages, word for word from the specification. */
export const successes = {
  signedIn: { title: 'Welcome back!', description: 'Successfully logged in.' },
  signedUp: {
    title: 'Registration Successful!',
    description: 'Please check your email to verify your account.',
  },
  resetSent: {
    title: 'Password Reset Email Sent',
    description: 'Please check your inbox for instructions to reset your password.',
  },
  signedOut: { title: 'Logged out successfully.' },
  signedOutEverywhere: {
    title: 'Logged out successfully.',
    description: 'Other devices have been logged out, too.',
  },
  passwordChanged: {
    title: 'Password changed',
    description: 'Your new password is set. Other browsers have been logged out.',
  },
  passwordChangedHere: {
    title: 'Password changed',
    description:
      'Your new password is set, but other browsers could not be logged out. To log them out, change it again later.',
  },
  confirmationSent: {
    title: 'Confirmation email sent',
    description: 'If the address is waiting for confirmation, a new link is on its way.',
  },
} as const satisfies Record<string, Message>

/** The notice after a confirmation; it names the account to which this browser is signed in. */
export const emailConfirmed = (email: string): Message => ({
  title: 'Email confirmed',
  description: `${email} is verified, and you are logged in.`,
})

/** Said where the browser cannot keep a session. */
export const nothingStored =
  'Your browser keeps nothing, so you will be asked to log in again after a reload and in every new tab.'

/** A notice of a session that has begun, where the browser cannot keep it. */
export const withoutMemory = ({ title, description }: Message): Message => ({
  title,
  description: `${description ? `${description} ` : ''}${nothingStored}`,
})

/** The notice of a logout that the server has not dealt with: it may accept this device's session until it expires. */
export const signedOutHere = (outage: Outage): Message => ({
  title: 'Logged out on this device',
  description:
    outage === 'unreachable'
      ? 'We could not reach the server, so the session stays open there until it expires.'
      : 'The server could not end the session, which stays open there until it expires.',
})

/** The notice that the stored session could not be used. */
export const sessionDiscarded: Message = {
  title: 'Session not restored',
  description: 'The session stored in this browser was damaged, so we removed it. Please log in again.',
}

const hour = 3_600_000

/** Describes milliseconds as a span of time: in days from 2 days on, in hours from 1.5 hours on, else in minutes. */
function spanOf(milliseconds: number): string {
  if (milliseconds >= 48 * hour) return `${Math.round(milliseconds / (24 * hour))} days`
  if (milliseconds >= 1.5 * hour) return `${Math.round(milliseconds / hour)} hours`
  return `${Math.round(milliseconds / 60_000)} minutes`
}

/** The warning about a wrong clock; `offset` is in milliseconds, positive if it is ahead. */
export const clockWrong = (offset: number): string =>
  `The clock of this device is about ${spanOf(Math.abs(offset))} ${offset > 0 ? 'ahead' : 'behind'}. Everything works, but times shown here follow it.`

/** The notice of a session that was not ended by this tab. */
export const sessionEnded: Message = {
  title: 'Session ended',
  description: 'You were logged out in another tab, or your session expired. Log in again to continue.',
}

/** The same where the provider has said why. */
export const sessionEndings: Record<EndReason, Message> = {
  elsewhere: {
    title: 'Session ended',
    description:
      'You were logged out on another device, your account’s security settings changed, or the account was closed. Log in again to continue.',
  },
  expired: { title: 'Session ended', description: 'Your session has expired. Log in again to continue.' },
  suspended: {
    title: 'Session ended',
    description: 'This account is suspended. Nobody can log in to it for now.',
  },
  closed: { title: 'Session ended', description: 'This account has been closed.' },
}

/** Notice of a call that was not sent: it was meant for another account than this browser is logged in to now. */
export const accountChanged: Message = {
  title: 'Another account is logged in',
  description:
    'Another account has logged in to this browser meanwhile, so nothing was sent and nothing was changed. You now see that account.',
}

/** Titles of the notices whose description is the provider's message. */
export const failureTitles = {
  signUp: 'Sign up Failed',
  signIn: 'Sign in Failed',
  signOut: 'Sign out Failed',
  reset: 'Password reset failed',
  confirm: 'Confirmation failed',
  resend: 'Email not sent',
  code: 'Code not sent',
  password: 'Password not changed',
} as const

/** Replaces the notice of a failed sign-in if the address is not confirmed yet. */
export const emailNotVerified = {
  title: 'Email not verified',
  description: 'Please check your inbox to verify your email address.',
} as const satisfies Message

/** Causes in place of provider messages for developers. A message that names seconds is for visitors and stays. */
const causes: { readonly [Kind in ProviderErrorKind]?: string } = {
  captchaFailed: 'We could not verify that you are human.',
  captchaMissing: 'We could not verify that you are human.',
  codeExpired: 'This code has expired.',
  codeMissing: 'A part of this page could not be loaded.',
  codeNeeded: 'The code of your second step is missing.',
  codeRefused: 'This code was refused.',
  emailClosed: 'Logging in by email is closed at the moment.',
  linkElsewhere: 'This link belongs to another browser.',
  linkExpired: 'This link has expired or was already used.',
  mailLimited: 'Too many emails have been sent.',
  mailNotSent: 'We could not send the email.',
  rateLimited: 'Too many attempts came from your network.',
  reauthenticationNeeded: 'This login is too old for that.',
  reauthenticationRefused: 'This code is wrong or no longer good.',
  signUpClosed: 'Registration is closed at the moment.',
  signUpUndone: 'We could not send the email.',
  userBanned: 'This account is suspended.',
  weakPassword: 'This password is too weak.',
  wrongCode: 'This code is wrong.',
}

/** Cause of a failure, for its notice; null means that no answer came. */
export function causeOf(failure: Pick<Failure, 'kind' | 'message'> | null): string {
  if (!failure) return fallbackMessage
  return (/\d seconds?/.test(failure.message) ? undefined : causes[failure.kind]) ?? failure.message
}

/** Advice on each kind of failure. The cause is in the notice, unless the provider's message does not tell it. */
const advice: Record<ProviderErrorKind, string> = {
  accountChanged: 'Nothing was sent, and nothing was changed.',
  alreadyRegistered: 'If this address is yours, log in or reset the password.',
  captchaFailed: 'Nothing was lost. Please try again; the check is done anew.',
  captchaMissing: 'This page cannot ask you yet. Please try again later.',
  codeExpired: 'Enter the code that is shown now, or get a new one sent.',
  codeMissing: 'Nothing was sent. Check your connection, reload the page and try again.',
  codeNeeded: 'Log out, log in again and enter the code of your second step.',
  codeRefused: 'Wait for the next code and enter that one.',
  emailClosed: 'Please try again later.',
  emailNotConfirmed: 'No email? Look in your spam folder, or have it sent again.',
  emailRefused: 'Please use another email address.',
  factorGone: 'This device was removed meanwhile. Cancel, and begin again.',
  factorNameTaken: 'Please choose another name.',
  factorsClosed: 'Please try again later.',
  invalidCredentials: 'Check your email address and enter your password again, or reset it.',
  invalidInput: 'Please check what you entered and try again.',
  linkElsewhere: 'This link was requested in another browser. Open it there, or get a new one.',
  linkExpired: 'Get a new link.',
  mailLimited: 'Look in your inbox and your spam folder. If nothing comes, try again later today.',
  mailNotSent: 'Try again in a few minutes.',
  missingCredentials: 'Please fill in both.',
  otherAccount:
    'This link was sent to another address. To use the account of that address, reset its password.',
  otherPassword: 'This is not the password that the address was registered with.',
  proofNeeded: 'Enter a code of one of your devices.',
  providerDisabled: 'Please use your email and password.',
  rateLimited: 'Please wait a minute and try again.',
  reauthenticationNeeded: 'Get a new reset link, then change the password.',
  reauthenticationRefused:
    'This code is wrong or no longer good. Enter the one in our newest email, or have another one sent.',
  samePassword: 'Choose a password that differs from the old one.',
  serverError: 'Something failed on our side, not on yours. Nothing was lost. Try again in a few minutes.',
  sessionMissing: 'Nothing was changed.',
  signUpClosed: 'Please try again later.',
  signUpUndone: 'Nothing was created. Try again in a few minutes.',
  storageRefused: 'Please use your email and password.',
  tooManyFactors: 'Remove a device first.',
  unknown: 'Please try again in a moment.',
  unreachable:
    'We cannot reach the exchange right now. Check your connection and try again. Nothing was lost.',
  userBanned: 'Nobody can log in to this account for now. Try again later, or use another account.',
  wrongCode: 'The code may have expired. Enter the one that is shown now.',
  weakPassword: 'Please choose a password that is harder to guess.',
}

/** Samples by which the provider's message lists groups of characters, and the names of the groups. */
const characterGroups = [
  [/zABC/, 'one letter'],
  [/xyz(?!A)/, 'one lower-case letter'],
  [/(?<!z)ABC/, 'one upper-case letter'],
  [/0123/, 'one digit'],
  [/!@#/, 'one symbol'],
] as const

/** Advice on a weak password. Minimum length and wanted characters are only in the provider's message. */
const weaknessAdvice: Record<Weakness, (message: string) => string> = {
  length: (message) => {
    const least = /at least (\d+) characters/.exec(message)?.[1]
    return least ? `Use at least ${least} characters.` : 'Use more characters.'
  },
  characters: (message) => {
    const wanted = characterGroups.filter(([sample]) => sample.test(message)).map(([, name]) => name)
    if (wanted.length === 0) return 'Mix upper- and lower-case letters, digits and symbols.'
    return `Use at least ${new Intl.ListFormat('en', { type: 'conjunction' }).format(wanted)}.`
  },
  pwned: () => 'It is in a list of leaked passwords. Choose one that you have never used.',
}

function passwordProblem(failure: Failure | null): string | undefined {
  if (!failure) return undefined
  if (failure.kind === 'samePassword') return advice.samePassword
  if (failure.kind !== 'weakPassword') return undefined
  const { message, weaknesses } = failure
  if (weaknesses.length > 0) return weaknesses.map((weakness) => weaknessAdvice[weakness](message)).join(' ')
  return message === fallbackMessage ? undefined : message
}

/** The problem of a refused password, for its field; none if the password was not refused. */
export const explainPassword = (failure: Failure | null) => ({ password: passwordProblem(failure) })

/** The problem of a refused address or password, for its field, on the page of a link that brings tokens. */
export const explainClaim = (failure: Failure | null) => ({
  ...explainPassword(failure),
  email: failure?.kind === 'otherAccount' ? advice.otherAccount : undefined,
})

/** The problem of a refused address, for its field: the form has checked all that it can, so nothing else is meant. */
export const explainAddress = (failure: Failure | null) => ({
  email:
    failure?.kind === 'invalidInput' || failure?.kind === 'emailRefused' ? advice[failure.kind] : undefined,
})

/** The link to the page that helps after a failure which the form itself cannot solve. */
export const failureLinks: { readonly [Kind in ProviderErrorKind]?: FailureLink } = {
  alreadyRegistered: { name: 'Log in', to: '/login' },
  otherAccount: { name: 'Get a reset link', to: '/forgot-password' },
  reauthenticationNeeded: { name: 'Get a reset link', to: '/forgot-password' },
  sessionMissing: { name: 'Log in', to: '/login' },
}

type FailureLink = { name: string; to: '/forgot-password' | '/login' }

/** The addition for a registration that was not answered. */
export const mayHaveWorked =
  'Your account may have been created all the same. Look in your inbox before you try again.'

const alone: Record<Outage, string> = {
  serverError: 'The fault is on our side. Please try again in a few minutes.',
  unreachable: 'Check your connection and try again.',
}

/**
 * The description of a failure for a notice that stands alone, with no form to say what to do: of an outage it says that
 * too. Null means that no answer came.
 */
export function describeAlone(failure: Pick<Failure, 'kind' | 'message'> | null): string {
  const outage = failure ? outageOf(failure.kind) : 'unreachable'
  return outage ? `${fallbackMessage}. ${alone[outage]}` : causeOf(failure)
}

/** The sentence to wait, in three parts. The seconds are for screen readers: the button shows them counting down. */
export const waitFor = (seconds: number) =>
  ['Please wait', `${seconds} seconds`, 'before you try again.'] as const

/**
 * Advice on a failure, as a sentence in the form: it adds to the notice and repeats nothing. `null` means that no answer
 * came; `isOver`, that the cooldown has passed.
 */
export function adviceFor(failure: Failure | null, isOver = false): string {
  if (!failure) return advice.unreachable
  if (failure.retryAfter) {
    return isOver ? 'You can try again now.' : waitFor(failure.retryAfter).join(' ')
  }
  return advice[failure.kind]
}

/** Reasons why a mail link failed, for the page that offers a new one, or an OAuth redirect, for the login page. */
export const linkProblems: Record<LinkProblem, string> = {
  cancelled: 'You cancelled logging in with the other service. Nothing was changed.',
  closed: 'Registration is closed at the moment. Please try again later.',
  elsewhere:
    'This link has expired, was already used, or was requested in another browser. Open it there, or get a new one below.',
  expired: 'This link has expired or was already used. Each link works once, for one hour.',
  refused:
    'The other service did not let you in, or has given us no email address. Please try again, or use your email and password.',
  serverError:
    'We could not finish logging you in because something failed on our side. Please try again in a few minutes.',
  stale:
    'This login has expired, was already used, or was started in another browser. Please start it again here.',
  suspended: 'This account is suspended. Try again later, or use another account.',
  unreachable:
    'We could not finish logging you in because the exchange cannot be reached right now. Please try again.',
  unsupported: 'This kind of link does not work here. Get a new one below.',
  unverified:
    'The other service has not verified your email address. If we sent you a confirmation email, open it; or use your email and password.',
}

/** Label of the button that sends a mail again, and the note until it can be pressed. */
export const resendTexts = {
  sendAgain: 'Send the email again',
  wait: (seconds: number) => `You can send another one in ${seconds} s.`,
}

/** Stands in place of a form's use in a browser without scripts. */
export const formNeedsScripts = 'This form needs JavaScript, which is off in your browser.'
