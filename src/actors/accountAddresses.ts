import { fromCallback } from 'xstate'
import type { AccountAddresses, addressChangeMachine } from '@/machines/addressChangeMachine'
import type { AuthActor } from '@/machines/authMachine'
import { selectUser, selectUserId } from '@/machines/authSelectors'
import type { Sends } from './sends'

/** The addresses of a signed-in user. The provider omits the new one, or leaves it empty, if there is none. */
export const addressesOf = ({
  email,
  new_email,
}: {
  email?: string
  new_email?: string
}): AccountAddresses => ({
  email: email ?? '',
  newEmail: new_email || null,
})

/** Reports the addresses of the user signed in at the start, whenever the session changes; not those of another user. */
export const accountAddresses = (auth: AuthActor) =>
  fromCallback(({ sendBack }: Sends<typeof addressChangeMachine, 'addresses.read'>) => {
    const userId = selectUserId(auth.getSnapshot())
    const { unsubscribe } = auth.subscribe((snapshot) => {
      const user = selectUser(snapshot)
      if (user && user.id === userId) sendBack({ type: 'addresses.read', ...addressesOf(user) })
    })
    return unsubscribe
  })
