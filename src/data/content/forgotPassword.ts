/** The page that sends a reset link, with another title and lead for somebody who is signed in. */
export const forgotPassword = {
  signedIn: {
    title: 'Change your password',
    lead: 'We will email you a link to set a new password. You stay logged in here.',
  },
  signedOut: {
    title: 'Forgot your password?',
    lead: 'Enter your email and we’ll send you a reset link.',
  },
  back: 'Back to your dashboard',
}
