/** The page of a reset link: for a signed-in user, without a user, and after the end of the user's session. */
export const resetPassword = {
  signedIn: { title: 'Choose a new password', lead: (email: string) => `For the account of ${email}.` },
  signedOut: {
    title: 'You need a reset link',
    lead: 'Open the link in your reset email, in any browser. It works once, for one hour.',
  },
  ended: { title: 'Your session has ended', lead: 'To choose a new password, get a new link.' },
  getLink: 'Get a reset link',
}
