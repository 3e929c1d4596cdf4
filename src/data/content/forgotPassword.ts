/** The page that sends a reset link. */
export const forgotPassword = {
  title: 'Forgot your password?',
  lead: 'Enter your email and we’ll send you a reset link.',
}
