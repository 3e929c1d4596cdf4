/** The page of the security settings. */
export const security = {
  title: 'Security',
  lead: 'How you log in, and how to log out your other devices.',
  back: 'All settings',
  /** The part of its address that leads to the section of the password. */
  password: 'password',
}
