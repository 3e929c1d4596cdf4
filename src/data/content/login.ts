/** The texts of the login page. */
export const login = {
  title: 'Welcome back',
  lead: 'Log in to see your balances.',
  forgotten: 'Forgot password?',
  spaceAround: 'There is a space before or after your password. Was it pasted along?',
  isNew: 'New to King Exchange?',
}
