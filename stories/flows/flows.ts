/**
 * A step's other outcomes by their sentences: the id of a story, or that of a Stepper with a state
 * (`stepper--auth&state=…`).
 */
export type Ways = Readonly<Record<string, string>>

/** A step: the event, the story of the screen after it, and the other outcomes. */
export type FlowStep = { sentence: string; story: string; ways: Ways }

/** A story of the product that goes through several screens, by one person: Nadia. */
export type Flow = { id: string; about: string; steps: readonly FlowStep[] }

const step = (sentence: string, story: string, ways: Ways = {}): FlowStep => ({ sentence, story, ways })

/** Ways whose stories are of one page. */
const onPage = (page: string, ways: Ways): Ways =>
  Object.fromEntries(Object.entries(ways).map(([sentence, story]) => [sentence, `${page}--${story}`]))

const emptyLogin = step('Nadia opens the login.', 'screens--login--empty')

const loginWays = onPage('screens--login', {
  'Nothing is typed.': 'nothing-entered',
  'The address is none.': 'malformed-email',
  'Wrong address or password.': 'wrong-password',
  'The account is suspended.': 'account-suspended',
  'Logging in by email is closed.': 'email-logins-closed',
  'The server takes her for a machine.': 'captcha-failed',
  'The server wants a captcha, which the site does not have.': 'captcha-missing',
  'Too many attempts.': 'too-many-attempts',
  'Too many attempts, for some seconds.': 'too-many-attempts-for-some-seconds',
  'The seconds are over.': 'wait-is-over',
  'The server has a fault.': 'server-error',
  'Something else answers, such as a hotel’s network.': 'unreadable-answer',
  'No answer comes.': 'offline',
  'The answer is on its way.': 'sending',
})

const codeWays = onPage('screens--second-factor', {
  'A digit of the code is missing.': 'too-short',
  'The code is wrong.': 'wrong-code',
  'The code comes too late.': 'expired-code',
  'The code is refused.': 'refused-code',
  'The code: too many attempts.': 'too-many-attempts',
  'The code: the server has a fault.': 'server-error',
  'The code: no answer comes.': 'offline',
  'The code: the answer is on its way.': 'verifying',
})

/** Outcomes of the dashboard's reads. */
const readWays = onPage('screens--dashboard', {
  'The profile cannot be read.': 'profile-unavailable',
  'The balances cannot be read.': 'wallets-unavailable',
  'It cannot be counted who has joined.': 'joined-unavailable',
  'Nothing can be read.': 'everything-unavailable',
  'The reads are on their way.': 'loading',
})

const brokenLinkWays = onPage('screens--confirm-link', {
  'The link is cut off.': 'incomplete',
  'The link has expired, or was used.': 'expired',
  'The link holds tokens, which anybody could have put there.': 'unsupported',
  'The link is of another browser.': 'from-another-browser',
  'Somebody else is logged in here.': 'switch-account',
})

const staysLoggedIn = {
  'Somebody else is logged in here, and stays so.': 'screens--dashboard--of-somebody-else',
}

/** Getting a new link on the page of a broken one. */
const renewalWays = onPage('screens--confirm-link', {
  'She wants a new link, and the address is none.': 'renewal-invalid',
  'She wants a new link, and no answer comes.': 'renewal-unreachable',
  'She wants a new link, which is being sent.': 'renewal-sending',
})

/** Having a mail sent again from the page that says to look into the inbox. */
const resendWays = onPage('components--resend-button', {
  'No mail comes, and another can be had soon.': 'cooling',
  'No mail comes, and another can be had.': 'ready',
  'Another mail: it is being sent.': 'sending',
  'Another mail: too many attempts.': 'rate-limited',
  'Another mail: no answer comes.': 'unreachable',
})

const resetWays = onPage('screens--forgot-password', {
  'No address is typed.': 'nothing-entered',
  'The address is none.': 'malformed-email',
  'The server finds the address invalid.': 'address-refused',
  'Too many mails.': 'too-many-mails',
  'Too many attempts.': 'too-many-attempts',
  'The server takes her for a machine.': 'captcha-failed',
  'The server wants a captcha, which the site does not have.': 'captcha-missing',
  'No mail can be sent for now.': 'mail-server-down',
  'The server has a fault.': 'server-error',
  'No answer comes.': 'offline',
  'The answer is on its way.': 'sending',
})

