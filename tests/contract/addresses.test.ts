import { describe, expect, it } from 'vitest'
import { needing, target } from './support/target'
import { newAddress, putUser, signUp, someUser } from './support/users'
import { expectRefusal } from './support/wire'

const malformed = 'Unable to validate email address: invalid format'

describe('addresses', () => {
  it.each([
    ' ',
    'x',
    'x@',
    '@x.example',
    'a b@probe.example',
    'x@probe..example',
    'x@-probe.example',
    'ünï@probe.example',
    'x@prübe.example',
    '"quoted x"@probe.example',
    'x@probe.example\n',
  ])('%j is malformed at a sign-up', async (email) => {
    expectRefusal(await signUp(email), 400, 'validation_failed', malformed)
  })

  it.each([
    ['an empty one', ''],
    ['null', null],
  ])('%s is a sign-up without one, which is switched off', async (_, email) => {
    expectRefusal(
      await signUp(String(email ?? '') || (email as string)),
      422,
      'anonymous_provider_disabled',
      'Anonymous sign-ins are disabled',
    )
  })

  it('one with a host of 260 letters is too long', async () => {
    const email = `a@${'b'.repeat(260)}.example`
    expectRefusal(await signUp(email), 400, 'validation_failed', 'An email address is too long')
  })

  it.each([
    ['a tag', (email: string) => email.replace('@', '+tag@')],
    [
      '64 letters before the @',
      (email: string) => email.replace('@', `${'a'.repeat(64)}@`).slice(-65 - target.mailDomain.length),
    ],
  ])('one with %s is taken', needing('mail'), async (_, written) => {
    expect((await signUp(written(newAddress()))).status).toBe(200)
  })

  it('one is kept in small letters', needing('mail'), async () => {
    const email = newAddress()
    expect((await signUp(email.toUpperCase())).body.email).toBe(email)
  })

  it('a malformed one is refused where one is changed', needing('account'), async () => {
    const { token } = await someUser()
    expectRefusal(await putUser(token, { email: 'x@' }), 400, 'validation_failed', malformed)
  })
})
