import { describe, expect, it } from 'vitest'
import { codeTo } from './support/mailbox'
import { needing } from './support/target'
import { ageSession, newUser, otherPassword, putUser, quoted, sql } from './support/users'
import { auth, expectRefusal } from './support/wire'

const invalidCode = 'Nonce has expired or is invalid'

const reauthenticate = (token: string) => auth('/reauthenticate', { token })

/** A user in a session of 25 hours. */
async function newUserOfYesterday() {
  const user = await newUser()
  await ageSession(user.token, 25)
  return user
}

describe('reauthentication', () => {
  it('is not asked for in a new session', needing('account'), async () => {
    const { token } = await newUser()
    expect((await putUser(token, { password: otherPassword })).status).toBe(200)
  })

  it('is asked for in a session of more than a day', needing('account', 'database'), async () => {
    const { token } = await newUserOfYesterday()
    const words = 'Password update requires reauthentication'
    expectRefusal(await putUser(token, { password: otherPassword }), 400, 'reauthentication_needed', words)
  })

  it(
    'sends a code, with which the new password is taken',
    needing('account', 'mail', 'database'),
    async () => {
      const { email, token } = await newUserOfYesterday()
      const { status, body } = await reauthenticate(token)
      expect({ status, body }).toEqual({ status: 200, body: {} })
      const nonce = await codeTo(email)
      expect((await putUser(token, { password: 'short-7', nonce })).status, 'a weak one leaves it good').toBe(
        422,
      )
      expect((await putUser(token, { password: otherPassword, nonce })).status).toBe(200)
      const again = await putUser(token, { password: 'another-Candle-9', nonce })
      expectRefusal(again, 422, 'reauthentication_not_valid', invalidCode)
    },
  )

  it('takes a code for an hour', needing('account', 'mail', 'database'), async () => {
    const { id, email, token } = await newUserOfYesterday()
    await reauthenticate(token)
    const nonce = await codeTo(email)
    await sql(
      `update auth.users set reauthentication_sent_at = reauthentication_sent_at - interval '61 minutes' where id = ${quoted(id)}`,
    )
    const answer = await putUser(token, { password: otherPassword, nonce })
    expectRefusal(answer, 422, 'reauthentication_not_valid', invalidCode)
  })

  it('refuses a wrong code', needing('account', 'mail', 'database'), async () => {
    const { email, token } = await newUserOfYesterday()
    await reauthenticate(token)
    const nonce = (await codeTo(email)) === '000000' ? '111111' : '000000'
    const answer = await putUser(token, { password: otherPassword, nonce })
    expectRefusal(answer, 422, 'reauthentication_not_valid', invalidCode)
  })

  it('is not asked for a new name', needing('account', 'database'), async () => {
    const { token } = await newUserOfYesterday()
    expect((await putUser(token, { data: { first_name: 'Augusta' } })).status).toBe(200)
  })
})