const signUp: Flow = {
  id: 'sign-up',
  about: 'From the empty form to the confirmed account.',
  steps: [
    step('Nadia opens the registration.', 'screens--register--empty', {
      'She comes by somebody’s referral link.': 'screens--register--invited',
      'The referral link has a mistake.': 'screens--register--invitation-with-a-mistake',
      'Somebody is logged in already: no registration.': 'screens--dashboard--of-somebody-else',
    }),
    step('She fills in the form.', 'screens--register--filled'),
    step(
      'She creates the account, and is told to look into her inbox.',
      'screens--error-catalogue--success-registration',
      {
        'The address has an account: the same page, which tells nobody.':
          'screens--error-catalogue--success-registration',
        ...onPage('screens--register', {
          'Everything is left empty.': 'nothing-entered',
          'The terms are not agreed to.': 'terms-not-ticked',
          'The passwords differ.': 'password-mismatch',
          'The password is too long.': 'too-long-password',
          'The address is none.': 'malformed-email',
          'The password is in a list of leaked ones.': 'leaked-password',
          'The password is too short.': 'short-password',
          'The password is weak in every way.': 'weak-password',
          'The password is weak, without a reason.': 'weak-password-for-no-reason',
          'The address is taken, and the server says so.': 'address-taken',
          'The server finds the address invalid.': 'address-refused',
          'No mail can be sent to this address.': 'no-mail-to-this-address',
          'No mail can be sent, so there is no account.': 'mail-server-down',
          'Too many mails.': 'too-many-mails',
          'Too many attempts.': 'too-many-attempts',
          'The server takes her for a machine.': 'captcha-failed',
          'The server wants a captcha, which the site does not have.': 'captcha-missing',
          'Registration is closed.': 'registration-closed',
          'The server has a fault.': 'server-error',
          'Something else answers, such as a hotel’s network.': 'unreadable-answer',
          'No answer comes.': 'offline',
          'The answer is on its way.': 'sending',
        }),
      },
    ),
    step('The mail is in her inbox.', 'screens--mails--confirm-your-email', {
      ...resendWays,
      'Another mail: it is sent.': 'components--toasts--confirmation-sent',
      'Another mail: too many mails.': 'screens--error-catalogue--mail-not-sent',
    }),
    step('She opens the link, and is asked for her password.', 'screens--confirm-link--ready', {
      ...brokenLinkWays,
      ...staysLoggedIn,
      'The mail is the server’s own, so its link brings tokens.': 'screens--confirm-link--ready-with-tokens',
      ...renewalWays,
      'She wants a new link, and it is sent.': 'screens--error-catalogue--success-password-reset',
    }),
    step(
      'She types it: the account is confirmed, and she is logged in.',
      'screens--dashboard--just-confirmed',
      {
        ...onPage('screens--confirm-link', {
          'No password is typed.': 'without-password',
          'Another person registered the address, with another password.': 'other-password',
          'The other’s name and password are replaced, with something left empty.':
            'other-password-incomplete',
          'They are replaced, by a leaked password.': 'other-password-leaked',
          'They are being replaced.': 'other-password-sending',
          'They are replaced, and no answer comes.': 'other-password-unreachable',
          'The link is for another address.': 'other-address',
          'Too many attempts.': 'rate-limited',
          'The account is suspended.': 'account-suspended',
          'The server has a fault.': 'server-error',
          'No answer comes.': 'unreachable',
          'The answer is on its way.': 'sending',
        }),
        'The link has expired meanwhile.': 'screens--error-catalogue--confirmation-failed',
        ...readWays,
      },
    ),
  ],
}

const secondFactor: Flow = {
  id: 'second-factor',
  about: 'The password first, then six digits from an app or a text message. Only both open the account.',
  steps: [
    emptyLogin,
    step('She types address and password.', 'screens--login--filled'),
    step('She logs in, and is asked for a code.', 'screens--second-factor--empty', {
      'The account has no second factor: she is in.': 'screens--dashboard--just-logged-in',
      'The account has a phone.': 'screens--second-factor--phone',
      'A code is sent to the phone.': 'screens--second-factor--code-sent-to-phone',
      'Too many text messages.': 'screens--second-factor--too-many-texts',
      'The account has several factors.': 'screens--second-factor--several-factors',
      'The account has a security key only.': 'screens--second-factor--security-key-only',
      'The address is not confirmed.': 'screens--login--email-not-verified',
      ...resendWays,
      'Another mail: it is sent.': 'components--toasts--confirmation-sent',
      'Another mail: too many mails.': 'screens--error-catalogue--mail-not-sent',
      ...loginWays,
    }),
    step('She types the six digits, and is logged in.', 'screens--dashboard--just-logged-in', {
      'She logs in to another account instead.': 'screens--login--empty',
      'The second factor was removed meanwhile: she is in.': 'screens--dashboard--just-logged-in',
      ...codeWays,
      ...readWays,
    }),
  ],
}

