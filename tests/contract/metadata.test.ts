import { describe, expect, it } from 'vitest'
import { needing } from './support/target'
import { getUser, newUser, putUser, someUser } from './support/users'
import { auth, data, outcomeOf } from './support/wire'

describe('metadata', () => {
  it('are merged with those that are there, and go by null', needing('account'), async () => {
    const { token } = await newUser()
    await putUser(token, { data: { one: 1, three: 3 } })
    const { body } = await putUser(token, { data: { two: { deep: ['x'] }, three: null } })
    expect(body.user_metadata).toMatchObject({ full_name: 'Ada Contract', one: 1, two: { deep: ['x'] } })
    expect(body.user_metadata).not.toHaveProperty('three')
  })

  it('in half a body change nothing', needing('account'), async () => {
    const { token } = await someUser()
    expect(outcomeOf(await auth('/user', { method: 'PUT', token, text: '{"data":' }))).toBe('400 bad_json')
  })

  it('name the profile, and change no status and no role', needing('account'), async () => {
    const { token } = await newUser()
    await putUser(token, {
      data: { full_name: ' Augusta\u200b  Ada ', kyc_status: 'verified', role: 'service_role' },
    })
    expect((await data('/user_profiles?select=full_name,kyc_status', { token })).body).toEqual([
      { full_name: 'Augusta Ada', kyc_status: 'not_verified' },
    ])
    expect((await getUser(token)).body.role).toBe('authenticated')
  })
})
