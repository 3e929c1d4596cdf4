import { afterEach, describe, expect, it } from 'vitest'
import { readSession, verifyLink } from '@/data/session/auth'
import { createConfirmation } from '@/data/session/confirmation'
import { loadProvider } from '@/data/session/loadProvider'
import { hashTo } from './support/mailbox'
import { needing, target } from './support/target'
import {
  aPassword,
  newUnconfirmed,
  otherPassword,
  passMailInterval,
  putUser,
  quoted,
  signIn,
  sql,
  tokensIn,
  verify,
} from './support/users'
import { auth, expectRefusal, redirectOf } from './support/wire'

const invalidLink = 'Email link is invalid or has expired'
const noHash = '00'.repeat(28)

afterEach(async () => {
  await (await loadProvider()).signOut(null, 'local')
})

describe('confirmation', () => {
  it('is by the hash of the mail', needing('mail'), async () => {
    const { id, email } = await newUnconfirmed()
    const { status, body } = await verify(await hashTo(email, 'signup'), 'signup')
    expect([status, body.user.id, typeof body.access_token]).toEqual([200, id, 'string'])
  })

  it('with a wrong type is refused, and leaves the hash good', needing('mail'), async () => {
    const { email } = await newUnconfirmed()
    const hash = await hashTo(email, 'signup')
    expectRefusal(await verify(hash, 'recovery'), 403, 'otp_expired', invalidLink)
    expect((await verify(hash, 'signup')).status).toBe(200)
  })

  it('by a hash that was used is refused', needing('mail'), async () => {
    const { email } = await newUnconfirmed()
    const hash = await hashTo(email, 'signup')
    await verify(hash, 'signup')
    expectRefusal(await verify(hash, 'signup'), 403, 'otp_expired', invalidLink)
  })

  it('by an unknown hash is refused', async () => {
    expectRefusal(await verify(noHash, 'signup'), 403, 'otp_expired', invalidLink)
  })

  it('by a hash that is too old is refused', needing('mail', 'database'), async () => {
    const { email } = await newUnconfirmed()
    const hash = await hashTo(email, 'signup')
    await sql(
      `update auth.users set confirmation_sent_at = confirmation_sent_at - interval '25 hours' where email = ${quoted(email)}`,
    )
    expectRefusal(await verify(hash, 'signup'), 403, 'otp_expired', invalidLink)
  })

  it('is by the second mail only, once there are two', needing('mail', 'database'), async () => {
    const { email } = await newUnconfirmed()
    const first = await hashTo(email, 'signup')
    await passMailInterval(email)
    await auth('/resend', { body: { type: 'signup', email } })
    const second = await hashTo(email, 'signup', 2)
    expect(second).not.toBe(first)
    expectRefusal(await verify(first, 'signup'), 403, 'otp_expired', invalidLink)
    expect((await verify(second, 'signup')).status).toBe(200)
  })

  it('makes the password of the sign-up useless, until its owner proves it', needing('mail'), async () => {
    const { email } = await newUnconfirmed()
    const { token } = tokensIn(await verify(await hashTo(email, 'signup'), 'signup'))
    expectRefusal(await signIn(email), 400, 'invalid_credentials', 'Invalid login credentials')
    expect((await putUser(token, { password: aPassword })).status).toBe(200)
    expect((await signIn(email)).status).toBe(200)
  })

  it('on the site is by the password of the sign-up', needing('mail'), async () => {
    const { id, email } = await newUnconfirmed()
    const confirmation = createConfirmation({ tokenHash: await hashTo(email, 'signup'), type: 'signup' })
    await confirmation.prove(email, aPassword)
    expect((await readSession())?.user.id).toBe(id)
  })

  it('on the site with another password is refused, and leaves the link good', needing('mail'), async () => {
    const { id, email } = await newUnconfirmed()
    const confirmation = createConfirmation({ tokenHash: await hashTo(email, 'signup'), type: 'signup' })
    await expect(confirmation.prove(email, otherPassword)).rejects.toMatchObject({ kind: 'otherPassword' })
    await confirmation.prove(email, aPassword)
    expect((await readSession())?.user.id).toBe(id)
  })

  it(
    'on the site gives the account to whoever has the mail, with a new password',
    needing('mail'),
    async () => {
      const { email } = await newUnconfirmed()
      const confirmation = createConfirmation({ tokenHash: await hashTo(email, 'signup'), type: 'signup' })
      await confirmation.choose(email, { firstName: 'Olivia', lastName: 'Owner', password: otherPassword })
      expectRefusal(await signIn(email), 400, 'invalid_credentials', 'Invalid login credentials')
      expect((await signIn(email, otherPassword)).body.user.user_metadata.full_name).toBe('Olivia Owner')
    },
  )

  it('on the site fails as an expired link', async () => {
    await expect(verifyLink(noHash, 'signup')).rejects.toMatchObject({ kind: 'linkExpired' })
  })
})

describe('confirmation by the server’s own link', () => {
  const open = (hash: string, redirect = `${target.site}/dashboard`) =>
    auth(`/verify?token=${hash}&type=signup&redirect_to=${encodeURIComponent(redirect)}`)
  const refusal = {
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
  }

  it('leads to the site with the session behind the #', needing('mail'), async () => {
    const { email } = await newUnconfirmed()
    const answer = await open(await hashTo(email, 'signup'))
    const text = expect.any(String)
    expect([answer.status, redirectOf(answer)]).toEqual([
      303,
      {
        page: `${target.site}/dashboard`,
        parameters: expect.objectContaining({
          access_token: text,
          expires_at: text,
          expires_in: text,
          refresh_token: text,
          token_type: 'bearer',
          type: 'signup',
        }),
      },
    ])
    expect(new URL(answer.headers.get('location') ?? '').search).toBe('')
  })

  it('with an unknown hash leads to the site with the error', async () => {
    const answer = await open(noHash)
    expect([answer.status, redirectOf(answer)]).toEqual([
      303,
      { page: `${target.site}/dashboard`, parameters: expect.objectContaining(refusal) },
    ])
  })

  it('leads nowhere else', async () => {
    const answer = await open(noHash, 'https://elsewhere.example/x')
    expect([answer.status, redirectOf(answer)]).toEqual([
      303,
      { page: target.site, parameters: expect.objectContaining(refusal) },
    ])
  })
})
