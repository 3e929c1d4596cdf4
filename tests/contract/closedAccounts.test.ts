import { describe, expect, it } from 'vitest'
import { hashTo } from './support/mailbox'
import { needing } from './support/target'
import {
  getUser,
  logOut,
  newUser,
  otherPassword,
  putUser,
  quoted,
  refresh,
  remove,
  signIn,
  sql,
  suspend,
  verify,
} from './support/users'
import { auth, expectRefusal } from './support/wire'

describe('a suspended account', () => {
  it('is refused in words that say so, to a wrong password too', needing('account', 'admin'), async () => {
    const user = await newUser()
    await suspend(user)
    const banned = ['user_banned', 'User is banned'] as const
    expectRefusal(await signIn(user.email), 400, ...banned)
    expectRefusal(await signIn(user.email, otherPassword), 400, ...banned)
    expectRefusal(await getUser(user.token), 403, ...banned)
    expectRefusal(await logOut(user.token), 403, ...banned)
    expectRefusal(await refresh(user.refreshToken), 400, 'user_banned', 'Invalid Refresh Token: User Banned')
  })

  it(
    'is sent the mail of a recovery, whose link is refused',
    needing('account', 'mail', 'admin'),
    async () => {
      const user = await newUser()
      await suspend(user)
      const { status, body } = await auth('/recover', { body: { email: user.email } })
      expect({ status, body }).toEqual({ status: 200, body: {} })
      const answer = await verify(await hashTo(user.email, 'recovery'), 'recovery')
      expectRefusal(answer, 403, 'user_banned', 'User is banned')
    },
  )

  it('goes on with its session when the suspension is over', needing('account', 'database'), async () => {
    const { id, token } = await newUser()
    await sql(`update auth.users set banned_until = now() - interval '1 second' where id = ${quoted(id)}`)
    expect((await getUser(token)).status).toBe(200)
  })
})

it('a deleted account is like one that never was', needing('account', 'admin'), async () => {
  const user = await newUser()
  await remove(user)
  expectRefusal(await signIn(user.email), 400, 'invalid_credentials', 'Invalid login credentials')
  const unknown = ['refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'] as const
  expectRefusal(await refresh(user.refreshToken), 400, ...unknown)
  const refusal = [403, 'user_not_found', 'User from sub claim in JWT does not exist'] as const
  expectRefusal(await getUser(user.token), ...refusal)
  expectRefusal(await putUser(user.token, { data: {} }), ...refusal)
  expectRefusal(await logOut(user.token), ...refusal)
})
