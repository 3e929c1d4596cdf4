import { describe, expect, it } from 'vitest'
import { hashTo, linksTo, mailsTo } from './support/mailbox'
import { needing, target } from './support/target'
import {
  getUser,
  newAddress,
  newUser,
  putUser,
  quoted,
  signIn,
  someUser,
  sql,
  tokensIn,
  verify,
} from './support/users'
import { aTime, auth, expectRefusal, redirectOf } from './support/wire'

/** Asks for another address, and returns it with the hashes of both mails. */
async function askFor() {
  const user = await newUser()
  const wanted = newAddress()
  const answer = await putUser(user.token, { email: wanted })
  return {
    user,
    wanted,
    answer,
    old: () => hashTo(user.email, 'email_change'),
    new: () => hashTo(wanted, 'email_change'),
  }
}

const aText = expect.any(String)
const half = {
  code: '200',
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
}

describe('change of address', () => {
  it('is answered with the user, who keeps the old one for now', needing('account', 'mail'), async () => {
    const { user, wanted, answer } = await askFor()
    const { email, new_email, email_change_sent_at } = answer.body
    expect([answer.status, email, new_email, email_change_sent_at]).toEqual([200, user.email, wanted, aTime])
  })

  it('sends a mail to both, whose links lead to the site', needing('account', 'mail'), async () => {
    const { user, wanted } = await askFor()
    const [toOld] = await linksTo(user.email, 'email_change')
    const [toNew] = await linksTo(wanted, 'email_change')
    expect([toOld?.page, toNew?.page]).toEqual(Array(2).fill(`${target.site}/auth/confirm`))
    expect(toOld?.hash).not.toBe(toNew?.hash)
  })

  it.each(['old', 'new'] as const)(
    'by the link to the %s address is half done',
    needing('account', 'mail'),
    async (whose) => {
      const asked = await askFor()
      const { status, body } = await verify(await asked[whose](), 'email_change')
      expect({ status, body }).toEqual({ status: 200, body: half })
      expect((await getUser(asked.user.token)).body.email).toBe(asked.user.email)
    },
  )

  it('by both links is done, and signs in', needing('account', 'mail'), async () => {
    const { user, wanted, ...links } = await askFor()
    await verify(await links.old(), 'email_change')
    const answer = await verify(await links.new(), 'email_change')
    const { token } = tokensIn(answer)
    expect([answer.body.user.email, answer.body.user.new_email, token]).toEqual([wanted, undefined, aText])
    expect((await getUser(user.token)).body.email, 'the older session goes on').toBe(wanted)
    const told = await mailsTo(user.email)
    expect(told.some(({ subject }) => /address was changed/.test(subject))).toBe(true)
  })

  it('makes the new address the one to sign in with', needing('account', 'mail'), async () => {
    const { user, wanted, ...links } = await askFor()
    await verify(await links.new(), 'email_change')
    await verify(await links.old(), 'email_change')
    expect((await signIn(wanted)).status).toBe(200)
    expectRefusal(await signIn(user.email), 400, 'invalid_credentials', 'Invalid login credentials')
  })

  it('takes each link once', needing('account', 'mail'), async () => {
    const { old } = await askFor()
    await verify(await old(), 'email_change')
    const words = 'Email link is invalid or has expired'
    expectRefusal(await verify(await old(), 'email_change'), 403, 'otp_expired', words)
  })

  it('takes a link for an hour', needing('account', 'mail', 'database'), async () => {
    const { user, old } = await askFor()
    const hash = await old()
    await sql(
      `update auth.users set email_change_sent_at = email_change_sent_at - interval '61 minutes' where id = ${quoted(user.id)}`,
    )
    const words = 'Email link is invalid or has expired'
    expectRefusal(await verify(hash, 'email_change'), 403, 'otp_expired', words)
  })

  it(
    'by the first link of the server’s own mails leads to the site, with a word',
    needing('account', 'mail'),
    async () => {
      const { user, old } = await askFor()
      const answer = await auth(
        `/verify?type=email_change&token=${await old()}&redirect_to=${target.site}/dashboard`,
      )
      expect([answer.status, redirectOf(answer)]).toMatchObject([
        303,
        { page: `${target.site}/dashboard`, parameters: { message: half.msg } },
      ])
      expect((await getUser(user.token)).body.email).toBe(user.email)
    },
  )

  it('to one that is taken is refused', needing('account'), async () => {
    const user = await someUser()
    const other = await newUser()
    const words = 'A user with this email address has already been registered'
    expectRefusal(await putUser(user.token, { email: other.email }), 422, 'email_exists', words)
  })
})
