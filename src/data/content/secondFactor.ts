import type { Factor } from '@/data/provider/sessionTypes'

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

/** The name of a device, for those who have to tell it from others. */
export const deviceName = ({ friendly_name }: Device): string => friendly_name || 'Device without a name'

/** A name inside a sentence, in Unicode's isolates: its direction of writing does not reach the words around it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`

/** The devices, of any of which a code will do, inside a sentence. */
export const anyOf = (devices: readonly Device[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(
    devices.map((device) => isolated(deviceName(device))),
  )

/** Where the code of one of these authenticator apps is found. */
export const findCode = (apps: readonly Device[]): string => {
  const where = apps.every(({ friendly_name }) => friendly_name)
    ? `the authenticator app of ${anyOf(apps)}`
    : 'your authenticator app'
  return `Find it in ${where}, under King Exchange.`
}
