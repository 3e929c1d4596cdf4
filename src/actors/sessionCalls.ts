import { waitFor } from 'xstate'
import type { RenewSession } from '@/data/provider/account'
import type { AuthActor } from '@/machines/authMachine'
import { selectIsRenewing } from '@/machines/authSelectors'

/** Makes a call that moves the session, and has the session machine know that this tab is making it. */
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

/** Has the session machine renew a session whose token was refused, once for all who ask meanwhile. */
export const renewThrough =
  (auth: AuthActor): RenewSession =>
  async (refused) => {
    auth.send({ type: 'token.refused', refused })
    await waitFor(auth, (snapshot) => !selectIsRenewing(snapshot))
  }
