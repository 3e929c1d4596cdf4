import type { Choice, Journey, Sight, Step } from 'machine-workbench/source/journeys'
import { notice, page, press, text, visit } from 'machine-workbench/source/journeys'
import { describeAlone, failureTitles, linkProblems, successes } from '@/data/content/messages'
import { type Outage, ProviderError } from '@/data/provider/providerError'
import { answered, goesOn, insteadOf, readsThatFail } from './choices'
import { factors, nadia } from './provider/people'
import { challenged, done, reads, settingsWith, signsIn } from './provider/recordedAnswers'
import { refuse } from './provider/refusals'
import { dashboardOfNadia, openLogin, typeCode } from './signInSteps'

const settings = 'GET settings'
const failed = (kind: Outage) =>
  notice({ title: failureTitles.signIn, description: describeAlone(new ProviderError(kind)) })

const leave: Step = {
  id: 'leave',
  name: 'Go to Google',
  deeds: [press('Google')],
  choices: [
    goesOn('Google’s page opens', [page('Here is Google’s page')]),
    answered('switched-off', 'Google is switched off', { [settings]: settingsWith(false) }, [
      notice({ title: failureTitles.signIn, description: 'Google sign-in is not available yet.' }),
    ]),
    answered('server-error', 'The provider has a fault', { [settings]: refuse('serverError') }, [
      failed('serverError'),
    ]),
    answered('unanswered', 'No answer comes', { [settings]: 'unanswered' }, [failed('unreachable')]),
    answered('pending', 'The answer is on its way', { [settings]: 'pending' }, [text('Opening Google...')], {
      outcome: 'waiting',
    }),
  ],
}

/** How somebody comes back from Google without being let in. */
const comesBack = (id: string, name: string, query: string, sights: readonly Sight[]): Choice => ({
  ...insteadOf(id, name, [visit(`/dashboard?${query}`)], [page('Welcome back'), ...sights]),
  by: 'provider',
})

const problem = (id: string, name: string, code: string, words: string): Choice =>
  comesBack(id, name, `error=server_error&error_code=${code}&error_description=Recorded`, [text(words)])

/** The code that somebody comes back with, refused. */
const codeRefused = (
  id: string,
  name: string,
  refusal: Parameters<typeof refuse>[0],
  words: string,
  rest: Partial<Choice> = {},
): Choice =>
  answered(id, name, { 'POST token pkce': refuse(refusal) }, [page('Welcome back'), text(words)], rest)

const comeBack: Step = {
  id: 'come-back',
  name: 'Come back from Google',
  deeds: [visit('/dashboard?code=4f1f9a52-8a1d-4a5e-9d3e-0c6a7b8c9d10')],
  choices: [
    goesOn('Google vouches', [...dashboardOfNadia, notice(successes.signedIn)]),
    answered(
      'second-step',
      'The account has a second step',
      { 'POST token pkce': signsIn(nadia, { factors: [factors.app] }) },
      [page('Enter your code')],
      { outcome: 'success', leadsTo: [typeCode('code')] },
    ),
    insteadOf(
      'back',
      'Goes back in the browser',
      [{ do: 'return' }],
      [page('Welcome back'), text('or continue with')],
      { outcome: 'success' },
    ),
    comesBack('cancelled', 'Cancels at Google', 'error=access_denied&error_description=The+user+said+no', [
      text(linkProblems.cancelled),
    ]),
    comesBack('refused', 'Google fails', 'error=server_error&error_description=Recorded', [
      text(linkProblems.refused),
    ]),
    problem('closed', 'Registration is closed', 'signup_disabled', linkProblems.closed),
    problem('stale', 'The way back is too old', 'bad_oauth_state', linkProblems.stale),
    problem(
      'unverified',
      'Google has not verified the address',
      'provider_email_needs_verification',
      linkProblems.unverified,
    ),
    problem('suspended', 'The account is suspended', 'user_banned', linkProblems.suspended),
    codeRefused('code-used', 'The login was already used', 'codeUsed', linkProblems.stale),
    codeRefused('code-banned', 'The account was suspended just now', 'banned', linkProblems.suspended),
    codeRefused('server-error', 'The provider has a fault', 'serverError', linkProblems.serverError),
    codeRefused('unanswered', 'No answer comes', 'unreachable', linkProblems.unreachable, {
      logs: ['TimeoutError'],
    }),
    ...readsThatFail(),
  ],
}

/** The login by another service. */
export const socialSignIn: Journey = {
  id: 'social-sign-in',
  name: 'Social sign-in',
  about: 'To the page of another service and back, with a code that works once and in this browser only.',
  machines: ['auth', 'form', 'oauthRedirect', 'secondFactor', 'read'],
  screens: ['/login', '/dashboard'],
  answers: {
    ...reads,
    [settings]: settingsWith(true),
    'POST token pkce': signsIn(nadia),
    'POST factors/challenge': challenged('totp'),
    'POST factors/verify': signsIn(nadia, { factors: [factors.app], aal: 'aal2' }),
    'POST logout local': done,
  },
  steps: [openLogin, leave, comeBack],
}
