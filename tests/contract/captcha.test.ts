import { describe, expect, it } from 'vitest'
import { needing, target } from './support/target'
import { aPassword, newAddress } from './support/users'
import { type Answer, auth, expectRefusal, outcomeOf } from './support/wire'

/** Asks a backend with a captcha, as a form that has solved it with this token. */
const askWith = (captcha_token: string | undefined, path: string, body: object): Promise<Answer> =>
  auth(path, {
    url: target.guarded?.url ?? '',
    body: { email: newAddress(), ...body, gotrue_meta_security: { captcha_token } },
  })

const signIn = '/token?grant_type=password'
const refusal = [
  400,
  'captcha_failed',
  'captcha protection: request disallowed (no captcha_token found)',
] as const

describe('captcha', () => {
  it.each([
    ['a sign-up', '/signup', { password: aPassword }],
    ['a sign-in', signIn, { password: aPassword }],
    ['a reset', '/recover', {}],
    ['another mail', '/resend', { type: 'signup' }],
  ])('is asked for at %s', needing('captcha'), async (_, path, body) => {
    expectRefusal(await askWith(undefined, path, body), ...refusal)
  })

  it('is not asked for at a refresh and at a link', needing('captcha'), async () => {
    const refresh = { refresh_token: 'abcdefghijkl' }
    const renewal = await askWith(undefined, '/token?grant_type=refresh_token', refresh)
    expect(outcomeOf(renewal)).toBe('400 refresh_token_not_found')
    const link = { token_hash: '00'.repeat(28), type: 'signup', email: undefined }
    expect(outcomeOf(await askWith(undefined, '/verify', link))).toBe('403 otp_expired')
  })

  it('that was solved lets a sign-in through to its answer', needing('captcha'), async () => {
    const answer = await askWith(target.guarded?.token, signIn, { password: aPassword })
    expect(outcomeOf(answer)).toBe('400 invalid_credentials')
  })
})
