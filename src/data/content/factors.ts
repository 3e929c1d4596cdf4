import type { Failure } from '@/data/session/errors'
import type { Factor } from '@/data/session/sessionTypes'
import { fieldProblems } from './fieldProblems'
import type { Message } from './messages'
import { explainCode } from './secondFactor'

/** The texts of the second factors in the security settings. */
export const factorTexts = {
  title: 'Second step at login',
  unavailable: 'We can’t load your second step right now.',
  why: 'With a second step, your password alone opens nothing: each login also asks for a code that only your device shows.',
  none: 'You have none yet.',
  onlyOne:
    'Add a second device, too. There are no recovery codes: without your only device, you cannot log in.',
  needsApp:
    'We can check codes of authenticator apps alone here, so no device can be added or removed on this page.',
  add: 'Add an authenticator app',
  addAnother: 'Add another device',
  kinds: {
    totp: 'Authenticator app',
    phone: 'Phone',
    webauthn: 'Security key',
    recovery_code: 'Recovery codes',
  },
  unfinished: 'Set-up not finished',
  added: (day: string) => `Added ${day}`,
}

/** The steps by which an authenticator app is added. */
export const addition = {
  naming: {
    title: 'Name the device',
    label: 'Name of the device',
    hint: 'So that you know it again in this list, such as “Work phone”.',
    proof: {
      label: 'Six-digit code',
      why: 'It shows that you are the one who adds a device.',
    },
  },
  confirming: {
    title: 'Scan this code',
    lead: (name: string) => `Open an authenticator app on ${name}, add an account, and scan the code.`,
    finish: (name: string) => `Finish adding ${name}`,
    unfinished:
      'You have left the set-up before its last step. Enter the code that the app shows. If it shows none, cancel, and begin again.',
    picture: 'QR code for your authenticator app',
    sameDevice: 'Or open it in an app on this device',
    byHand: 'If that opens nothing, and you cannot scan the code, type this key into the app.',
    key: 'Key for your authenticator app',
    first: 'Turning it on logs out your other devices. They will be asked for a code, too.',
  },
}

/** The step by which a second factor is removed. */
export const removal = {
  title: (name: string) => `Remove ${name}?`,
  last: 'It is your only second step. Without it, your password alone opens your account.',
  others: 'We will no longer ask for its codes. Those of your other devices stay.',
  /** No app is older than the session, so none of their codes proves who is at the screen. */
  tooNew: (names: string) =>
    `Log out, and log in again with a code of ${names}. Then you can remove it. We ask for this because a device that was added in this session proves nothing.`,
  needsOther: 'Add another authenticator app first: only a code of one allows this removal.',
  gone: 'It was removed meanwhile. Its codes are no longer accepted.',
  lostOther: (other: string, removed: string) =>
    `Have you lost ${other}? Cancel, and remove that one with a code of ${removed}.`,
}

/** The notices of a change, and of a set-up that was cancelled. */
export const factorNotices = {
  cancelled: {
    title: 'Set-up cancelled',
    description:
      'If your app has taken King Exchange over already, delete that entry: its codes are worth nothing.',
  },
  first: {
    title: 'Second step added',
    description: 'Each login now asks for a code. Other devices have been logged out.',
  },
  another: { title: 'Device added', description: 'Each login accepts a code of any of your devices.' },
  removed: { title: 'Device removed', description: 'Its codes are no longer accepted.' },
  last: {
    title: 'Second step removed',
    description: 'Your password alone opens your account now.',
  },
} as const satisfies Record<string, Message>

/** Titles of the notices of a change that has failed. */
export const factorFailures = { addition: 'Device not added', removal: 'Device not removed' }

/** The problem of a name that another second factor has, or of a refused code, for their fields. */
export const explainNewFactor = (apps: Factor[]) => (failure: Failure | null) => ({
  name: failure?.kind === 'factorNameTaken' ? fieldProblems.factorNameTaken : undefined,
  ...explainCode(apps)(failure),
})
