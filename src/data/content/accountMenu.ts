/** The question before every session of the user is ended. */
export const logoutEverywhere = {
  title: 'Log out everywhere?',
  text: 'You will be logged out here and on every other device. Pages that are open elsewhere follow when they next read something, within an hour at the latest.',
}

/** In place of the name while nobody is signed in. */
export const notLoggedIn = 'You are not logged in.'
