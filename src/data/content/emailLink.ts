/** The pages of an email link that needs only a button press, whose label is that of the button in its mail. */
export const linkPages = {
  confirmation: {
    title: 'Confirm your email',
    lead: 'Press the button to confirm your address. The link works once.',
    label: 'Confirm Email',
  },
  login: {
    title: 'Log in',
    lead: 'Press the button to log in. The link works once.',
    label: 'Log in',
  },
  recovery: {
    title: 'Reset your password',
    lead: 'Continue to choose a new password. The link works once.',
    label: 'Choose a New Password',
  },
}

/** The page of a link that does not work; its lead is for one of which a part is missing. */
export const brokenLink = {
  title: 'This link does not work',
  lead: 'Part of the link is missing. Open it from the email again, or get a new one.',
  alsoConfirms: 'With the new link you choose a password, which also confirms your address.',
  confirmed: 'Already confirmed?',
}

/** The page that asks for the password of an address, which stands behind the first lead if it is known. */
export const proveAddress = {
  title: 'Confirm your email',
  knownLead: 'Enter the password you chose for',
  lead: 'Enter the email and the password that you registered with.',
  forgotten: 'I don’t know the password',
}

/** The page of an account that was first registered with another password; the address stands in its lead. */
export const chooseAccess = {
  title: 'Make this account yours',
  lead: [
    'Choose a name and a password for',
    'They replace the name and password it was first registered with.',
  ],
} as const

/** The page of a link for another account than the one that is signed in; the addresses stand in its lead. */
export const switchAccount = {
  title: 'Switch accounts?',
  loggedIn: 'You are logged in as',
  link: 'This link',
  isFor: 'is for',
  maybe: 'may be for another account.',
  outcome: 'Using it logs you in there instead.',
}
