import type { Journey, Step } from 'machine-workbench/source/journeys'
import { fill, notice, page, press, text, value, visit } from 'machine-workbench/source/journeys'
import { failureTitles, sessionEnded, successes } from '@/data/content/messages'
import { answered, badConnection, goesOn, insteadOf, readsThatFail, refusals } from './choices'
import { expiredLink, linkRefusals, resetMail as mail, openMail } from './mailSteps'
import { factors, nadia, newPassword, userOf } from './provider/people'
import { accepted, challenged, done, reads, signsIn } from './provider/recordedAnswers'
import { refuse } from './provider/refusals'
import { dashboardOfNadia, openLogin, typeCode } from './signInSteps'

const forget: Step = {
  id: 'forget',
  name: 'Say that the password is forgotten',
  deeds: [fill('Email', nadia.email), press('Forgot password?')],
  choices: [
    goesOn('The address is kept', [page('Forgot your password?'), value('Email', nadia.email)], {
      by: 'visitor',
    }),
  ],
}

const ask: Step = {
  id: 'ask',
  name: 'Ask for a link',
  deeds: [press('Send Reset Link')],
  choices: [
    goesOn('A mail is sent', [page('Check your inbox'), notice(successes.resetSent)]),
    insteadOf(
      'nobody',
      'The address has no account: the same page, which tells nobody',
      [fill('Email', 'nobody@example.com'), press('Send Reset Link')],
      [page('Check your inbox'), text('nobody@example.com')],
      { outcome: 'success' },
    ),
    insteadOf(
      'empty',
      'No address is typed',
      [fill('Email', ''), press('Send Reset Link')],
      [text('Please enter your email address.')],
    ),
    ...refusals('POST recover', failureTitles.reset, [
      'invalid',
      'noMailHere',
      'tooManyMails',
      'tooOften',
      'tooOftenForNow',
      'noCaptcha',
      'mailServerDown',
    ]),
    ...badConnection('POST recover', failureTitles.reset, 'Sending...'),
  ],
}

const newPasswordPage = [page('Choose a new password'), text(`For the account of ${nadia.email}.`)]

const useLink: Step = {
  id: 'redeem',
  name: 'Use the link',
  deeds: [press('Choose a New Password')],
  choices: [
    goesOn('A new password can be chosen', newPasswordPage),
    answered(
      'second-step',
      'The account has a second step',
      { 'POST verify': signsIn(nadia, { factors: [factors.app] }) },
      [page('Enter your code')],
      { outcome: 'success', leadsTo: [typeCode('code', newPasswordPage)] },
    ),
    expiredLink(mail),
    ...linkRefusals('POST verify', 'Confirming...'),
  ],
}

const passwords = [fill('New password', newPassword), fill('Confirm new password', newPassword)]

const change: Step = {
  id: 'change',
  name: 'Choose a new password',
  deeds: [...passwords, press('Set New Password')],
  choices: [
    goesOn('The password is changed', [...dashboardOfNadia, notice(successes.passwordChanged)]),
    answered(
      'others-stay',
      'Other browsers stay logged in',
      { 'POST logout others': refuse('serverError') },
      [page('Dashboard'), notice(successes.passwordChangedHere)],
      { outcome: 'success', logs: ['Ending the other sessions'] },
    ),
    insteadOf(
      'mismatch',
      'The passwords differ',
      [
        fill('New password', newPassword),
        fill('Confirm new password', nadia.password),
        press('Set New Password'),
      ],
      [text('Passwords do not match')],
    ),
    ...refusals('PUT user', failureTitles.password, [
      'oldPassword',
      'leakedPassword',
      'shortPassword',
      'weakInEveryWay',
      'weakForNoReason',
      'codeNeeded',
      'tooOld',
      'tooOften',
    ]),
    answered('session-gone', 'The session has ended meanwhile', { 'PUT user': refuse('noSession') }, [
      page('Your session has ended'),
      notice(sessionEnded),
    ]),
    ...badConnection('PUT user', failureTitles.password, 'Saving...'),
    ...readsThatFail(),
  ],
}

const withoutLink: Step = {
  ...openLogin,
  choices: [
    openLogin.choices[0],
    insteadOf(
      'no-link',
      'Opens the last page without a link',
      [visit('/reset-password')],
      [page('You need a reset link')],
    ),
  ],
}

/** From the login without the password to an account with a new one. */
export const forgottenPassword: Journey = {
  id: 'forgotten-password',
  name: 'Forgotten password',
  about: 'From the login without the password to an account with a new one, by a link that works once.',
  machines: ['auth', 'form', 'resend', 'countdown', 'secondFactor', 'read'],
  screens: ['/login', '/forgot-password', '/auth/confirm', '/reset-password', '/dashboard'],
  answers: {
    ...reads,
    'POST recover': accepted,
    'POST resend': accepted,
    'POST verify': signsIn(nadia),
    'POST factors/challenge': challenged('totp'),
    'POST factors/verify': signsIn(nadia, { factors: [factors.app], aal: 'aal2' }),
    'PUT user': { status: 200, body: userOf(nadia) },
    'POST logout others': done,
    'POST logout local': done,
  },
  steps: [
    withoutLink,
    forget,
    ask,
    openMail(mail, 'Reset your password', fill('Email', nadia.email)),
    useLink,
    change,
  ],
}
