import { defineModel } from '@king-exchange/machine-workbench/models'
import type { AnyEventObject } from 'xstate'
import { ProviderError } from '@/data/session/errors'
import { authMachine } from '@/machines/authMachine'
import { testNow } from './clock.ts'
import { sessionOf, sessionWithFactor } from './sessions.ts'

const refused = new ProviderError('invalidCredentials', 'Invalid login credentials')

const beforeCode = sessionWithFactor('ada', 'aal1')
const afterCode = sessionWithFactor('ada', 'aal2')

/** Ada in all sessions: with a second step, they differ in whether she has done it. The end of a logout changes nobody. */
const exampleName = ({ type, session }: AnyEventObject) => {
  if (type === 'xstate.done.actor.signOut')
    return 'The call is over. That nobody is signed in is told by SIGNED_OUT.'
  if (session === beforeCode) return 'Ada, before her second step'
  return session === afterCode ? 'Ada, after her second step' : undefined
}

/** A visit of a page of the site. */
export const auth = defineModel({
  machine: authMachine,
  title: 'Session',
  input: { code: null, problem: null },
  exampleName,
  events: [
    { type: 'INITIAL_SESSION', session: null, now: testNow },
    { type: 'INITIAL_SESSION', session: sessionOf('ada'), now: testNow },
    { type: 'INITIAL_SESSION', session: beforeCode, now: testNow },
    { type: 'SIGNED_IN', session: sessionOf('ada') },
    { type: 'SIGNED_IN', session: beforeCode },
    { type: 'MFA_CHALLENGE_VERIFIED', session: afterCode },
    { type: 'PASSWORD_RECOVERY', session: sessionOf('ada') },
    { type: 'PASSWORD_RECOVERY', session: beforeCode },
    { type: 'TOKEN_REFRESHED', session: { ...sessionOf('ada'), access_token: 'access-ada-2' } },
    { type: 'USER_UPDATED', session: sessionOf('ada') },
    { type: 'SIGNED_OUT', session: null },
    { type: 'session.discarded' },
    { type: 'call.refused' },
    { type: 'session.refused', reason: 'suspended' },
    { type: 'refresh.failed' },
    { type: 'retry.requested' },
    { type: 'clock.measured', offset: 7_200_000 },
    { type: 'link.dismissed' },
    { type: 'signIn.began', callId: 'login' },
    { type: 'recovery.began', callId: 'link' },
    { type: 'call.ended', callId: 'login', isSuccess: false },
    { type: 'call.ended', callId: 'login', isSuccess: true },
    { type: 'call.ended', callId: 'link', isSuccess: false },
    { type: 'token.refused', refused: sessionOf('ada') },
    { type: 'signOut.requested', scope: 'local' },
    { type: 'signIn.abandoned' },
    { type: 'xstate.done.actor.renewal', output: undefined },
    { type: 'xstate.done.actor.signOut', output: { scope: 'local', outage: null } },
    { type: 'xstate.error.actor.signOut', error: refused },
    { type: 'xstate.error.actor.renewal', error: refused },
  ],
  answers: [
    'INITIAL_SESSION',
    'SIGNED_IN',
    'MFA_CHALLENGE_VERIFIED',
    'PASSWORD_RECOVERY',
    'TOKEN_REFRESHED',
    'USER_UPDATED',
    'SIGNED_OUT',
  ],
  sentences: {
    'identity.loading.prompt': 'Who is signed in is being found out',
    'identity.loading.slow': 'Who is signed in is still not known, and a button offers to try again',
    'identity.loading.unreachable.waiting': 'Somebody is signed in, but the exchange cannot be reached',
    'identity.loading.unreachable.retrying': 'The exchange could not be reached and is being asked once more',
    'identity.signedOut.anonymous': 'Signed out',
    'identity.signedOut.ended': 'Signed out, because the session has ended',
    'identity.challenged.signingIn': 'The password was right, and the code of the second step is missing',
    'identity.challenged.recovering': 'A reset link was opened, and the code of the second step is missing',
    'identity.signedIn': 'Signed in',
    'identity.recovering': 'Signed in by a reset link, to choose a new password',
    'activity.starting': 'the page begins',
    'activity.idle': 'nothing is being asked',
    'activity.exchanging': 'the sign-in at another service is being completed',
    'activity.signingIn': 'a form waits for the answer to a sign-in',
    'activity.openingRecovery': 'a reset link is being redeemed',
    'activity.renewing': 'the session is being renewed in the background',
    'activity.signingOut.leaving': 'the visitor is being logged out',
    'activity.signingOut.abandoning': 'the second step is being given up, back to the login',
  },
  ignored: {
    identity: {
      'refresh.failed': 'Who is signed in is known; what needs a new token says that it fails.',
      'retry.requested': 'Only a page that waits for the session has the button.',
    },
    'identity.loading.unreachable.retrying': { 'retry.requested': 'The attempt is under way.' },
    'identity.signedOut.ended': { SIGNED_OUT: 'The visitor is told once that the session has ended.' },
    'activity.idle': {
      'call.ended': 'The call that ends is an older one: a newer call or a logout came after it.',
    },
    'activity.exchanging': {
      'signIn.began': 'The redirect ends on the dashboard, which shows no form before the exchange is over.',
      'recovery.began': 'The redirect ends on the dashboard; a mail’s link opens a page of its own.',
      'call.ended': 'No form has begun a call since the page was opened.',
      'token.refused': 'The exchange brings a session whose token is new.',
    },
    'activity.signingIn': { 'token.refused': 'The sign-in that is under way brings a new token.' },
    'activity.openingRecovery': { 'token.refused': 'The link that is being redeemed brings a new token.' },
    'activity.renewing': {
      'token.refused': 'The renewal that is under way serves every request that was refused.',
      'call.ended': 'The call that ends is an older one: a newer one would have stopped the renewal.',
    },
    'activity.signingOut': {
      'signIn.began': 'A page that is logging out shows no form that signs in.',
      'recovery.began': 'A page that is logging out redeems no link.',
      'call.ended': 'The logout has taken the place of the call.',
      'token.refused': 'The token belongs to the session that is being ended.',
      'signOut.requested': 'The logout that is under way is enough.',
      'signIn.abandoned': 'The logout that is under way ends this session too.',
    },
  },
})

/** The first page after a redirect from a provider, with a code in its address. */
export const authAfterRedirect = defineModel({
  machine: authMachine,
  title: 'Session after a redirect',
  input: { code: 'abc', problem: null },
  exampleName,
  events: [
    { type: 'INITIAL_SESSION', session: null, now: testNow },
    { type: 'SIGNED_IN', session: sessionOf('ada') },
    { type: 'SIGNED_IN', session: beforeCode },
    { type: 'PASSWORD_RECOVERY', session: sessionOf('ada') },
    { type: 'xstate.done.actor.exchange', output: { problem: null, session: null, now: testNow } },
    { type: 'xstate.done.actor.exchange', output: { problem: 'stale', session: null, now: testNow } },
    { type: 'xstate.error.actor.exchange', error: new TypeError('Failed to fetch') },
  ],
})
