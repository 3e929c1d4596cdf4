import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuseRobot, testTokens } from '../src/captcha.ts'
import { startTestBackend, TEST_PASSWORD, type TestBackend } from './testBackend.ts'

let backend: TestBackend
const email = 'ada@example.test'
const password = TEST_PASSWORD

beforeAll(async () => {
  backend = await startTestBackend({ captcha: 'turnstile' })
})
afterAll(() => backend.close())

const noToken = 'captcha protection: request disallowed (no captcha_token found)'

async function send(path: string, fields: object, captcha_token?: string) {
  const answer = await backend.transport(`${backend.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey },
    body: JSON.stringify({ ...fields, gotrue_meta_security: { captcha_token } }),
  })
  const { error_code, msg } = await answer.json()
  return [answer.status, error_code, msg]
}

describe('a backend that asks for a captcha', () => {
  it.each([
    ['signup', { email, password }],
    ['token?grant_type=password', { email, password }],
    ['recover', { email }],
    ['resend', { type: 'signup', email }],
    ['otp', { email }],
  ])('refuses without its token: %s', async (path, fields) => {
    expect(await send(path, fields)).toEqual([400, 'captcha_failed', noToken])
  })

  it.each([
    ['token?grant_type=refresh_token', { refresh_token: 'x' }, 'refresh_token_not_found'],
    ['verify', { type: 'signup', token_hash: 'x' }, 'otp_expired'],
  ])('does not ask at %s', async (path, fields, code) => {
    expect((await send(path, fields))[1]).toBe(code)
  })

  it('takes the token of a test key, and no other', async () => {
    const wrong = 'captcha protection: request disallowed (invalid-input-response)'
    expect(await send('recover', { email }, 'robot')).toEqual([400, 'captcha_failed', wrong])
    for (const token of Object.values(testTokens)) {
      expect((await send('recover', { email }, token))[0]).toBe(200)
    }
  })

  it('is one that the client knows how to answer', async () => {
    const { error } = await backend
      .client()
      .auth.signUp({ email, password, options: { captchaToken: testTokens.turnstile } })
    expect(error).toBeNull()
  })
})

describe('a secret', () => {
  const asked = {
    method: 'POST',
    path: '/auth/v1/recover',
    query: new URLSearchParams(),
    body: JSON.stringify({ gotrue_meta_security: { captcha_token: testTokens.turnstile } }),
  }

  it.each([
    ['1x0000000000000000000000000000000AA', undefined],
    ['2x0000000000000000000000000000000AA', 'invalid-input-response'],
    ['3x0000000000000000000000000000000AA', 'timeout-or-duplicate'],
  ])('of the published test ones decides: %s', async (secret, reason) => {
    const refusal = refuseRobot({ enabled: true, secret }, asked)
    expect((await refusal?.json())?.msg).toBe(reason && `captcha protection: request disallowed (${reason})`)
  })

  it('asks for nothing where the captcha is off', () => {
    expect(refuseRobot({ enabled: false }, { ...asked, body: '{}' })).toBeUndefined()
  })
})
