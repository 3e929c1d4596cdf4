import { describe, expect, it } from 'vitest'
import { needing } from './support/target'
import {
  ageSession,
  claimsOf,
  getUser,
  logOut,
  newUser,
  onAnotherDevice,
  quoted,
  refresh,
  sql,
  tokensIn,
} from './support/users'
import { expectRefusal, outcomeOf } from './support/wire'

const unknown = [400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'] as const
const ended = [403, 'session_not_found', 'Session from session_id claim in JWT does not exist'] as const

/** Makes all changes of a user's refresh tokens a minute old, which is longer than a used one is good. */
const passReuseInterval = (id: string) =>
  sql(
    `update auth.refresh_tokens set updated_at = updated_at - interval '1 minute', created_at = created_at - interval '1 minute'
     where user_id::text = ${quoted(id)}`,
  )

describe('refresh', () => {
  it(
    'gives another token of the same session, and leaves the one before it good',
    needing('account'),
    async () => {
      const user = await newUser()
      const { status, body } = await refresh(user.refreshToken)
      expect([status, body.token_type, body.user.id]).toEqual([200, 'bearer', user.id])
      expect(body.refresh_token).not.toBe(user.refreshToken)
      const { session_id, aal, amr } = claimsOf(user.token)
      expect(claimsOf(body.access_token)).toMatchObject({ session_id, aal, amr })
      expect((await getUser(user.token)).status).toBe(200)
    },
  )

  it('twice at once with one token gives one new token', needing('account'), async () => {
    const { refreshToken } = await newUser()
    const [one, other] = await Promise.all([refresh(refreshToken), refresh(refreshToken)])
    expect(tokensIn(one).refreshToken).toBe(tokensIn(other).refreshToken)
  })

  it(
    'by the parent of the newest token gives the newest, later too',
    needing('account', 'database'),
    async () => {
      const { id, refreshToken } = await newUser()
      const newest = tokensIn(await refresh(refreshToken)).refreshToken
      await passReuseInterval(id)
      expect(tokensIn(await refresh(refreshToken)).refreshToken).toBe(newest)
    },
  )

  it('by a grandparent at once gives a token, and leaves the newest good', needing('account'), async () => {
    const { refreshToken } = await newUser()
    const parent = tokensIn(await refresh(refreshToken)).refreshToken
    const newest = tokensIn(await refresh(parent)).refreshToken
    expect(tokensIn(await refresh(refreshToken)).refreshToken).not.toBe(newest)
    expect((await refresh(newest)).status).toBe(200)
  })

  it('by a grandparent later is refused as a reuse', needing('account', 'database'), async () => {
    const { id, token, refreshToken } = await newUser()
    await refresh(tokensIn(await refresh(refreshToken)).refreshToken)
    await passReuseInterval(id)
    const words = 'Invalid Refresh Token: Already Used'
    expectRefusal(await refresh(refreshToken), 400, 'refresh_token_already_used', words)
    expect((await getUser(token)).status, 'the access token goes on').toBe(200)
  })

  it('by an unknown token is refused', async () => {
    expectRefusal(await refresh('abcdefghijkl'), ...unknown)
  })

  it('after the time box is refused', needing('account', 'database'), async () => {
    const { token, refreshToken } = await newUser()
    const session = quoted(String(claimsOf(token).session_id))
    await sql(`update auth.sessions set created_at = created_at - interval '25 hours' where id = ${session}`)
    const words = 'Invalid Refresh Token: Session Expired'
    expectRefusal(await refresh(refreshToken), 400, 'session_expired', words)
    expect((await getUser(token)).status, 'the access token goes on').toBe(200)
  })

  it('after nine hours without use is refused', needing('account', 'database'), async () => {
    const { id, token, refreshToken } = await newUser()
    await ageSession(token, 9)
    await sql(
      `update auth.refresh_tokens set updated_at = updated_at - interval '9 hours' where user_id::text = ${quoted(id)}`,
    )
    const words = 'Invalid Refresh Token: Session Expired (Inactivity)'
    expectRefusal(await refresh(refreshToken), 400, 'session_expired', words)
  })
})

describe('sign-out', () => {
  const nothing = { status: 204, body: '' }

  it('here ends this session, and leaves the others', needing('account'), async () => {
    const user = await newUser()
    const other = await onAnotherDevice(user)
    expect(await logOut(user.token, 'local')).toMatchObject(nothing)
    expectRefusal(await getUser(user.token), ...ended)
    expectRefusal(await refresh(user.refreshToken), ...unknown)
    expect((await getUser(other.token)).status).toBe(200)
  })

  it('of the others ends them, and not this one', needing('account'), async () => {
    const user = await newUser()
    const other = await onAnotherDevice(user)
    expect(await logOut(user.token, 'others')).toMatchObject(nothing)
    expectRefusal(await getUser(other.token), ...ended)
    expect((await getUser(user.token)).status).toBe(200)
  })

  it('everywhere ends all sessions', needing('account'), async () => {
    const user = await newUser()
    const other = await onAnotherDevice(user)
    expect(await logOut(user.token, 'global')).toMatchObject(nothing)
    expect([outcomeOf(await getUser(user.token)), outcomeOf(await refresh(other.refreshToken))]).toEqual([
      '403 session_not_found',
      '400 refresh_token_not_found',
    ])
  })
})
