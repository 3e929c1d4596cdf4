import { afterEach, describe, expect, it } from 'vitest'
import { readSession, signInWithPassword } from '@/data/session/auth'
import { loadProvider } from '@/data/session/loadProvider'
import { needing } from './support/target'
import {
  aPassword,
  newAddress,
  newUnconfirmed,
  newUser,
  otherPassword,
  remove,
  signIn,
  someUser,
  suspend,
} from './support/users'
import { expectRefusal } from './support/wire'

const invalid = ['invalid_credentials', 'Invalid login credentials'] as const

afterEach(async () => {
  await (await loadProvider()).signOut(null, 'local')
})

describe('sign-in', () => {
  it('is answered with a session and the user', needing('account'), async () => {
    const { id, email } = await someUser()
    const { status, body } = await signIn(email)
    expect([status, body]).toMatchObject([
      200,
      {
        access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        expires_in: expect.any(Number),
        expires_at: expect.any(Number),
        refresh_token: expect.stringMatching(/^\S{12,}$/),
        user: {
          id,
          email,
          user_metadata: { first_name: 'Ada', last_name: 'Contract', full_name: 'Ada Contract' },
        },
      },
    ])
  })

  it('takes the address in capitals', needing('account'), async () => {
    const { id, email } = await someUser()
    expect((await signIn(email.toUpperCase())).body.user.id).toBe(id)
  })

  it('refuses a wrong password and an unknown address in the same words', needing('account'), async () => {
    const { email } = await someUser()
    expectRefusal(await signIn(email, otherPassword), 400, ...invalid)
    expectRefusal(await signIn(newAddress(), otherPassword), 400, ...invalid)
  })

  it('of an unconfirmed address tells so, to the right password', needing('mail'), async () => {
    const { email } = await newUnconfirmed()
    expectRefusal(await signIn(email), 400, 'email_not_confirmed', 'Email not confirmed')
  })

  it('of an unconfirmed address tells nothing to a wrong password', needing('mail'), async () => {
    const { email } = await newUnconfirmed()
    expectRefusal(await signIn(email, otherPassword), 400, ...invalid)
  })

  it('of a suspended account tells so, to a wrong password too', needing('account', 'admin'), async () => {
    const user = await newUser()
    await suspend(user)
    expectRefusal(await signIn(user.email), 400, 'user_banned', 'User is banned')
    expectRefusal(await signIn(user.email, otherPassword), 400, 'user_banned', 'User is banned')
  })

  it('of a deleted account is that of an unknown one', needing('account', 'admin'), async () => {
    const user = await newUser()
    await remove(user)
    expectRefusal(await signIn(user.email), 400, ...invalid)
  })

  it('on the site keeps the session', needing('account'), async () => {
    const { id, email } = await someUser()
    expect((await signInWithPassword(email, aPassword)).user.id).toBe(id)
    expect((await readSession())?.user.id).toBe(id)
  })

  it('on the site fails by its kinds', needing('mail'), async () => {
    const { email } = await newUnconfirmed()
    await expect(signInWithPassword(email, aPassword)).rejects.toMatchObject({ kind: 'emailNotConfirmed' })
    await expect(signInWithPassword(newAddress(), aPassword)).rejects.toMatchObject({
      kind: 'invalidCredentials',
    })
  })

  it('on the site of a suspended account says so', needing('account', 'admin'), async () => {
    const user = await newUser()
    await suspend(user)
    await expect(signInWithPassword(user.email, aPassword)).rejects.toMatchObject({ kind: 'userBanned' })
  })
})