const forgottenPassword: Flow = {
  id: 'forgotten-password',
  about: 'From the login without the password to an account with a new one, by a link that works once.',
  steps: [
    emptyLogin,
    step(
      'She has forgotten the password; the next page keeps her address.',
      'screens--forgot-password--email-from-the-page-before',
    ),
    step(
      'She asks for a link, and is told to look into her inbox.',
      'screens--error-catalogue--success-password-reset',
      {
        'The address has no account: the same page, which tells nobody.':
          'screens--error-catalogue--success-password-reset',
        ...resetWays,
      },
    ),
    step('The mail is in her inbox.', 'screens--mails--reset-your-password', resendWays),
    step('She opens the link.', 'screens--confirm-link--ready-for-recovery', {
      'She opens the last page without a link.': 'screens--reset-password--without-session',
      ...brokenLinkWays,
      ...staysLoggedIn,
      'The mail is the server’s own, so its link brings tokens.':
        'screens--confirm-link--ready-for-recovery-with-tokens',
      ...renewalWays,
    }),
    step('She uses it, and can choose a new password.', 'screens--reset-password--ready', {
      'The account has a second factor.': 'screens--second-factor--empty',
      ...codeWays,
      ...onPage('screens--confirm-link', {
        'The link has expired, or was used.': 'expired-for-recovery',
        'Too many attempts.': 'too-many-attempts-for-recovery',
        'The account is suspended.': 'account-suspended-for-recovery',
        'The server has a fault.': 'server-error-for-recovery',
        'No answer comes.': 'offline-for-recovery',
        'The answer is on its way.': 'sending-for-recovery',
      }),
    }),
    step('She sets it, and is logged in.', 'screens--dashboard--password-just-changed', {
      'Her other browsers stay logged in.': 'screens--dashboard--password-just-changed-here',
      ...onPage('screens--reset-password', {
        'Nothing is typed.': 'nothing-entered',
        'The passwords differ.': 'password-mismatch',
        'The password is the old one.': 'old-password-again',
        'The password is in a list of leaked ones.': 'leaked-password',
        'The password is too short.': 'short-password',
        'The code of the second factor is wanted first.': 'needs-the-code',
        'The link is too old for a new password.': 'needs-a-fresh-link',
        'Too many attempts.': 'too-many-attempts',
        'The session has ended meanwhile.': 'session-ended',
        'The server has a fault.': 'server-error',
        'No answer comes.': 'offline',
        'The answer is on its way.': 'sending',
      }),
      ...readWays,
    }),
    step('A mail tells her of it.', 'screens--mails--password-changed'),
  ],
}

const socialSignIn: Flow = {
  id: 'social-sign-in',
  about: 'To Google and back, with a code that works once and in this browser only.',
  steps: [
    emptyLogin,
    step(
      'She chooses Google; the server is asked whether it is switched on.',
      'screens--login--asking-google',
      {
        'Google is switched off.': 'screens--login--google-not-available',
        'The server has a fault.': 'screens--login--google-not-asked-by-a-server-error',
        'No answer comes.': 'screens--login--google-not-asked-offline',
      },
    ),
    step('It is, and Google’s own page takes the place of this one.', 'screens--login--leaving-for-google', {
      'She goes back in the browser.': 'screens--login--empty',
    }),
    step('Google vouches for her, and she is logged in.', 'screens--dashboard--just-logged-in', {
      'What the session does while the code is redeemed.': 'stepper--auth&state=activity.exchanging',
      'The account has a second factor.': 'screens--second-factor--empty',
      ...codeWays,
      ...onPage('screens--login', {
        'She cancels at Google.': 'social-sign-in-cancelled',
        'Google fails.': 'social-sign-in-refused',
        'Registration is closed.': 'social-registration-closed',
        'The way back is too old, or was used.': 'social-sign-in-stale',
        'Google has not verified the address.': 'social-address-unverified',
        'The account is suspended.': 'social-account-suspended',
        'The server has a fault.': 'social-sign-in-broken',
        'No answer comes.': 'social-sign-in-unfinished',
      }),
      ...readWays,
    }),
  ],
}

