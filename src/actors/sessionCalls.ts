import { waitFor } from 'xstate'
import type { RenewSession } from '@/data/session/queryOwn'
import type { AuthActor } from '@/machines/authMachine'
import { selectIsRenewing } from '@/machines/authSelectors'

/** Makes a call that may change the session, and tells the session machine when it begins and ends. */
export async function asCall<T>(
  auth: AuthActor,
  type: 'signIn.began' | 'recovery.began',
  call: () => Promise<T>,
): Promise<T> {
  const callId = String(Math.random())
  auth.send({ type, callId })
  let isSuccess = false
  try {
    const result = await call()
    isSuccess = true
    return result
  } finally {
    auth.send({ type: 'call.ended', callId, isSuccess })
  }
}

/**
 * Renews a session whose token was refused through the session machine, once for all concurrent callers, and after what
 * the machine is doing with the session just then.
 */
export const renewThrough =
  (auth: AuthActor): RenewSession =>
  async (refused) => {
    const event = { type: 'token.refused', refused } as const
    await waitFor(auth, (snapshot) => snapshot.can(event) || selectIsRenewing(snapshot))
    auth.send(event)
    await waitFor(auth, (snapshot) => !selectIsRenewing(snapshot))
  }
