/** The texts of the login page. */
export const login = {
  title: 'Welcome back',
  lead: 'Log in to see your balances.',
  forgotten: 'Forgot password?',
  isNew: 'New to King Exchange?',
}
