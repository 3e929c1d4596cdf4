import type { Session } from '@supabase/supabase-js'
import { createActor, type StateValueFrom } from 'xstate'
import type { LinkProblem } from '@/data/provider/arrival'
import { type AuthActor, authMachine } from '@/machines/authMachine'
import { session as sessionOfPerson, storyNow } from '../fixtures'

export type FrozenAuth = { session?: Session | null; linkProblem?: LinkProblem | null }

/** The auth machine held in one state: no provider is listened to and no timer runs. */
export const freezeAuth = (
  value: StateValueFrom<typeof authMachine>,
  { session = null, linkProblem = null }: FrozenAuth = {},
) =>
  authMachine.resolveState({
    value,
    context: { session, linkProblem, clockOffset: 0, now: () => storyNow },
  })

/** An actor of the auth machine held in one state, for `AuthProvider`. */
export const frozenAuth = (...state: Parameters<typeof freezeAuth>): AuthActor =>
  createActor(authMachine, { input: { now: () => storyNow }, snapshot: freezeAuth(...state) }).start()

/** The person whom the stories are about is signed in. */
export const signedIn = frozenAuth('signedIn', { session: sessionOfPerson })

/** Nobody is signed in. */
export const signedOut = frozenAuth('signedOut')
