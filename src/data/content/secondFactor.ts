/** The texts of the second step of a login. */
export const secondFactor = {
  title: 'Enter your code',
  lead: (email: string) => `One more step for ${email}.`,
  send: 'Send a code to my phone',
  sent: 'We sent it to your phone.',
  find: 'Find it in your authenticator app, under King Exchange.',
  unsupported:
    'Your second step is a kind that we do not support yet, such as a security key. You cannot log in to this account here.',
  lost: 'Have you lost one of your devices? Use another one, and remove the lost one under Settings, Security.',
  allLost:
    'Have you lost every device? There are no recovery codes: only the administrator of the exchange can remove your second step, after checking that it is you.',
  otherAccount: 'Log in to another account',
}
