import type { Journey, Step } from 'machine-workbench/source/journeys'
import { fill, notice, page, press, text, value, visit } from 'machine-workbench/source/journeys'
import { emailConfirmed, failureTitles, registrationComplaints, successes } from '@/data/content/messages'
import { answered, badConnection, goesOn, insteadOf, readsThatFail, refusals } from './choices'
import { expiredLink, linkRefusals, type Mail, openMail, resetMail } from './mailSteps'
import { otherTab } from './otherTab'
import { nadia, newPassword, oskar, sessionFor, userOf } from './provider/people'
import { accepted, done, pretended, reads, registered, signsIn } from './provider/recordedAnswers'
import { refuse } from './provider/refusals'
import { dashboardOfNadia } from './signInSteps'

const mail: Mail = {
  type: 'signup',
  call: 'POST resend',
  failed: failureTitles.resend,
  sent: successes.confirmationSent,
  renew: 'Send Confirmation Link',
}

const terms = 'I agree to the terms (draft) and have read the privacy policy (draft)'
const fields = ['First name', 'Last name', 'Email', 'Password', 'Confirm password']

const names = [fill('First name', nadia.firstName), fill('Last name', nadia.lastName)]

const confirmed = [...dashboardOfNadia, notice(emailConfirmed(nadia.email))]

const open: Step = {
  id: 'open',
  name: 'Open the registration',
  deeds: [visit('/register')],
  choices: [
    goesOn('The form is empty', [page('Create your account'), value('Email', '')], { by: 'visitor' }),
    insteadOf(
      'by-invitation',
      'By somebody’s referral link',
      [visit('/register?ref=CROWN3M8TZ')],
      [page('Create your account'), text('CROWN3M8TZ')],
      { outcome: 'success' },
    ),
    insteadOf(
      'logged-in',
      'Logged in already',
      [otherTab.signsIn(sessionFor(oskar)), visit('/register')],
      [page('Dashboard'), text('Welcome, Oskar Lind.')],
      { outcome: 'success' },
    ),
  ],
}

const fillIn: Step = {
  id: 'fill',
  name: 'Fill in the form',
  deeds: [
    ...names,
    fill('Email', nadia.email),
    fill('Password', nadia.password),
    fill('Confirm password', nadia.password),
    press(terms),
  ],
  choices: [
    goesOn(
      'The form is filled',
      [
        value('First name', nadia.firstName),
        value('Email', nadia.email),
        value('Confirm password', nadia.password),
      ],
      { by: 'visitor' },
    ),
  ],
}

const send: Step = {
  id: 'send',
  name: 'Create the account',
  deeds: [press('Create Account')],
  choices: [
    goesOn('A mail is sent', [page('Check your inbox'), text(nadia.email), notice(successes.signedUp)]),
    answered(
      'taken-silently',
      'The address has an account: the same page, which tells nobody',
      { 'POST signup': pretended },
      [page('Check your inbox'), notice(successes.signedUp)],
      { outcome: 'success' },
    ),
    insteadOf(
      'empty',
      'Everything is left empty',
      [...fields.map((label) => fill(label, '')), press(terms), press('Create Account')],
      [text('Please check the 6 marked fields.'), notice(registrationComplaints.terms)],
    ),
    insteadOf(
      'no-terms',
      'The terms are not agreed to',
      [press(terms), press('Create Account')],
      [text('Please check the marked field.'), notice(registrationComplaints.terms)],
    ),
    insteadOf(
      'mismatch',
      'The passwords differ',
      [fill('Confirm password', 'three quiet others'), press('Create Account')],
      [text('Please check the marked field.'), notice(registrationComplaints.confirmPassword)],
    ),
    insteadOf(
      'malformed',
      'The address is none',
      [fill('Email', 'nadia.brandt'), press('Create Account')],
      [text('This does not look like an email address.')],
    ),
    ...refusals('POST signup', failureTitles.signUp, [
      'leakedPassword',
      'shortPassword',
      'weakInEveryWay',
      'weakForNoReason',
      'taken',
      'invalid',
      'noMailHere',
      'tooManyMails',
      'tooOften',
      'tooOftenForNow',
      'noCaptcha',
      'mailServerDownAtSignUp',
      'signUpClosed',
      'emailClosed',
    ]),
    ...badConnection('POST signup', failureTitles.signUp, 'Creating Account...'),
  ],
}

const makeItYours: Step = {
  id: 'make-it-yours',
  name: 'Replace name and password',
  deeds: [
    ...names,
    fill('New password', newPassword),
    fill('Confirm new password', newPassword),
    press('Confirm Email'),
  ],
  choices: [
    goesOn('The account is confirmed', confirmed, { answers: { 'POST token password': signsIn(nadia) } }),
    insteadOf(
      'mismatch',
      'The passwords differ',
      [
        ...names,
        fill('New password', newPassword),
        fill('Confirm new password', nadia.password),
        press('Confirm Email'),
      ],
      [text('Passwords do not match')],
    ),
    ...refusals('PUT user', failureTitles.confirm, ['leakedPassword', 'shortPassword', 'weakInEveryWay']),
    expiredLink(resetMail, undefined, 'after-used-link'),
    ...linkRefusals('POST verify', 'Confirming...'),
  ],
}

const confirm: Step = {
  id: 'confirm',
  name: 'Confirm with the password',
  deeds: [fill('Password', nadia.password), press('Confirm Email')],
  choices: [
    goesOn('The account is confirmed', confirmed),
    insteadOf(
      'empty',
      'No password is typed',
      [press('Confirm Email')],
      [text('Please enter your password.')],
    ),
    answered(
      'other-password',
      'The address was registered with another password',
      { 'POST token password': refuse('wrongPassword') },
      [page('Make this account yours')],
      { leadsTo: [makeItYours] },
    ),
    expiredLink(mail),
    ...linkRefusals('POST token password', 'Confirming...'),
    ...readsThatFail(),
  ],
}

/** From the empty form to the confirmed account. */
export const signUp: Journey = {
  id: 'sign-up',
  name: 'Sign up',
  about:
    'From the empty form to the confirmed account: a registration, its mail, and the password that proves it.',
  machines: ['auth', 'form', 'resend', 'countdown', 'oauthRedirect', 'read'],
  screens: ['/register', '/auth/confirm', '/dashboard'],
  answers: {
    ...reads,
    'POST signup': registered,
    'POST resend': accepted,
    'POST recover': accepted,
    // Before the address is confirmed, and after.
    'POST token password': [refuse('unconfirmed'), signsIn(nadia)],
    'POST verify': signsIn(nadia),
    'PUT user': { status: 200, body: userOf(nadia) },
    'POST logout others': done,
    'POST logout local': done,
  },
  steps: [open, fillIn, send, openMail(mail, 'Confirm your email', fill('Email', nadia.email)), confirm],
}
