import type { Journey, Step } from 'machine-workbench/source/journeys'
import { address, notice, page, press, text, visit, wait } from 'machine-workbench/source/journeys'
import {
  failureTitles,
  sessionDiscarded,
  sessionEnded,
  signedOutHere,
  successes,
} from '@/data/content/messages'
import { joinedByLink } from '@/data/content/referral'
import { answered, goesOn, insteadOf, noticeOf, readsThatFail } from './choices'
import { otherTab, storeSession } from './otherTab'
import { factors, nadia, oskar, sessionFor } from './provider/people'
import { done, reads, signsIn } from './provider/recordedAnswers'
import { errorOf, refuse } from './provider/refusals'
import { dashboardOfNadia } from './signInSteps'

const renewal = 'POST token refresh_token'
const denied = page('Access Denied')
const dashboardOfOskar = [
  page('Dashboard'),
  text('Welcome, Oskar Lind.'),
  text('$67,353.48'),
  text(joinedByLink(0)),
]
const signsInAsOskar = otherTab.signsIn(sessionFor(oskar))

const open: Step = {
  id: 'open',
  name: 'Open the dashboard, logged in',
  deeds: [visit('/dashboard')],
  choices: [
    goesOn('The dashboard is Nadia’s', dashboardOfNadia),
    ...readsThatFail(),
    insteadOf(
      'slow',
      'The session has to be renewed, and no answer has come',
      [wait(7200, 'Comes back after two hours'), visit('/dashboard'), wait(9, 'Waits nine seconds')],
      [page('Still checking your session')],
      { by: 'provider', outcome: 'waiting', answers: { [renewal]: 'pending' } },
    ),
    insteadOf(
      'revoked',
      'The session was revoked in the meantime',
      [wait(7200, 'Comes back after two hours'), visit('/dashboard')],
      [denied],
      {
        by: 'provider',
        answers: { [renewal]: refuse('revoked') },
        logs: ['AuthApiError: Invalid Refresh Token'],
      },
    ),
    insteadOf(
      'damaged',
      'The stored session is damaged',
      [otherTab.damagesSession, visit('/dashboard')],
      [denied, notice(sessionDiscarded)],
    ),
  ],
}

const leave: Step = {
  id: 'leave',
  name: 'Log out in another tab',
  deeds: [otherTab.signsOut],
  choices: [
    goesOn('Nothing of Nadia’s is left', [denied, notice(sessionEnded), text('Your session has ended.')], {
      by: 'visitor',
    }),
    insteadOf(
      'cleared',
      'The site’s data is cleared there',
      [otherTab.clearsStorage],
      [denied, notice(sessionEnded)],
    ),
    insteadOf('at-once', 'Oskar logs in there at once', [signsInAsOskar], dashboardOfOskar, {
      outcome: 'success',
    }),
  ],
}

const enter: Step = {
  id: 'enter',
  name: 'Log in as somebody else there',
  deeds: [signsInAsOskar],
  choices: [
    goesOn('The dashboard is Oskar’s', dashboardOfOskar),
    insteadOf(
      'second-step',
      'That account has a second step',
      [otherTab.signsIn(sessionFor(oskar, { factors: [factors.app] }))],
      [denied, text('One step is missing')],
    ),
    ...readsThatFail(),
  ],
}

const logOut: Step = {
  id: 'log-out',
  name: 'Log out here',
  deeds: [press('Logout')],
  choices: [
    goesOn('The session is over', [address('/'), notice(successes.signedOut)]),
    answered(
      'gone',
      'The session was over already',
      { 'POST logout local': refuse('noSession') },
      [address('/'), notice(successes.signedOut)],
      { outcome: 'success' },
    ),
    answered('server-error', 'The provider has a fault', { 'POST logout local': refuse('serverError') }, [
      address('/'),
      notice(signedOutHere('serverError')),
    ]),
    answered(
      'unanswered',
      'No answer comes',
      { 'POST logout local': 'unanswered' },
      [address('/'), notice(signedOutHere('unreachable'))],
      { logs: ['TimeoutError'] },
    ),
    answered('too-often', 'Too many attempts', { 'POST logout local': refuse('tooOften') }, [
      page('Dashboard'),
      notice(noticeOf(failureTitles.signOut, errorOf('tooOften'))),
    ]),
    answered(
      'pending',
      'The answer is on its way',
      { 'POST logout local': 'pending' },
      [text('Logging out...')],
      { outcome: 'waiting' },
    ),
  ],
}

/** An account that is switched in another tab. */
export const switchedAccount: Journey = {
  id: 'switched-account',
  name: 'Account switched in another tab',
  about:
    'Two tabs share one session. What happens in the other shows here at once, and nobody sees another’s figures.',
  machines: ['auth', 'read'],
  screens: ['/dashboard', '/'],
  prepare: () => storeSession(sessionFor(nadia)),
  answers: { ...reads, [renewal]: signsIn(nadia, { after: 7200 }), 'POST logout local': done },
  steps: [open, leave, enter, logOut],
}
