/** The pages of an email link that needs only a button press, whose label is that of the button in its mail. */
export const linkPages = {
  login: {
    title: 'Log in',
    lead: 'Press the button to log in. The link works once.',
    label: 'Log in',
  },
  addressChange: {
    title: 'Confirm the change of address',
    lead: 'Press the button to confirm that your account moves to the new address. The link works once.',
    label: 'Confirm email',
  },
  recovery: {
    title: 'Reset your password',
    lead: 'Continue to choose a new password. The link works once.',
    label: 'Choose a new password',
  },
}

/** The page of a broken link; its lead is for a link with a missing part. */
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

/** The page of a link that brings tokens, by the purpose of its mail. It names no address. */
export const claimAccount = {
  access: {
    title: chooseAccess.title,
    lead: 'Your address is confirmed. Enter it, and choose a name and a password; those of the registration no longer count.',
    label: 'Set name and password',
  },
  password: {
    title: 'Choose a new password',
    lead: 'Enter the address that we sent the link to, and a new password for its account.',
    label: 'Set new password',
  },
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

/** The pages after a link of a change of address: the other link is missing, the address has changed, or it is refused. */
export const addressChangeLink = {
  accepted: {
    title: 'One link of two is confirmed',
    lead: 'One more step: open the link that we sent to your other address.',
    note: 'It works once, for one hour. Until you open it, your account keeps the old address.',
  },
  changed: {
    title: 'Address changed',
    lead: (email: string) => `Your address is now ${email}.`,
    loggedOut: 'Log in with it from now on. Your password is the same.',
    loggedIn: 'You are still logged in. Next time, log in with the new address.',
    loggedInAs: (email: string) => `In this browser, you are still logged in as ${email}.`,
  },
  broken: {
    title: brokenLink.title,
    lead: 'It has expired or was already used, or the change was started again. Each link works once, for one hour.',
    note: 'If you have opened this link before, open the one that we sent to your other address. If neither works, start the change again in your security settings.',
  },
}
