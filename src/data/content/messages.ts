import type { LinkProblem } from '@/data/provider/arrival'
import { fallbackMessage, type ProviderErrorKind, type Weakness } from '@/data/provider/providerError'
import type { Failure } from '@/data/provider/toFailure'

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
    description: 'You are logged out on every other device too.',
  },
  passwordChanged: {
    title: 'Password Changed',
    description: 'Your new password is set. Other browsers have been signed out.',
  },
  passwordChangedHere: {
    title: 'Password Changed',
    description:
      'Your new password is set, but other browsers could not be signed out. Change it again later to do so.',
  },
  confirmationSent: {
    title: 'Confirmation Email Sent',
    description: 'If the address is waiting for confirmation, a new link is on its way.',
  },
} as const satisfies Record<string, Message>

/** The notice after a confirmation; it names the account to which this browser is signed in. */
export const emailConfirmed = (email: string): Message => ({
  title: 'Email Confirmed',
  description: `${email} is verified, and you are signed in.`,
})

/** The notice of a logout that has not reached the server, which may accept this device's session until it expires. */
export const signedOutHere: Message = {
  title: 'Logged out on this device',
  description: 'The server was not reached: on its side this session stays open until it expires.',
}

/** The notice that the stored session could not be used. */
export const sessionDiscarded: Message = {
  title: 'Session Not Restored',
  description:
    'What this browser had stored of your session was damaged and has been removed. Please log in again.',
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
  title: 'Session Ended',
  description:
    'You were logged out in another tab, or your session expired. Log in again to go on from here.',
}

/** Titles of the notices whose description is the provider's message. */
export const failureTitles = {
  signUp: 'Sign up Failed',
  signIn: 'Sign in Failed',
  signOut: 'Sign out Failed',
  reset: 'Password Reset Failed',
  confirm: 'Confirmation Failed',
  resend: 'Email Not Sent',
  code: 'Code Not Sent',
  password: 'Password Not Changed',
  message: 'Message Not Sent',
} as const

/** Replaces the notice of a failed sign-in if the address is not confirmed yet. */
export const emailNotVerified = {
  title: 'Email not verified',
  description: 'Please check your inbox to verify your email address.',
} as const satisfies Message

/** The notices of an invalid registration. */
export const registrationComplaints = {
  terms: { title: 'Terms Required', description: 'Please agree to the terms and conditions' },
  confirmPassword: { title: 'Password Mismatch', description: 'Passwords do not match' },
} as const satisfies Record<string, Message>

const advice: Record<ProviderErrorKind, string> = {
  alreadyRegistered: 'This address cannot be registered. If it is yours, log in or reset the password.',
  captchaFailed:
    'We could not tell that you are a person. Reload the page and try again, or come back later.',
  codeExpired: 'The time for this code is over. Enter the one that is shown now, or have another one sent.',
  codeNeeded: 'This needs the code of your second step. Log out, log in again and enter it.',
  codeRefused: 'This code was not accepted. Wait for the next one and enter that.',
  emailClosed: 'Signing in and up by email is switched off at the moment. Please try again later.',
  emailNotConfirmed: emailNotVerified.description,
  emailRefused: 'This address cannot receive our mail. Please use another one.',
  invalidCredentials: 'Email or password is wrong. Check both, or reset your password.',
  invalidInput: 'Something in this form was not accepted. Please check what you entered and try again.',
  linkElsewhere:
    'This link belongs to another browser. Open it where you asked for it, or ask for a new one.',
  linkExpired: 'This link has expired or was already used. Ask for a new one below.',
  mailLimited:
    'Too many emails were asked for. Look in your inbox and your spam folder, and try again in some minutes.',
  missingCredentials: 'Please enter your email and your password.',
  otherAccount:
    'This link was sent to another address. To get into the account of that one, reset its password.',
  otherPassword: 'This is not the password that the address was registered with.',
  providerDisabled: 'This way of signing in is not available here. Please use your email and password.',
  rateLimited: 'Too many attempts. Please wait a moment and try again.',
  reauthenticationNeeded: 'For your safety, ask for a fresh reset link before you change the password.',
  samePassword: 'The new password must differ from the old one.',
  sessionMissing: 'Your session has ended, so nothing was changed.',
  signUpClosed: 'Registration is closed at the moment. Please try again later.',
  unknown: 'Something went wrong. Please try again.',
  unreachable:
    'We cannot reach the exchange right now. Check your connection and try again; nothing is lost.',
  userBanned:
    'This account is suspended, so nobody can log in to it. Try again later, or use another account.',
  wrongCode: 'This code is wrong, or its time is over. Enter the one that is shown now.',
  weakPassword: 'This password is too easy to guess. Please choose another one.',
}

/** Why a password is weak and what to do. The minimum length is only in the provider's message. */
const weaknessAdvice: Record<Weakness, (message: string) => string> = {
  length: (message) => {
    const least = /at least (\d+) characters/.exec(message)?.[1]
    return least ? `Use at least ${least} characters.` : 'Use more characters.'
  },
  characters: () => 'Mix small and capital letters, digits and symbols.',
  pwned: () => 'It is in a list of leaked passwords: choose one that you have never used.',
}

/** The problem of a refused password, shown at its field; undefined if the password was not refused. */
export function passwordComplaint(failure: Failure | null): string | undefined {
  if (!failure) return undefined
  if (failure.kind === 'samePassword') return advice.samePassword
  if (failure.kind !== 'weakPassword') return undefined
  const { message, weaknesses } = failure
  if (weaknesses.length > 0) return weaknesses.map((weakness) => weaknessAdvice[weakness](message)).join(' ')
  return message === fallbackMessage ? undefined : message
}

/** The link to the page that helps after a failure which the form itself cannot solve. */
export const failureLinks: { readonly [Kind in ProviderErrorKind]?: FailureLink } = {
  alreadyRegistered: { name: 'Log in', to: '/login' },
  otherAccount: { name: 'Get a reset link', to: '/forgot-password' },
  reauthenticationNeeded: { name: 'Get a reset link', to: '/forgot-password' },
  sessionMissing: { name: 'Log in', to: '/login' },
}

type FailureLink = { name: string; to: '/forgot-password' | '/login' }

/** The addition for a registration that was not answered. */
export const mayHaveWorked = 'It may have worked all the same: look in your inbox before you try again.'

/**
 * What to do about a failure, as a sentence in the form; a failure of `null` means that no answer came. `isOver`: the
 * cooldown has passed.
 */
export function adviceFor(failure: Failure | null, isOver = false): string {
  if (!failure) return advice.unreachable
  if (failure.retryAfter) {
    return `Too many attempts. ${isOver ? 'You can try again now.' : `Please try again in ${failure.retryAfter} seconds.`}`
  }
  return advice[failure.kind]
}

/** Why a mail link failed, for the page that offers a new one, or an OAuth redirect, for the login page. */
export const linkProblems: Record<LinkProblem, string> = {
  cancelled: 'You cancelled signing in with the other service. Nothing was changed.',
  closed: advice.signUpClosed,
  expired: 'This link has expired or was already used. Links work once and only for a while.',
  refused: 'The other service did not let you in. Please try again, or use your email and password.',
  stale:
    'This sign-in has expired, was already used, or was started in another browser. Please start it again here.',
  suspended: advice.userBanned,
  unreachable:
    'We could not finish signing you in because the exchange cannot be reached right now. Please try again.',
  unsupported: 'This kind of link is not accepted here. Ask for a new one; it takes a moment.',
  unverified:
    'The other service has not verified your email address. If we sent you a confirmation email, open it; or use your email and password.',
}
