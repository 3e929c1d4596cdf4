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

const half = {
  code: '200',
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
}
const expired = [403, 'otp_expired', 'Email link is invalid or has expired'] as const

describe('change of address', () => {
  it(
    'is answered with the old one for now, and mails links to both',
    needing('account', 'mail'),
    async () => {
      const { user, wanted, answer } = await askFor()
      const { email, new_email, email_change_sent_at } = answer.body
      expect([answer.status, email, new_email, email_change_sent_at]).toEqual([
        200,
        user.email,
        wanted,
        aTime,
      ])
      const [toOld] = await linksTo(user.email, 'email_change')
      const [toNew] = await linksTo(wanted, 'email_change')
      expect([toOld?.page, toNew?.page]).toEqual(Array(2).fill(`${target.site}/auth/confirm`))
      expect(toOld?.hash).not.toBe(toNew?.hash)
    },
  )

  it.each([
    ['old', 'new'],
    ['new', 'old'],
  ] as const)(
    'by the link to the %s address is half done, once, and by the other one done',
    needing('account', 'mail'),
    async (first, second) => {
      const { user, wanted, ...links } = await askFor()
      const { status, body } = await verify(await links[first](), 'email_change')
      expect({ status, body }).toEqual({ status: 200, body: half })
      expect((await getUser(user.token)).body.email).toBe(user.email)
      expectRefusal(await verify(await links[first](), 'email_change'), ...expired)

      const answer = await verify(await links[second](), 'email_change')
      expect([answer.body.user.email, answer.body.user.new_email]).toEqual([wanted, undefined])
      expect((await getUser(tokensIn(answer).token)).body.email).toBe(wanted)
      expect((await getUser(user.token)).body.email, 'the older session goes on').toBe(wanted)
      const told = await mailsTo(user.email)
      expect(told.some(({ subject }) => /address was changed/.test(subject))).toBe(true)
      expect((await signIn(wanted)).status).toBe(200)
      expectRefusal(await signIn(user.email), 400, 'invalid_credentials', 'Invalid login credentials')
    },
  )

  it('takes a link for an hour', needing('account', 'mail', 'database'), async () => {
    const { user, old } = await askFor()
    const hash = await old()
    await sql(
      `update auth.users set email_change_sent_at = email_change_sent_at - interval '61 minutes' where id = ${quoted(user.id)}`,
    )
    expectRefusal(await verify(hash, 'email_change'), ...expired)
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
