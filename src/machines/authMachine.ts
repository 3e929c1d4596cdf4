import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { authActivity } from './authActivity'
import { authIdentity } from './authIdentity'
import { authSetup } from './authSetup'

/**
 * The session in this tab, as two parallel regions: `identity`, who is signed in, and `activity`, what this tab is doing
 * about it. Only the provider's reports change the identity, never the results of our own calls; so the site cannot show
 * a session that the provider does not have. The activity decides whether a report is the effect of this tab's call.
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
