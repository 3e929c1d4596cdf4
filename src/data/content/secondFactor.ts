/** The texts of the second step of a login. */
export const secondFactor = {
  title: 'Enter your code',
  lead: (email: string) => `One more step for ${email}.`,
  send: 'Send a code to my phone',
  sent: 'We sent it to your phone.',
  find: 'Find it in your authenticator app, under King Exchange.',
  unsupported:
    'Your second step is a kind that we do not support yet, such as a security key. You cannot log in to this account here.',
  otherAccount: 'Log in to another account',
}
