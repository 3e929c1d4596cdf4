import type { Failure } from '@/data/session/errors'
import { adviceFor, explainAddress, explainPassword, type Message } from './messages'

/** The section of the password in the security settings. */
export const passwordChange = {
  title: 'Password',
  lead: 'A new password logs out every other browser and device.',
  open: 'Change password',
  submit: 'Change password',
  codeLabel: 'Code from your email',
  codeHint: (email: string) => `Six digits, sent to ${email}.`,
  codeAsked: (email: string) =>
    `You have been logged in for a while, so prove that it is you: enter the code that we have just sent to ${email}.`,
  another: 'Send another code',
}

/** The section of the address in the security settings. */
export const addressChange = {
  title: 'Email address',
  lead: 'You log in with it, and we write to it.',
  open: 'Change address',
  label: 'New email address',
  hint: 'We send one link to this address and one to your present one. Both have to be opened.',
  submit: 'Send two links',
  waiting: {
    title: 'Two links to open',
    text: ['We sent a link to', 'and one to', 'Open both, in any order and in any browser.'],
    until: 'Each works once, for one hour. Until both are opened, you log in with the old address.',
    cancel: 'To cancel the change, leave one of them unopened.',
    check: 'I have opened both',
    again: 'Send both again',
    another: 'Use another address',
  },
} as const

/** The section of the other sessions in the security settings. */
export const otherSessions = {
  title: 'Other devices',
  lead: 'The devices on which you are logged in are not listed here. If one is lost, or was not yours, log out all of them but this one.',
  outcome: 'Pages that are open there close when they next read something, within an hour at the latest.',
  submit: 'Log out everywhere else',
}

/** Closes a form of the security settings without a change. */
export const abandonChange = 'Cancel'

/** The notices of successes. */
export const accessSuccesses = {
  changeLinksSent: {
    title: 'Two emails sent',
    description: 'Open the link in each of them to change your address.',
  },
  codeMailed: {
    title: 'Code sent',
    description: 'A new code is on its way to your inbox. Earlier ones no longer work.',
  },
  loggedOutElsewhere: {
    title: 'Other devices have been logged out.',
    description: 'You stay logged in here.',
  },
} as const satisfies Record<string, Message>

/** Titles of the notices whose description is the provider's message. */
export const accessFailureTitles = {
  address: 'Address not changed',
  addressCheck: 'Address not checked',
  logOutElsewhere: 'Other devices not logged out',
} as const

/** The notice after a change of address. */
export const addressChanged = (email: string): Message => ({
  title: 'Address changed',
  description: `Your address is now ${email}.`,
})

/** The notice of a change of address that still waits, when its visitor has looked. */
export const addressStillWaiting: Message = {
  title: 'Still waiting',
  description: 'At least one of the two links has not been opened yet.',
}

/** The problems of a refused change of the password; `asked` says at the field of the code that one was mailed. */
export const explainPasswordChange = (failure: Failure | null, asked: string) => ({
  ...explainPassword(failure),
  code:
    failure?.kind === 'reauthenticationNeeded'
      ? asked
      : failure?.kind === 'reauthenticationRefused'
        ? adviceFor(failure)
        : undefined,
})

const addressTaken = 'Another account has this address. Use another one, or log in to that account.'

/** The problem of a refused new address, for its field. */
export const explainNewAddress = (failure: Failure | null) =>
  failure?.kind === 'alreadyRegistered' ? { email: addressTaken } : explainAddress(failure)
