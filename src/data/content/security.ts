/** The page of the security settings. */
export const security = {
  title: 'Security',
  lead: 'How you log in, and where you are logged in.',
  back: 'All settings',
}
