import { createActor, type StateValueFrom } from 'xstate'
import type { LinkProblem } from '@/data/session/arrival'
import type { Session } from '@/data/session/sessionTypes'
import { type AuthActor, authMachine } from '@/machines/authMachine'
import { session as sessionOfPerson } from '../fixtures'

type AuthState = Required<Extract<StateValueFrom<typeof authMachine>, object>>

export type FrozenAuth = {
  session?: Session | null
  linkProblem?: LinkProblem | null
  activity?: AuthState['activity']
}

/** The session machine frozen in one state: no provider is listened to and no timer runs. */
export const freezeAuth = (
  identity: AuthState['identity'],
  { session = null, linkProblem = null, activity = 'idle' }: FrozenAuth = {},
) =>
  authMachine.resolveState({
    value: { identity, activity },
    context: {
      session,
      linkProblem,
      clockOffset: 0,
      code: null,
      tokens: null,
      callId: null,
      endReason: null,
    },
  })

/** An actor of the session machine frozen in one state, for `AuthProvider`. */
export const frozenAuth = (...state: Parameters<typeof freezeAuth>): AuthActor =>
  createActor(authMachine, {
    input: { code: null, problem: null },
    snapshot: freezeAuth(...state),
  }).start()

/** An actor with the stories' person signed in. */
export const signedIn = frozenAuth('signedIn', { session: sessionOfPerson })

/** An actor with no user signed in. */
export const signedOut = frozenAuth({ signedOut: 'anonymous' })
