import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, TEST_PASSWORD, type TestBackend } from './testBackend.ts'

let backend: TestBackend
let accessToken: string
const email = 'ada@example.test'

beforeAll(async () => {
  backend = await startTestBackend()
  const { client } = await backend.newUser(email)
  accessToken = (await client.auth.getSession()).data.session?.access_token ?? ''
})
afterAll(() => backend.close())

async function send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await backend.transport(`${backend.url}/auth/v1/${path}`, {
    method,
    headers: { apikey: backend.publishableKey, authorization: `Bearer ${accessToken}`, ...headers },
    body: body && JSON.stringify(body),
  })
  const text = await answer.text()
  const { error_code, msg } = text.startsWith('{') ? JSON.parse(text) : {}
  return [answer.status, error_code, msg]
}

const phone = '+4915112345678'
const password = TEST_PASSWORD
const off = 'phone_provider_disabled'
const expired = [403, 'otp_expired', 'Token has expired or is invalid']
const badNumber = [400, 'validation_failed', 'Invalid phone number format (E.164 required)']
const noLinking = [404, 'manual_linking_disabled', 'Manual linking is disabled']

describe('a call that exists and is off', () => {
  it.each<[string, string, object | undefined, unknown[]]>([
    ['GET', 'user/identities/authorize?provider=google', undefined, noLinking],
    ['DELETE', 'user/identities/7d1f1c7e-5a43-4b7e-9a55-2f6e0c0de001', undefined, noLinking],
    ['POST', 'sso', { domain: 'example.test' }, [404, 'saml_provider_disabled', 'SAML 2.0 is disabled']],
    [
      'POST',
      'token?grant_type=web3',
      { chain: 'solana' },
      [422, 'web3_provider_disabled', 'Web3 provider is disabled'],
    ],
    ['POST', 'signup', { phone, password }, [400, off, 'Phone signups are disabled']],
    ['POST', 'token?grant_type=password', { phone, password }, [422, off, 'Phone logins are disabled']],
    ['POST', 'otp', { phone }, [400, off, 'Unsupported phone provider']],
    ['POST', 'resend', { type: 'sms', phone }, [400, off, 'Phone logins are disabled']],
    ['POST', 'resend', { type: 'phone_change', phone }, [400, off, 'Phone logins are disabled']],
    ['POST', 'verify', { type: 'sms', phone, token: '123456' }, expired],
    ['POST', 'verify', { type: 'phone_change', phone, token: '123456' }, expired],
    ['POST', 'verify', { type: 'sms', phone: 'none', token: '123456' }, badNumber],
  ])('is refused as by the real server: %s %s %o', async (method, path, body, answer) => {
    expect(await send(method, path, body)).toEqual(answer)
  })

  it.each([
    ['GET', 'user/identities/authorize?provider=google'],
    ['DELETE', 'user/identities/7d1f1c7e-5a43-4b7e-9a55-2f6e0c0de001'],
  ])('is refused to nobody in particular by its lack of a session: %s %s', async (method, path) => {
    expect((await send(method, path, undefined, { authorization: '' }))[0]).toBe(401)
  })

  it('is refused by its lack of a key, first of all', async () => {
    expect((await send('POST', 'signup', { phone, password }, { apikey: '' }))[0]).toBe(401)
  })
})

describe('what is on', () => {
  it('answers as ever when a phone stands beside an address', async () => {
    const both = { email, password, phone: '' }
    expect((await send('POST', 'token?grant_type=password', both))[0]).toBe(200)
  })

  it.each([
    ['a code that is wrong', { token: '000000', email }, 'Token has expired or is invalid'],
    ['a link that is wrong', { token_hash: 'ab' }, 'Email link is invalid or has expired'],
  ])('has its own words for %s', async (_, fields, message) => {
    const answer = await send('POST', 'verify', { type: 'recovery', ...fields })
    expect(answer).toEqual([403, 'otp_expired', message])
  })
})
