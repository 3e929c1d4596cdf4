import { describe, expect, it } from 'vitest'
import { needing } from './support/target'
import { getUser, newAddress, newUser, putUser, signUp, someUser } from './support/users'
import { aTime, data } from './support/wire'

describe('metadata', () => {
  it('that are sent are merged with those that are there', needing('account'), async () => {
    const { token } = await newUser()
    await putUser(token, { data: { one: 1 } })
    const { body } = await putUser(token, { data: { two: { deep: ['x'] } } })
    expect(body.user_metadata).toMatchObject({ full_name: 'Ada Contract', one: 1, two: { deep: ['x'] } })
  })

  it('go by null', needing('account'), async () => {
    const { token } = await newUser()
    await putUser(token, { data: { one: 1 } })
    expect((await putUser(token, { data: { one: null } })).body.user_metadata).not.toHaveProperty('one')
  })

  it('of nothing change nothing', needing('account'), async () => {
    const { token } = await someUser()
    const before = (await getUser(token)).body.user_metadata
    expect((await putUser(token, {})).body.user_metadata).toEqual(before)
  })

  it('may be large', needing('mail'), async () => {
    const { status, body } = await signUp(newAddress(), undefined, { data: { text: 'x'.repeat(50_000) } })
    expect([status, body.user_metadata.text.length]).toEqual([200, 50_000])
  })

  it('with half a surrogate get a replacement character', needing('mail'), async () => {
    const { status, body } = await signUp(newAddress(), undefined, { data: { first_name: '\ud800' } })
    expect([status, body.user_metadata.first_name]).toEqual([200, '\ufffd'])
  })

  it('with U+0000 cannot be stored', needing('mail'), async () => {
    const { status, body } = await signUp(newAddress(), undefined, { data: { first_name: 'a\u0000b' } })
    expect([status, body]).toEqual([
      500,
      { code: 'unexpected_failure', message: 'Database error saving new user' },
    ])
  })

  it('of a name become the name of the profile', needing('account'), async () => {
    const { token } = await newUser()
    await putUser(token, { data: { full_name: ' Augusta\u200b  Ada ' } })
    expect((await data('/user_profiles?select=full_name', { token })).body).toEqual([
      { full_name: 'Augusta Ada' },
    ])
  })

  it('change no status, role or balance', needing('account'), async () => {
    const { token } = await newUser()
    await putUser(token, { data: { kyc_status: 'verified', role: 'service_role', balance: '9' } })
    expect((await data('/user_profiles?select=kyc_status', { token })).body).toEqual([
      { kyc_status: 'not_verified' },
    ])
    expect((await getUser(token)).body.role).toBe('authenticated')
  })

  it('of times are written by RFC 3339 in every answer', needing('account'), async () => {
    const { token } = await someUser()
    for (const { body } of [await getUser(token), await putUser(token, { data: { one: 1 } })]) {
      const times = [body, ...body.identities].flatMap((part) =>
        Object.entries(part).flatMap(([name, value]) => (name.endsWith('_at') ? [value] : [])),
      )
      expect(times.length).toBeGreaterThan(5)
      for (const time of times) expect(time).toEqual(aTime)
    }
  })
})
