import { describe, expect, it } from 'vitest'
import { codeTo } from './support/mailbox'
import { needing } from './support/target'
import { ageSession, newUser, otherPassword, putUser, quoted, sql } from './support/users'
import { auth, expectRefusal } from './support/wire'

const invalid = [422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'] as const

const reauthenticate = (token: string) => auth('/reauthenticate', { token })

/** A user in a session of 25 hours. */
async function newUserOfYesterday() {
  const user = await newUser()
  await ageSession(user.token, 25)
  return user
}

// That a newer session needs none, the cases of a new password ask.
describe('reauthentication', () => {
  it(
    'is asked for in a session of more than a day, and not for a name',
    needing('account', 'database'),
    async () => {
      const { token } = await newUserOfYesterday()
      const words = 'Password update requires reauthentication'
      expectRefusal(await putUser(token, { password: otherPassword }), 400, 'reauthentication_needed', words)
      expect((await putUser(token, { data: { first_name: 'Augusta' } })).status).toBe(200)
    },
  )

  it(
    'sends a code, with which the new password is taken, once',
    needing('account', 'mail', 'database'),
    async () => {
      const { email, token } = await newUserOfYesterday()
      const { status, body } = await reauthenticate(token)
      expect({ status, body }).toEqual({ status: 200, body: {} })
      const nonce = await codeTo(email)
      const weak = await putUser(token, { password: 'short-7', nonce })
      expect(weak.status, 'a weak one leaves it good').toBe(422)
      expect((await putUser(token, { password: otherPassword, nonce })).status).toBe(200)
      expectRefusal(await putUser(token, { password: 'another-Candle-9', nonce }), ...invalid)
    },
  )

  it('refuses a code after an hour', needing('account', 'mail', 'database'), async () => {
    const { id, email, token } = await newUserOfYesterday()
    await reauthenticate(token)
    const nonce = await codeTo(email)
    await sql(
      `update auth.users set reauthentication_sent_at = reauthentication_sent_at - interval '61 minutes' where id = ${quoted(id)}`,
    )
    expectRefusal(await putUser(token, { password: otherPassword, nonce }), ...invalid)
  })

  it('refuses a wrong code', needing('account', 'mail', 'database'), async () => {
    const { email, token } = await newUserOfYesterday()
    await reauthenticate(token)
    const nonce = (await codeTo(email)) === '000000' ? '111111' : '000000'
    expectRefusal(await putUser(token, { password: otherPassword, nonce }), ...invalid)
  })
})
