import type { Journey, Step } from 'machine-workbench/source/journeys'
import { address, call, notice, page, press, text, visit, wait } from 'machine-workbench/source/journeys'
import { marketIntro } from '@/data/content/market'
import { sessionEndings, signedOutHere } from '@/data/content/messages'
import { sessionUnreachable } from '@/data/content/session'
import { answered, goesOn, insteadOf } from './choices'
import { storeSession } from './otherTab'
import { nadia, sessionFor } from './provider/people'
import { done, reads, signsIn } from './provider/recordedAnswers'
import { refuse } from './provider/refusals'
import { dashboardOfNadia } from './signInSteps'

const renewal = 'POST token refresh_token'

/** Seconds of a night. */
const aNight = 12 * 3600

const waiting = [
  page(sessionUnreachable.title),
  text('You are still logged in.'),
  text(`${nadia.firstName} ${nadia.lastName}`),
]

/** How the exchange can answer at last, a number of seconds after the beginning. */
const answersAt = (seconds: number) => ({ [renewal]: signsIn(nadia, { after: seconds }) })

const refusedAfterwards = answered(
  'refused',
  'It answers, and the session was revoked meanwhile',
  { [renewal]: refuse('revoked') },
  [notice(sessionEndings.elsewhere)],
  { logs: ['AuthApiError: Invalid Refresh Token'] },
)

const open: Step = {
  id: 'open',
  name: 'Day one: open the dashboard',
  deeds: [visit('/dashboard')],
  choices: [
    goesOn('The exchange does not answer, and nobody is logged out', waiting, { outcome: 'failure' }),
    answered('no-network', 'Nothing answers at all', { [renewal]: 'unanswered' }, waiting),
    answered('answers', 'It answers, and nobody notices', answersAt(0), dashboardOfNadia, {
      outcome: 'success',
    }),
  ],
}

const retry: Step = {
  id: 'retry',
  name: 'Try again',
  deeds: [press('Retry')],
  choices: [
    goesOn('Still no answer', [call(renewal), ...waiting], { outcome: 'failure' }),
    answered('answers', 'It answers, and the dashboard is there', answersAt(0), dashboardOfNadia, {
      outcome: 'success',
    }),
    refusedAfterwards,
    insteadOf(
      'log-out',
      'Log out instead',
      [press('Logout')],
      [address('/'), notice(signedOutHere('serverError'))],
      {
        outcome: 'success',
      },
    ),
  ],
}

const night: Step = {
  id: 'night',
  name: 'Day two: the page is still open',
  deeds: [wait(aNight, 'A night goes by')],
  choices: [
    goesOn('It was tried all night, and nobody is logged out', [call(renewal), ...waiting], {
      outcome: 'failure',
    }),
    answered('answers', 'It answers in the night', answersAt(aNight), dashboardOfNadia, {
      outcome: 'success',
    }),
    refusedAfterwards,
  ],
}

const openAgain: Step = {
  id: 'open-again',
  name: 'Open the site anew on day two',
  deeds: [visit('/dashboard')],
  choices: [
    goesOn('The same page, and still logged in', waiting, { outcome: 'failure' }),
    insteadOf('home', 'The public pages work', [visit('/market')], [page(marketIntro.title)], {
      outcome: 'success',
    }),
  ],
}

const back: Step = {
  id: 'back',
  name: 'The exchange is back',
  deeds: [wait(60, 'A minute goes by')],
  choices: [
    goesOn('The dashboard appears by itself', dashboardOfNadia, { answers: answersAt(aNight) }),
    refusedAfterwards,
  ],
}

/** An exchange that does not answer until the next day, seen by somebody whose session has run out meanwhile. */
export const outage: Journey = {
  id: 'outage',
  name: 'Outage that lasts until day two',
  about:
    'The session has run out and cannot be renewed, because the exchange does not answer. Nobody is logged out for that, also not on the second day.',
  machines: ['auth', 'read'],
  screens: ['/dashboard', '/market', '/login'],
  prepare: () => storeSession(sessionFor(nadia, { after: -7200 })),
  // The renewal is tried again for as long as its document lives.
  needsNewDocument: true,
  answers: { ...reads, [renewal]: refuse('serverError'), 'POST logout local': done },
  steps: [open, retry, night, openAgain, back],
}
