import type { Journey, Step } from 'machine-workbench/source/journeys'
import { call, fill, notice, page, press, value, visit, wait } from 'machine-workbench/source/journeys'
import { sessionEnded, sessionEndings, successes } from '@/data/content/messages'
import { answered, goesOn, insteadOf } from './choices'
import { fillLogin } from './deeds'
import { otherTab, storeSession } from './otherTab'
import { nadia, newPassword, sessionFor, userOf } from './provider/people'
import { done, reads, signsIn } from './provider/recordedAnswers'
import { refuse } from './provider/refusals'
import { account } from './sights'
import { dashboardOfNadia, loginRefusals } from './signInSteps'

const renewal = 'POST token refresh_token'
const begun = 'Could you please tell me'
const whole = `${begun} what a card costs?`
const kept = value('Message', begun)

const setPassword: Step = {
  id: 'set-password',
  name: 'Send the new password',
  deeds: [
    fill('New password', newPassword),
    fill('Confirm new password', newPassword),
    press('Set New Password'),
  ],
  choices: [
    goesOn('The session has ended', [page('Your session has ended'), notice(sessionEnded)], {
      outcome: 'failure',
      answers: { 'PUT user': refuse('noSession') },
    }),
    answered(
      'still-there',
      'The session is still there',
      { 'PUT user': { status: 200, body: userOf(nadia) } },
      [page('Dashboard'), notice(successes.passwordChanged)],
      { outcome: 'success' },
    ),
  ],
}

const open: Step = {
  id: 'open',
  name: 'Open a page, logged in',
  deeds: [visit('/contact')],
  choices: [
    goesOn('A message can be written', [page('How can we help?'), value('Message', ''), account], {
      by: 'visitor',
    }),
    insteadOf(
      'new-password',
      'A new password can be chosen',
      [visit('/reset-password')],
      [page('Choose a new password')],
      { outcome: 'success', leadsTo: [setPassword] },
    ),
  ],
}

const type: Step = {
  id: 'type',
  name: 'Begin to write',
  deeds: [fill('Name', nadia.firstName), fill('Message', begun)],
  choices: [goesOn('Half a sentence is written', [value('Name', nadia.firstName), kept], { by: 'visitor' })],
}

const anHour = wait(3600, 'An hour goes by')

const end: Step = {
  id: 'end',
  name: 'The session ends',
  deeds: [anHour],
  choices: [
    goesOn('It was revoked elsewhere', [notice(sessionEndings.elsewhere), kept], {
      outcome: 'failure',
      logs: ['AuthApiError: Invalid Refresh Token'],
    }),
    answered(
      'renewed',
      'It is renewed, and nobody notices',
      { [renewal]: signsIn(nadia, { after: 3600 }) },
      [call(renewal), kept],
      { outcome: 'success' },
    ),
    answered(
      'server-error',
      'The provider has a fault, and nothing is taken away',
      { [renewal]: refuse('serverError') },
      [call(renewal), kept],
      { logs: ['AuthRetryableFetchError'] },
    ),
    insteadOf('other-tab', 'Another tab logs out', [otherTab.signsOut], [notice(sessionEnded), kept]),
    insteadOf(
      'cleared',
      'Another tab clears the site’s data',
      [otherTab.clearsStorage],
      [notice(sessionEnded), kept],
    ),
  ],
}

const typeOn: Step = {
  id: 'type-on',
  name: 'Write on',
  deeds: [fill('Message', whole)],
  choices: [
    goesOn('Nothing written is lost', [value('Message', whole), value('Name', nadia.firstName)], {
      by: 'visitor',
    }),
  ],
}

const openLogin: Step = {
  id: 'open-login',
  name: 'Go to the login',
  deeds: [visit('/login'), ...fillLogin(nadia)],
  choices: [
    goesOn('The form is filled', [page('Welcome back'), value('Email', nadia.email)], { by: 'visitor' }),
  ],
}

const logIn: Step = {
  id: 'log-in',
  name: 'Log in again',
  deeds: [press('Log in')],
  choices: [
    goesOn('The session is a new one', [...dashboardOfNadia, notice(successes.signedIn)]),
    ...loginRefusals(),
  ],
}

/** A session that ends while something is being typed. */
export const sessionThatEnds: Journey = {
  id: 'session-that-ends',
  name: 'Session that ends while typing',
  about:
    'Somebody logged in is writing when the session ends. What was written stays, and a login begins a new session.',
  machines: ['auth', 'form', 'countdown', 'read'],
  screens: ['/contact', '/reset-password', '/login', '/dashboard'],
  prepare: () => storeSession(sessionFor(nadia)),
  answers: {
    ...reads,
    [renewal]: refuse('revoked'),
    'PUT user': { status: 200, body: userOf(nadia) },
    'POST token password': signsIn(nadia, { after: 3600 }),
    'POST logout local': done,
    'POST logout others': done,
  },
  steps: [open, type, end, typeOn, openLogin, logIn],
}
