import type { Choice, Journey, Step } from 'machine-workbench/source/journeys'
import { notice, page, press, text } from 'machine-workbench/source/journeys'
import { emailNotVerified, failureTitles, successes } from '@/data/content/messages'
import { answered, badConnection, goesOn, insteadOf, readsThatFail, refusals } from './choices'
import { factors, nadia } from './provider/people'
import { accepted, challenged, done, reads, signsIn } from './provider/recordedAnswers'
import { refuse } from './provider/refusals'
import { dashboardOfNadia, fillInLogin, loginRefusals, openLogin, typeCode } from './signInSteps'

const oneMoreStep = [page('Enter your code'), text(`One more step for ${nadia.email}.`)]

const sendConfirmation: Step = {
  id: 'send-confirmation',
  name: 'Have the confirmation mail sent again',
  deeds: [press('Send the email again')],
  choices: [
    goesOn('Another mail is sent', [notice(successes.confirmationSent)]),
    ...refusals('POST resend', failureTitles.resend, ['tooManyMails', 'tooOftenForTheGateway']),
    ...badConnection('POST resend', failureTitles.resend, 'Sending...'),
  ],
}

const sendText: Step = {
  id: 'send-text',
  name: 'Have a code sent to the phone',
  deeds: [press('Send a code to my phone')],
  choices: [
    goesOn('A text message is sent', [text('We sent it to your phone.')]),
    answered(
      'too-many-texts',
      'Too many text messages',
      { 'POST factors/challenge': refuse('tooManyTexts') },
      [
        notice({
          title: failureTitles.code,
          description: 'For security purposes, you can only request this after 37 seconds.',
        }),
      ],
    ),
    ...badConnection('POST factors/challenge', failureTitles.code, 'Sending...'),
  ],
}

const logIn: Step = {
  id: 'log-in',
  name: 'Log in',
  deeds: [press('Log in')],
  choices: [
    goesOn('The account has an authenticator app', oneMoreStep),
    answered(
      'phone',
      'The account has a phone',
      {
        'POST token password': signsIn(nadia, { factors: [factors.phone] }),
        'POST factors/challenge': challenged('phone'),
        'POST factors/verify': signsIn(nadia, { factors: [factors.phone], aal: 'aal2' }),
      },
      [...oneMoreStep, text('Send a code to my phone')],
      { outcome: 'success', leadsTo: [sendText, typeCode('type-text-code')] },
    ),
    answered(
      'no-factor',
      'The account has no second step',
      { 'POST token password': signsIn(nadia) },
      [...dashboardOfNadia, notice(successes.signedIn)],
      { outcome: 'success' },
    ),
    answered(
      'security-key',
      'The account has a security key only',
      { 'POST token password': signsIn(nadia, { factors: [factors.key] }) },
      [page('Enter your code'), text('You cannot log in to this account here.')],
    ),
    answered(
      'unconfirmed',
      'The address is not confirmed',
      { 'POST token password': refuse('unconfirmed') },
      [notice(emailNotVerified), text('Send the email again')],
      { leadsTo: [sendConfirmation] },
    ),
    ...loginRefusals(),
  ],
}

const leave: Choice = insteadOf(
  'leave',
  'Logs in to another account instead',
  [press('Log in to another account')],
  [page('Welcome back')],
  { outcome: 'success' },
)

const gone: Choice = answered(
  'factor-gone',
  'The second step was removed meanwhile',
  { 'POST factors/challenge': refuse('factorGone'), 'POST token refresh_token': signsIn(nadia) },
  [...dashboardOfNadia, notice(successes.signedIn)],
  { outcome: 'success' },
)

const code = typeCode('code')
const [goesWell, ...goesWrong] = code.choices

/** The login of an account with a second factor. */
export const secondFactor: Journey = {
  id: 'second-factor',
  name: 'Sign in with a second factor',
  about: 'The password first, then six digits from an app or a text message. Only both open the account.',
  machines: ['auth', 'form', 'secondFactor', 'resend', 'countdown', 'oauthRedirect', 'read'],
  screens: ['/login', '/dashboard'],
  answers: {
    ...reads,
    'POST token password': signsIn(nadia, { factors: [factors.app] }),
    'POST factors/challenge': challenged('totp'),
    'POST factors/verify': signsIn(nadia, { factors: [factors.app], aal: 'aal2' }),
    'POST resend': accepted,
    'POST logout local': done,
  },
  steps: [
    openLogin,
    fillInLogin,
    logIn,
    { ...code, choices: [goesWell, leave, gone, ...goesWrong, ...readsThatFail()] },
  ],
}
