import { afterEach, describe, expect, it } from 'vitest'
import { readSession, signInWithPassword } from '@/data/provider/auth'
import { loadProvider } from '@/data/provider/loadProvider'
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
import { aTime, aUuid, auth, expectRefusal } from './support/wire'

const invalid = ['invalid_credentials', 'Invalid login credentials'] as const

afterEach(async () => {
  await (await loadProvider()).signOut(null, 'local')
})

describe('sign-in', () => {
  it('is answered with a session and the user', needing('account'), async () => {
    const { id, email } = await someUser()
    const { status, body } = await signIn(email)
    const metadata = expect.objectContaining({
      first_name: 'Ada',
      last_name: 'Contract',
      full_name: 'Ada Contract',
    })
    const { weak_password, ...session } = body
    expect(weak_password ?? null).toBeNull()
    expect({ status, session }).toEqual({
      status: 200,
      session: {
        access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        token_type: 'bearer',
        expires_in: expect.any(Number),
        expires_at: expect.any(Number),
        refresh_token: expect.stringMatching(/^\S{12,}$/),
        user: {
          id,
          aud: 'authenticated',
          role: 'authenticated',
          email,
          email_confirmed_at: aTime,
          phone: '',
          confirmed_at: aTime,
          last_sign_in_at: aTime,
          app_metadata: { provider: 'email', providers: ['email'] },
          user_metadata: metadata,
          identities: [
            {
              identity_id: aUuid,
              id,
              user_id: id,
              identity_data: expect.objectContaining({ email, sub: id }),
              provider: 'email',
              last_sign_in_at: aTime,
              created_at: aTime,
              updated_at: aTime,
              email,
            },
          ],
          created_at: aTime,
          updated_at: aTime,
          is_anonymous: false,
        },
      },
    })
  })

  it('takes the address in capitals', needing('account'), async () => {
    const { id, email } = await someUser()
    expect((await signIn(email.toUpperCase())).body.user.id).toBe(id)
  })

  it('refuses the address with spaces around', needing('account'), async () => {
    const { email } = await someUser()
    expectRefusal(await signIn(` ${email} `), 400, ...invalid)
  })

  it('refuses a wrong password and an unknown address in the same words', needing('account'), async () => {
    const { email } = await someUser()
    expectRefusal(await signIn(email, otherPassword), 400, ...invalid)
    expectRefusal(await signIn(newAddress(), otherPassword), 400, ...invalid)
  })

  it('without a password is a wrong one', needing('account'), async () => {
    const { email } = await someUser()
    expectRefusal(await auth('/token?grant_type=password', { body: { email } }), 400, ...invalid)
  })

  it('without an address is refused', async () => {
    const answer = await auth('/token?grant_type=password', { body: { password: aPassword } })
    expectRefusal(answer, 400, 'validation_failed', 'missing email or phone')
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
