import { describe, expect, it } from 'vitest'
import { linksTo } from './support/mailbox'
import { needing, target } from './support/target'
import {
  newAddress,
  newUnconfirmed,
  otherPassword,
  passMailInterval,
  signIn,
  signUp,
  someUser,
} from './support/users'
import { aUuid, expectRefusal } from './support/wire'

const invalid = ['invalid_credentials', 'Invalid login credentials'] as const

describe('sign-up', () => {
  it('is answered with the user, without a session and a role of one’s own', needing('mail'), async () => {
    const email = newAddress()
    const more = { role: 'service_role', app_metadata: { role: 'admin' } }
    const { status, body } = await signUp(email.toUpperCase(), undefined, more)
    expect([status, body.id, 'access_token' in body, body.identities.length]).toEqual([200, aUuid, false, 1])
    expect(body).toMatchObject({
      email,
      role: 'authenticated',
      user_metadata: { first_name: 'Ada', last_name: 'Contract' },
    })
    expect(body.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
  })

  it('sends a mail whose link leads to the confirmation page of the site', needing('mail'), async () => {
    const { email } = await newUnconfirmed()
    const [link] = await linksTo(email, 'signup')
    expect(link).toEqual({
      page: `${target.site}/auth/confirm`,
      hash: expect.stringMatching(/^[0-9a-f]{56,64}$/),
    })
  })

  it('again sends another mail, and keeps the first password', needing('mail', 'database'), async () => {
    const { email } = await newUnconfirmed()
    await passMailInterval(email)
    expect((await signUp(email, otherPassword)).status).toBe(200)
    expect(await linksTo(email, 'signup', 2)).toHaveLength(2)
    expectRefusal(await signIn(email), 400, 'email_not_confirmed', 'Email not confirmed')
    expectRefusal(await signIn(email, otherPassword), 400, ...invalid)
  })

  it(
    'of a taken address is answered with an invented user, and changes nothing',
    needing('open', 'account'),
    async () => {
      const { id, email } = await someUser()
      for (const written of [email, email.toUpperCase()]) {
        const { status, body } = await signUp(written, otherPassword)
        expect([status, body.id, body.email, body.identities]).toEqual([200, aUuid, email, []])
        expect(body.id).not.toBe(id)
      }
      expect((await signIn(email)).status).toBe(200)
      expectRefusal(await signIn(email, otherPassword), 400, ...invalid)
    },
  )

  it.each(['ünï@probe.example', 'x@-probe.example'])(
    'of %j is refused, since no mail reaches it',
    needing('open'),
    async (email) => {
      const words = 'Unable to validate email address: invalid format'
      expectRefusal(await signUp(email), 400, 'validation_failed', words)
    },
  )

  it.each([
    ['72 bytes', 'p'.repeat(72), 200],
    ['73 bytes, of which one would be ignored', 'p'.repeat(73), 400],
    ['7 characters', '7-chara', 422],
  ])('with a password of %s is taken or refused', needing('mail'), async (_, password, status) => {
    expect((await signUp(newAddress(), password)).status).toBe(status)
  })

  it('is refused without a mail to a closed project', needing('closed'), async () => {
    const words = 'Signups not allowed for this instance'
    expectRefusal(await signUp(newAddress()), 422, 'signup_disabled', words)
  })
})
