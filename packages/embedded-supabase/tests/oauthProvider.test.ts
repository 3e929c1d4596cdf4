import { describe, expect, it } from 'vitest'
import { answerOauthPage } from '../src/oauthPage.ts'
import { createOauthProvider } from '../src/oauthProvider.ts'

const site = 'http://localhost:5173'
const callback = `${site}/auth/v1/callback`

function start() {
  let now = 0
  const google = createOauthProvider(
    () => callback,
    () => now,
  )
  const exchange = (changes: Record<string, string>) =>
    google.answer(
      new Request(`${site}/oauth/token`, {
        method: 'POST',
        body: new URLSearchParams({
          client_id: google.clientId,
          client_secret: google.clientSecret,
          grant_type: 'authorization_code',
          redirect_uri: callback,
          ...changes,
        }),
      }),
    )
  const code = () => google.issueCode({ email: 'ada@example.test', name: 'Ada', isVerified: true })
  /** Opens the page of a request to sign in, or sends its form. */
  const page = (changes: Record<string, string> = {}, form?: Record<string, string>) => {
    const request = { client_id: google.clientId, redirect_uri: callback, response_type: 'code', state: 's' }
    const url = `${site}/oauth/authorize?${new URLSearchParams({ ...request, ...changes })}`
    return answerOauthPage(
      new Request(url, form && { method: 'POST', body: new URLSearchParams(form) }),
      google,
    )
  }
  const pass = (seconds: number) => {
    now += seconds * 1000
  }
  return { exchange, code, page, pass }
}

const person = { email: 'ada@example.test', name: 'Ada', answer: 'continue' }

describe('the page of the stand-in for Google', () => {
  it('says what it is, and is neither kept nor framed', async () => {
    const answer = await start().page()
    expect(await answer.text()).toContain('The local stand-in for Google')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('asks again for a malformed address, which it shows as text', async () => {
    const answer = await start().page({}, { ...person, email: '"><b>ada' })
    expect(answer.status).toBe(422)
    expect(await answer.text()).not.toContain('<b>ada')
  })

  it.each([
    ['redirect_uri', 'https://evil.example/auth/v1/callback'],
    ['client_id', 'somebody-else'],
    ['response_type', 'token'],
    ['state', ''],
  ])('refuses a request whose %s is %s, and does not redirect', async (name, value) => {
    const { page } = start()
    for (const answer of [await page({ [name]: value }), await page({ [name]: value }, person)]) {
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    }
  })
})

describe('a code of the stand-in for Google', () => {
  it('can be used once', async () => {
    const { exchange, code } = start()
    const issued = code()
    expect((await exchange({ code: issued })).status).toBe(200)
    expect((await exchange({ code: issued })).status).toBe(400)
  })

  it('can be used for a minute', async () => {
    const { exchange, code, pass } = start()
    const issued = code()
    pass(60)
    expect((await exchange({ code: issued })).status).toBe(400)
  })

  it.each(['client_secret', 'redirect_uri', 'code'])('is refused with another %s', async (name) => {
    const { exchange, code } = start()
    expect((await exchange({ code: code(), [name]: 'guessed' })).ok).toBe(false)
  })
})
