import type { LinkProblem } from './arrival'
import { ProviderError, type ProviderErrorKind } from './providerError'

/** A notice's two parts. */
export type Message = { title: string; description: string }

/** What the site says when something worked; word for word from the specification. */
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
  signedOut: { title: 'Logged out successfully.', description: 'See you soon.' },
  passwordChanged: {
    title: 'Password Changed',
    description: 'Your new password is set. Other browsers have been signed out.',
  },
  passwordChangedHere: {
    title: 'Password Changed',
    description:
      'Your new password is set, but other browsers could not be signed out. Change it again later to do so.',
  },
  emailConfirmed: {
    title: 'Email Confirmed',
    description: 'Your address is verified and you are signed in.',
  },
  confirmationSent: {
    title: 'Confirmation Email Sent',
    description: 'If the address is waiting for confirmation, a new link is on its way.',
  },
} as const satisfies Record<string, Message>

/** Says that a session is over by no doing of this tab; the way back stays open. */
export const sessionEnded: Message = {
  title: 'Session Ended',
  description:
    'You were logged out in another tab, or your session expired. Log in again to go on from here.',
}

/** Titles of the notices in which the provider's own message is the description. */
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

/** Replaces the sign-in failure when the address still waits for its confirmation. */
export const emailNotVerified: Message = {
  title: 'Email not verified',
  description: 'Please check your inbox to verify your email address.',
}

/** Notices that go with a complaint about a registration. */
export const registrationComplaints = {
  terms: { title: 'Terms Required', description: 'Please agree to the terms and conditions' },
  confirmPassword: { title: 'Password Mismatch', description: 'Passwords do not match' },
} as const satisfies Record<string, Message>

const advice: Record<ProviderErrorKind, string> = {
  alreadyRegistered: 'This address cannot be registered. If it is yours, log in or reset the password.',
  codeExpired: 'The time for this code is over. Enter the newest one.',
  codeNeeded: 'This needs the code of your second step. Log out, log in again and enter it.',
  codeRefused: 'This code was not accepted. Wait for the next one, or contact support.',
  emailNotConfirmed: emailNotVerified.description,
  emailRefused: 'This address cannot receive our mail. Please use another one.',
  invalidCredentials: 'Email or password is wrong. Check both, or reset your password.',
  linkElsewhere:
    'This link belongs to another browser. Open it where you asked for it, or ask for a new one.',
  linkExpired: 'This link has expired or was already used. Ask for a new one below.',
  missingCredentials: 'Please enter your email and your password.',
  providerDisabled: 'This way of signing in is not available here. Please use your email and password.',
  rateLimited: 'Too many attempts. Please wait a moment and try again.',
  reauthenticationNeeded: 'For your safety, ask for a fresh reset link before you change the password.',
  samePassword: 'The new password must differ from the old one.',
  sessionMissing: 'Your session has ended. Please log in again.',
  signUpClosed: 'Registration is closed at the moment. Please try again later.',
  unknown: 'Something went wrong. Please try again.',
  unreachable:
    'We cannot reach the exchange right now. Check your connection and try again; nothing is lost.',
  userBanned: 'This account is suspended. Please contact support.',
  wrongCode: 'This code is wrong, or its time is over. Enter the one that is shown now.',
  weakPassword: 'This password is too easy to guess. Use at least 8 characters that are not in common use.',
}

/** What to do about a failure, in a sentence that stands beside the form. */
export function adviceFor(failure: unknown): string {
  if (!(failure instanceof ProviderError)) return advice.unreachable
  if (failure.kind === 'rateLimited' && failure.retryAfter) {
    return `Too many attempts. Please try again in ${failure.retryAfter} seconds.`
  }
  return advice[failure.kind]
}

/** Why a link brought nobody in, for the page that offers a new one, or a social sign-in, for the login page. */
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
