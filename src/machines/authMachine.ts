import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { authActivity } from './authActivity'
import { authIdentity } from './authIdentity'
import { authSetup } from './authSetup'

/**
 * The session, in this tab: who is signed in, and what this tab is doing about it. Identity is moved only by what the
 * provider reports, in this tab or another, and never by our own calls, so that the site cannot believe in a session
 * which the provider does not have. The activity tells whether a report answers this tab.
 */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: ({ input: { code, problem } }) => ({
    session: null,
    linkProblem: problem,
    clockOffset: 0,
    code,
    callId: null,
  }),
  invoke: { id: 'provider', src: 'provider' },
  type: 'parallel',
  states: { identity: authIdentity, activity: authActivity },
  on: {
    'link.dismissed': { actions: 'forgetLinkProblem' },
    'session.discarded': { actions: 'announceDiscarded' },
    'clock.measured': { actions: { type: 'keepClockOffset', params: ({ event }) => event } },
  },
})

export type AuthActor = ActorRefFrom<typeof authMachine>
export type AuthSnapshot = SnapshotFrom<typeof authMachine>
