import { describe, expect, it } from 'vitest'
import { signUp as signUpOnSite } from '@/data/session/auth'
import { linksTo } from './support/mailbox'
import { needing, target } from './support/target'
import {
  newAddress,
  newUnconfirmed,
  newUser,
  otherPassword,
  passMailInterval,
  signIn,
  signUp,
  someUser,
} from './support/users'
import { aUuid, expectRefusal } from './support/wire'

const sent = { first_name: 'Ada', last_name: 'Contract' }

describe('sign-up', () => {
  it('of a new address is answered with the user, and no session', needing('mail'), async () => {
    const email = newAddress()
    const { status, body } = await signUp(email)
    expect([status, body.id, body.email, 'access_token' in body]).toEqual([200, aUuid, email, false])
    expect([body.role, body.identities.length, body.user_metadata]).toMatchObject(['authenticated', 1, sent])
  })

  it('sends a mail whose link leads to the confirmation page of the site', needing('mail'), async () => {
    const { email } = await newUnconfirmed()
    const [link] = await linksTo(email, 'signup')
    expect(link).toEqual({
      page: `${target.site}/auth/confirm`,
      hash: expect.stringMatching(/^[0-9a-f]{56,64}$/),
    })
  })

  it('of an unconfirmed address again sends another mail', needing('mail', 'database'), async () => {
    const { email } = await newUnconfirmed()
    await passMailInterval(email)
    expect((await signUp(email)).status).toBe(200)
    expect(await linksTo(email, 'signup', 2)).toHaveLength(2)
  })

  it('of an unconfirmed address again keeps the first password', needing('mail', 'database'), async () => {
    const { email } = await newUnconfirmed()
    await passMailInterval(email)
    await signUp(email, otherPassword)
    expectRefusal(await signIn(email), 400, 'email_not_confirmed', 'Email not confirmed')
    expectRefusal(await signIn(email, otherPassword), 400, 'invalid_credentials', 'Invalid login credentials')
  })

  it.each([
    ['as it was written', (email: string) => email],
    ['in capitals', (email: string) => email.toUpperCase()],
  ])(
    'of a taken address, %s, is answered with an invented user',
    needing('open', 'account'),
    async (_, written) => {
      const { id, email } = await someUser()
      const { status, body } = await signUp(written(email))
      expect([status, body.id, body.email, body.identities]).toEqual([200, aUuid, email, []])
      expect(body.id).not.toBe(id)
    },
  )

  it('keeps the address in small letters', needing('mail'), async () => {
    const email = newAddress()
    expect((await signUp(email.toUpperCase())).body.email).toBe(email)
  })

  it.each(['ünï@probe.example', 'a b@probe.example', 'x@-probe.example'])(
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
  ])('with a password of %s is taken or refused', needing('mail'), async (_, password, status) => {
    expect((await signUp(newAddress(), password)).status).toBe(status)
  })

  it('of a taken address leaves its password as it was', needing('open', 'account'), async () => {
    const { email } = await someUser()
    await signUp(email, otherPassword)
    expect((await signIn(email)).status).toBe(200)
    expectRefusal(await signIn(email, otherPassword), 400, 'invalid_credentials', 'Invalid login credentials')
  })

  it('ignores a role and app_metadata that are sent', needing('mail'), async () => {
    const { status, body } = await signUp(newAddress(), undefined, {
      role: 'service_role',
      app_metadata: { role: 'admin' },
    })
    expect([status, body.role, body.app_metadata]).toEqual([
      200,
      'authenticated',
      { provider: 'email', providers: ['email'] },
    ])
  })

  it(
    'is refused without a mail to a closed project, with a taken address too',
    needing('closed'),
    async () => {
      const words = 'Signups not allowed for this instance'
      expectRefusal(await signUp(newAddress()), 422, 'signup_disabled', words)
    },
  )

  it('on the site succeeds for a new address and for a taken one alike', needing('mail'), async () => {
    const { email } = await newUser()
    const account = { firstName: 'Ada', lastName: 'Contract', password: 'correct-Horse-7' }
    await expect(signUpOnSite({ ...account, email: newAddress() })).resolves.toBeUndefined()
    await expect(signUpOnSite({ ...account, email })).resolves.toBeUndefined()
  })

  it('on the site fails as a weak password, with the reason', needing('open'), async () => {
    const account = { firstName: 'Ada', lastName: 'Contract', email: newAddress(), password: 'short-7' }
    await expect(signUpOnSite(account)).rejects.toMatchObject({
      kind: 'weakPassword',
      weaknesses: ['length'],
    })
  })
})
