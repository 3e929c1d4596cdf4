import { describe, expect, it } from 'vitest'
import { needing } from './support/target'
import { newAddress, putUser, signUp, someUser } from './support/users'
import { expectRefusal } from './support/wire'

const tooLong = 'Password cannot be longer than 72 characters'
const tooShort = {
  status: 422,
  code: 'weak_password',
  message: 'Password should be at least 8 characters.',
  weak_password: { reasons: ['length'] },
}

describe('passwords', () => {
  it.each([
    ['8 characters', '8-charac'],
    ['72 bytes', 'p'.repeat(72)],
    ['24 characters of 3 bytes', '€'.repeat(24)],
    ['spaces only', ' '.repeat(12)],
  ])('%s are taken at a sign-up', needing('mail'), async (_, password) => {
    expect((await signUp(newAddress(), password)).status).toBe(200)
  })

  it('7 characters are weak at a sign-up', async () => {
    const { status, body } = await signUp(newAddress(), '7-chara')
    expect({ status, ...body }).toEqual(tooShort)
  })

  it.each([
    ['73 bytes', 'p'.repeat(73)],
    ['25 characters of 3 bytes', '€'.repeat(25)],
  ])('%s are too long at a sign-up', async (_, password) => {
    expectRefusal(await signUp(newAddress(), password), 400, 'validation_failed', tooLong)
  })

  it.each([
    ['an empty one', ''],
    ['null', null],
  ])('%s is none at a sign-up', async (_, password) => {
    expectRefusal(
      await signUp(newAddress(), password),
      400,
      'validation_failed',
      'Signup requires a valid password',
    )
  })

  it.each([
    ['7 characters', '7-chara'],
    ['an empty one', ''],
  ])('%s are weak where one is changed', needing('account'), async (_, password) => {
    const { token } = await someUser()
    const { status, body } = await putUser(token, { password })
    expect({ status, ...body }).toEqual(tooShort)
  })

  it('73 bytes are too long where one is changed', needing('account'), async () => {
    const { token } = await someUser()
    expectRefusal(await putUser(token, { password: 'p'.repeat(73) }), 400, 'validation_failed', tooLong)
  })

  it('the same one is refused where one is changed', needing('account'), async () => {
    const { token, password } = await someUser()
    const words = 'New password should be different from the old password.'
    expectRefusal(await putUser(token, { password }), 422, 'same_password', words)
  })

  it('null is no change', needing('account'), async () => {
    const { token } = await someUser()
    expect((await putUser(token, { email: null, password: null, data: { y: 1 } })).status).toBe(200)
  })
})