const sessionThatEnds: Flow = {
  id: 'session-that-ends',
  about: 'Somebody logged in is writing when the session ends. What was written stays.',
  steps: [
    step('Nadia, logged in, opens a page with a form.', 'screens--contact--empty', {
      'It is the page of a new password.': 'screens--reset-password--ready',
      'She sets the password, and the session has ended.': 'screens--reset-password--session-ended',
      'She sets the password, and the session is still there.': 'screens--dashboard--password-just-changed',
    }),
    step('She begins to write.', 'screens--contact--half-written'),
    step('The session is ended elsewhere.', 'screens--contact--logged-out-elsewhere-while-writing', {
      'It is renewed, and nobody notices.': 'stepper--auth&state=activity.renewing',
      'The server has a fault, and nothing is taken away.': 'screens--contact--half-written',
      'She logs out in another tab.': 'screens--contact--logged-out-in-another-tab-while-writing',
      'The site’s data is cleared in another tab.':
        'screens--contact--logged-out-in-another-tab-while-writing',
      'It has simply expired.': 'components--toasts--session-expired',
      'The account was suspended.': 'components--toasts--account-suspended',
      'The account was closed.': 'components--toasts--account-closed',
    }),
    step('She writes on, and nothing is lost.', 'screens--contact--written-on-after-the-session'),
    step('She goes to the login.', 'screens--login--filled'),
    step('She logs in, and has a new session.', 'screens--dashboard--just-logged-in', loginWays),
  ],
}

const sessionRevoked = {
  'It answers, and the session was ended meanwhile.': 'screens--dashboard--logged-out-elsewhere',
}
const answersAtLast = { 'It answers, and the dashboard is there.': 'screens--dashboard--new-account' }

const outage: Flow = {
  id: 'outage',
  about:
    'The session has run out and cannot be renewed, because the exchange does not answer. Nobody is logged out for that.',
  steps: [
    step('Day one: Nadia opens the dashboard.', 'screens--dashboard--checking-the-session', {
      'The answer takes long.': 'screens--dashboard--still-checking',
      ...answersAtLast,
    }),
    step(
      'The exchange does not answer, and she is not logged out.',
      'screens--dashboard--exchange-unreachable',
      {
        'What the session does meanwhile.': 'stepper--auth&state=identity.loading.unreachable.waiting',
      },
    ),
    step('She tries again.', 'screens--dashboard--trying-to-reach-the-exchange', {
      ...answersAtLast,
      ...sessionRevoked,
      'She logs out instead, and the server does not hear of it.':
        'components--toasts--signed-out-here-by-a-server-error',
    }),
    step(
      'Day two: it was tried all night, and she is still logged in.',
      'screens--dashboard--exchange-unreachable',
      { ...answersAtLast, ...sessionRevoked },
    ),
    step('The public pages work.', 'screens--market--all'),
    step('The exchange is back: the dashboard appears by itself.', 'screens--dashboard--new-account', {
      ...sessionRevoked,
      ...readWays,
    }),
  ],
}

const switchedAccount: Flow = {
  id: 'switched-account',
  about: 'Two tabs share one session: nobody sees another’s figures.',
  steps: [
    step('Nadia, logged in, has the dashboard open.', 'screens--dashboard--new-account', {
      ...readWays,
      'The session has to be renewed, and no answer has come.': 'screens--dashboard--still-checking',
      'The session was ended meanwhile.': 'screens--dashboard--logged-out-elsewhere',
      'The stored session is damaged.': 'screens--dashboard--stored-session-damaged',
    }),
    step(
      'She logs out in another tab: nothing of hers is left.',
      'screens--dashboard--logged-out-in-another-tab',
      {
        'The site’s data is cleared there.': 'screens--dashboard--logged-out-in-another-tab',
        'Oskar logs in there at once.': 'screens--dashboard--of-somebody-else',
      },
    ),
    step('Oskar logs in there: the dashboard is his.', 'screens--dashboard--of-somebody-else', {
      'His account has a second factor.': 'screens--dashboard--code-missing',
      ...readWays,
    }),
    step('He logs out here.', 'screens--home--just-logged-out', {
      'The session was over already.': 'screens--home--just-logged-out',
      'The server has a fault.': 'components--toasts--signed-out-here-by-a-server-error',
      'No answer comes.': 'screens--home--logged-out-on-this-device',
      'Too many attempts.': 'screens--error-catalogue--sign-out-failed',
      'The answer is on its way.': 'screens--dashboard--logging-out',
    }),
  ],
}

/** All flows; each has a story of its id. */
export const flows: readonly Flow[] = [
  signUp,
  secondFactor,
  forgottenPassword,
  socialSignIn,
  sessionThatEnds,
  outage,
  switchedAccount,
]
