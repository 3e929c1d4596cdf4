import { describe, expect, it } from 'vitest'
import { needing } from './support/target'
import { getUser, newUser, putUser } from './support/users'
import { auth, data, outcomeOf } from './support/wire'

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

  it('in half a body change nothing', needing('account'), async () => {
    const { token } = await newUser()
    expect(outcomeOf(await auth('/user', { method: 'PUT', token, text: '{"data":' }))).toBe('400 bad_json')
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
})
