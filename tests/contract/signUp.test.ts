import { describe, expect, it } from 'vitest'
import { signUp as signUpOnSite } from '@/data/provider/auth'
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
import { aTime, aUuid, expectRefusal } from './support/wire'

const sent = { first_name: 'Ada', last_name: 'Contract' }
/** What the server writes into the metadata besides what was sent. */
const kept = (email: string, sub: string) => ({
  ...sent,
  email,
  email_verified: false,
  phone_verified: false,
  sub,
})

describe('sign-up', () => {
  it('of a new address is answered with the user, and no session', needing('mail'), async () => {
    const email = newAddress()
    const { status, body } = await signUp(email)
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id: aUuid,
        aud: 'authenticated',
        role: 'authenticated',
        email,
        phone: '',
        confirmation_sent_at: aTime,
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: kept(email, body.id),
        identities: [
          {
            identity_id: aUuid,
            id: body.id,
            user_id: body.id,
            identity_data: kept(email, body.id),
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
    })
  })

  it('sends a mail whose link leads to the confirmation page of the site', needing('mail'), async () => {
    const { email } = await newUnconfirmed()
    const [link] = await linksTo(email, 'signup')
    expect(link).toEqual({
      page: `${target.site}/auth/confirm`,
      hash: expect.stringMatching(/^[0-9a-f]{56,64}$/),
    })
  })

  it('of an unconfirmed address again keeps its user', needing('mail', 'database'), async () => {
    const { id, email } = await newUnconfirmed()
    await passMailInterval(email)
    const { status, body } = await signUp(email)
    expect([status, body.id, body.identities.length, body.role]).toEqual([200, id, 1, 'authenticated'])
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
  ])('of a taken address, %s, is answered with an invented user', needing('account'), async (_, written) => {
    const { id, email } = await someUser()
    const { status, body } = await signUp(written(email))
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id: aUuid,
        aud: 'authenticated',
        role: '',
        email,
        phone: '',
        confirmation_sent_at: aTime,
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: sent,
        identities: [],
        created_at: aTime,
        updated_at: aTime,
        is_anonymous: false,
      },
    })
    expect(body.id).not.toBe(id)
  })

  it('of a taken address leaves its password as it was', needing('account'), async () => {
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

  it('on the site fails as a weak password, with the reason', async () => {
    const account = { firstName: 'Ada', lastName: 'Contract', email: newAddress(), password: 'short-7' }
    await expect(signUpOnSite(account)).rejects.toMatchObject({
      kind: 'weakPassword',
      weaknesses: ['length'],
    })
  })
})
