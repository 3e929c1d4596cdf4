import type { Session } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { accountAddresses, addressesOf } from '@/actors/accountAddresses'
import { addressChangeMachine } from '@/machines/addressChangeMachine'
import { authMachine } from '@/machines/authMachine'
import { newAddress, person, session } from '../../stories/fixtures'

const withUser = (user: Partial<Session['user']>): Session => ({
  ...session,
  user: { ...session.user, ...user },
})

function following() {
  const auth = createActor(authMachine, { input: { code: null, problem: null } }).start()
  auth.send({ type: 'SIGNED_IN', session })
  const change = createActor(addressChangeMachine.provide({ actors: { account: accountAddresses(auth) } }), {
    input: { email: person.email, newEmail: null },
  }).start()
  const changed: string[] = []
  change.on('address.changed', ({ email }) => changed.push(email))
  const tell = (user: Partial<Session['user']>) => {
    auth.send({ type: 'USER_UPDATED', session: withUser(user) })
    return change.getSnapshot().value
  }
  return { tell, changed }
}

it('takes an empty new address, and one that is missing, for none', () => {
  const { email } = person
  expect(addressesOf({ email })).toEqual({ email, newEmail: null })
  expect(addressesOf({ email, new_email: '' })).toEqual({ email, newEmail: null })
  expect(addressesOf({ email, new_email: newAddress })).toEqual({ email, newEmail: newAddress })
})

it('tells of a change that was begun and ended in another tab', () => {
  const { tell, changed } = following()
  expect(tell({ new_email: newAddress })).toBe('waiting')
  expect(tell({ email: newAddress, new_email: '' })).toBe('closed')
  expect(changed).toEqual([newAddress])
})

it('says nothing of another user who signs in', () => {
  const { tell, changed } = following()
  expect(tell({ id: 'another-id', email: 'another@example.com' })).toBe('closed')
  expect(changed).toEqual([])
})
