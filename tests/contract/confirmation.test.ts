import { describe, expect, it } from 'vitest'
import { hashTo } from './support/mailbox'
import { needing, target } from './support/target'
import {
  aPassword,
  newUnconfirmed,
  passMailInterval,
  putUser,
  quoted,
  signIn,
  sql,
  tokensIn,
  verify,
} from './support/users'
import { auth, expectRefusal, redirectOf } from './support/wire'

const invalidLink = [403, 'otp_expired', 'Email link is invalid or has expired'] as const
const noHash = '00'.repeat(28)

describe('confirmation', () => {
  it('is by the hash of the mail and its type, once', needing('mail'), async () => {
    const { id, email } = await newUnconfirmed()
    const hash = await hashTo(email, 'signup')
    expectRefusal(await verify(hash, 'recovery'), ...invalidLink)
    const { status, body } = await verify(hash, 'signup')
    expect([status, body.user.id, typeof body.access_token]).toEqual([200, id, 'string'])
    expectRefusal(await verify(hash, 'signup'), ...invalidLink)
  })

  it('by a hash that is too old is refused', needing('mail', 'database'), async () => {
    const { email } = await newUnconfirmed()
    const hash = await hashTo(email, 'signup')
    await sql(
      `update auth.users set confirmation_sent_at = confirmation_sent_at - interval '25 hours' where email = ${quoted(email)}`,
    )
    expectRefusal(await verify(hash, 'signup'), ...invalidLink)
  })

  it('is by the second mail only, once there are two', needing('mail', 'database'), async () => {
    const { email } = await newUnconfirmed()
    const first = await hashTo(email, 'signup')
    await passMailInterval(email)
    await auth('/resend', { body: { type: 'signup', email } })
    const second = await hashTo(email, 'signup', 2)
    expect(second).not.toBe(first)
    expectRefusal(await verify(first, 'signup'), ...invalidLink)
    expect((await verify(second, 'signup')).status).toBe(200)
  })

  it('makes the password of the sign-up useless, until its owner proves it', needing('mail'), async () => {
    const { email } = await newUnconfirmed()
    const { token } = tokensIn(await verify(await hashTo(email, 'signup'), 'signup'))
    expectRefusal(await signIn(email), 400, 'invalid_credentials', 'Invalid login credentials')
    expect((await putUser(token, { password: aPassword })).status).toBe(200)
    expect((await signIn(email)).status).toBe(200)
  })
})

describe('confirmation by the server’s own link', () => {
  const open = (hash: string, redirect: string) =>
    auth(`/verify?token=${hash}&type=signup&redirect_to=${encodeURIComponent(redirect)}`)

  it('leads to the site with the session behind the #', needing('mail'), async () => {
    const { email } = await newUnconfirmed()
    const answer = await open(await hashTo(email, 'signup'), `${target.site}/dashboard`)
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

  it.each([
    ['the site', `${target.site}/dashboard`, `${target.site}/dashboard`],
    ['the site, not elsewhere', 'https://elsewhere.example/x', target.site],
  ])('with an unknown hash leads to %s, with the error', async (_, redirect, page) => {
    const answer = await open(noHash, redirect)
    const refusal = {
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    }
    expect([answer.status, redirectOf(answer)]).toEqual([
      303,
      { page, parameters: expect.objectContaining(refusal) },
    ])
  })
})
