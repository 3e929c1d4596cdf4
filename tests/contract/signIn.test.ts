import { describe, expect, it } from 'vitest'
import { needing } from './support/target'
import { newAddress, newUnconfirmed, otherPassword, signIn, someUser } from './support/users'
import { expectRefusal } from './support/wire'

const invalid = ['invalid_credentials', 'Invalid login credentials'] as const

describe('sign-in', () => {
  it('by the address in capitals is answered with a session and the user', needing('account'), async () => {
    const { id, email } = await someUser()
    const { status, body } = await signIn(email.toUpperCase())
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

  it('refuses a wrong password and an unknown address in the same words', needing('account'), async () => {
    const { email } = await someUser()
    expectRefusal(await signIn(email, otherPassword), 400, ...invalid)
    expectRefusal(await signIn(newAddress(), otherPassword), 400, ...invalid)
  })

  it('of an unconfirmed address tells so, to the right password alone', needing('mail'), async () => {
    const { email } = await newUnconfirmed()
    expectRefusal(await signIn(email), 400, 'email_not_confirmed', 'Email not confirmed')
    expectRefusal(await signIn(email, otherPassword), 400, ...invalid)
  })
})
