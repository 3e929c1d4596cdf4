import { isVisible } from '@/data/session/deviceNames'
import type { Failure } from '@/data/session/errors'
import type { Factor } from '@/data/session/sessionTypes'
import { adviceFor } from './messages'

type Device = Pick<Factor, 'friendly_name'>

/** The texts of the second step of a login. */
export const secondFactor = {
  title: 'Enter your code',
  lead: (email: string) => `One more step for ${email}.`,
  send: 'Send a code to my phone',
  sent: 'We sent it to your phone.',
  useApps: 'Use an authenticator app instead',
  unsupported:
    'Your second step is a kind that we do not support yet, such as a security key. You cannot log in to this account here.',
  lost: 'Have you lost one of your devices? Use another one, and remove the lost one under Settings, Security.',
  allLost:
    'Have you lost every device? There are no recovery codes: only the administrator of the exchange can remove your second step, after checking that it is you.',
  otherAccount: 'Log in to another account',
}

const isNamed = ({ friendly_name }: Device) => isVisible(friendly_name ?? '')

/** The name of a device, for those who have to tell it from others. */
export const deviceName = (device: Device): string =>
  (isNamed(device) && device.friendly_name) || 'Device without a name'

/** A name inside a sentence, in Unicode's isolates: its direction of writing does not reach the words around it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`

/** The devices, of any of which a code will do, inside a sentence. */
export const anyOf = (devices: readonly Device[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(
    devices.map((device) => isolated(deviceName(device))),
  )

const appsOf = (apps: readonly Device[], named: (names: string) => string): string =>
  apps.every(isNamed) ? named(anyOf(apps)) : 'your authenticator app'

/** Hint where to find the code of one of these authenticator apps. */
export const findCode = (apps: readonly Device[]): string =>
  `Find it in ${appsOf(apps, (names) => `the authenticator app of ${names}`)}, under King Exchange.`

const refusedCodes: readonly unknown[] = ['wrongCode', 'codeExpired', 'codeRefused', 'proofNeeded']

const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
})

/**
 * The problem of a refused code, for its field; none if the code was not refused. Of an app's it says whose code is wanted,
 * and what a clock should show, since a wrong clock makes wrong codes for ever.
 */
export const explainCode = (apps: readonly Device[]) => (failure: Failure | null) => {
  if (!refusedCodes.includes(failure?.kind)) return { code: undefined }
  if (!failure?.checkedAt) return { code: adviceFor(failure) }
  const checkedAt = time.format(failure.checkedAt)
  return {
    code: `Enter the code that ${appsOf(apps, (names) => names)} shows now. If that is refused too, the clock of the device may be wrong: it was ${checkedAt} when we checked this code.`,
  }
}
