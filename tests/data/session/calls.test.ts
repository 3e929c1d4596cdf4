import { describe, expect, it, vi } from 'vitest'
import {
  getSession,
  provideTokens,
  resendConfirmation,
  sendPasswordReset,
  signInWithPassword,
  signInWithProvider,
  signUp,
  updatePassword,
  verifyCode,
  verifyLink,
} from '@/data/session/calls'
import { createConfirmation } from '@/data/session/confirmation'
import type { Outage } from '@/data/session/errors'
import { loadProvider } from '@/data/session/loadProvider'
import { storedSession, storeSession } from '@/data/session/storage'
import { shareRealBackend, signOut } from './realBackend'
import { settled } from './settled'

const backend = await shareRealBackend()

const password = 'correct horse'
const account = (email: string) => ({ firstName: 'Ada', lastName: 'Lovelace', email, password })
const kindOf = async (call: Promise<unknown>) => (await settled(call)).error?.kind ?? 'none'

async function register(email: string) {
  await signUp(account(email))
  await confirmationOf(email).prove(email, password)
}

const confirmationOf = (email: string) =>
  createConfirmation({ tokenHash: backend.tokenHash(email), type: 'signup' })

describe('the provider calls', () => {
  it('remove from a name what Postgres cannot store', async () => {
    const email = 'odd@example.com'
    await signUp({ ...account(email), firstName: 'A\u0000d\ud83da', lastName: '\u{1F451} <b>King</b>' })
    expect(await kindOf(verifyLink(backend.tokenHash(email), 'signup'))).toBe('none')
    expect((await getSession())?.user.user_metadata).toMatchObject({
      first_name: 'Ada',
      last_name: '\u{1F451} <b>King</b>',
    })
  })

  it.each([
    ['', password],
    ['ada@example.com', ''],
    ['', ''],
  ])('ask for both credentials without a call (%j, %j)', async (email, secret) => {
    const transport = vi.fn(backend.transport)
    vi.stubGlobal('fetch', transport)
    const { error } = await settled(signInWithPassword(email, secret))
    expect([error?.kind, error?.message]).toEqual([
      'missingCredentials',
      'You must provide either an email or phone number and a password',
    ])
    expect(transport).not.toHaveBeenCalled()
  })

  it.each([
    ['Error sending confirmation email', 'signUpUndone', () => signUp(account('ada@example.com'))],
    ['Error sending confirmation email', 'mailNotSent', () => resendConfirmation('ada@example.com')],
    ['Error sending recovery email', 'mailNotSent', () => sendPasswordReset('ada@example.com')],
    ['captcha verification process failed', 'serverError', () => sendPasswordReset('ada@example.com')],
    ['captcha verification process failed', 'serverError', () => resendConfirmation('ada@example.com')],
    ['Database error saving new user', 'serverError', () => signUp(account('ada@example.com'))],
    ['Database error finding user', 'serverError', () => sendPasswordReset('ada@example.com')],
  ])(
    'tell a mail server that is down from every other fault of the server: «%s» is %s',
    async (message, kind, make) => {
      vi.stubGlobal('fetch', async () =>
        Response.json(
          { code: 'unexpected_failure', message },
          { status: 500, headers: { 'x-supabase-api-version': '2024-01-01' } },
        ),
      )
      expect(await kindOf(make())).toBe(kind)
    },
  )

  describe('on a project that asks for a captcha', () => {
    /** The tokens of the calls that come; each is refused as by a real project without one. */
    function asked() {
      const tokens: unknown[] = []
      vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
        tokens.push(JSON.parse(String(init.body)).gotrue_meta_security?.captcha_token)
        return Response.json(
          {
            code: 'captcha_failed',
            message: 'captcha protection: request disallowed (no captcha_token found)',
          },
          { status: 400, headers: { 'x-supabase-api-version': '2024-01-01' } },
        )
      })
      return tokens
    }
    const calls = () => [
      signUp(account('ada@example.com')),
      signInWithPassword('ada@example.com', password),
      sendPasswordReset('ada@example.com'),
      resendConfirmation('ada@example.com'),
    ]

    it('fail as captchaMissing where the site has none', async () => {
      asked()
      const kinds = await Promise.all(calls().map(kindOf))
      expect(new Set(kinds)).toEqual(new Set(['captchaMissing']))
    })

    it('carry a token each where it has one, and fail as captchaFailed if that is refused', async () => {
      vi.stubEnv('VITE_CAPTCHA_PROVIDER', 'turnstile')
      let count = 0
      const withdraw = provideTokens(async () => `token-${++count}`)
      const tokens = asked()
      const kinds = await Promise.all(calls().map(kindOf))
      withdraw()
      vi.stubEnv('VITE_CAPTCHA_PROVIDER', '')
      expect(new Set(kinds)).toEqual(new Set(['captchaFailed']))
      expect(tokens.toSorted()).toEqual(['token-1', 'token-2', 'token-3', 'token-4'])
    })
  })

  it('change no password without a session', async () => {
    expect(await kindOf(updatePassword('somebody', 'battery staple'))).toBe('sessionMissing')
  })

  it.each<[string, string, typeof fetch]>([
    ['is down', 'unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers 500', 'serverError', async () => Response.json({ msg: 'no' }, { status: 500 })],
    ['answers 503 in HTML', 'serverError', async () => new Response('<!doctype html>', { status: 503 })],
  ])('tell a fault of the backend from a lost connection when it %s', async (_, kind, broken) => {
    vi.stubGlobal('fetch', broken)
    const { error } = await settled(signInWithPassword('ada@example.com', password))
    expect([error?.kind, error?.message]).toEqual([kind, 'Something went wrong'])
    const others = [
      sendPasswordReset('ada@example.com'),
      resendConfirmation('ada@example.com'),
      signUp(account('ada@example.com')),
      verifyLink('hash', 'recovery'),
      verifyCode('user', ['factor'], '123456', 'challenge'),
      signInWithProvider('google'),
    ]
    expect(new Set(await Promise.all(others.map(kindOf)))).toEqual(new Set([kind]))
  })

  it.each<[string, Outage, typeof fetch]>([
    ['is down', 'unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers 500', 'serverError', async () => Response.json({ msg: 'no' }, { status: 500 })],
    ['never answers', 'unreachable', () => new Promise(() => {})],
  ])(
    'sign out of this browser when the backend %s, and say why it was not told',
    async (name, outage, broken) => {
      await register(`judy-${name.replaceAll(' ', '-')}@example.com`)
      const events: string[] = []
      const { auth } = (await loadProvider()).client
      const { data } = auth.onAuthStateChange((event) => {
        events.push(event)
      })
      vi.stubGlobal('fetch', broken)
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const signedOut = signOut()
      await vi.advanceTimersByTimeAsync(4_000)
      vi.useRealTimers()
      expect(await signedOut).toEqual({ scope: 'local', outage })
      expect(events.filter((event) => event === 'SIGNED_OUT')).toEqual(['SIGNED_OUT'])
      expect(await getSession()).toBeNull()
      data.subscription.unsubscribe()
    },
  )

  it('keep another’s session that began before a sign-out was over, and its late answer', async () => {
    await register('lena@example.com')
    const lena = JSON.stringify(storedSession())
    await register('leo@example.com')
    let answer = () => {}
    vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) => {
      if (!new Request(...asked).url.includes('/logout')) return backend.transport(...asked)
      storeSession(lena)
      return new Promise<Response>((resolve) => {
        answer = () => resolve(new Response(null, { status: 204 }))
      })
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const signedOut = signOut()
    await vi.advanceTimersByTimeAsync(4_000)
    vi.useRealTimers()
    expect(await signedOut).toEqual({ scope: 'local', outage: 'unreachable' })
    expect((await getSession())?.user.email).toBe('lena@example.com')
    answer()
    await new Promise(setImmediate)
    expect((await getSession())?.user.email).toBe('lena@example.com')
  })

  it('sign out of a session that has to be renewed first', async () => {
    await register('mia@example.com')
    storeSession(JSON.stringify({ ...storedSession(), expires_at: Math.floor(Date.now() / 1000) + 30 }))
    expect(await signOut()).toEqual({ scope: 'local', outage: null })
    expect(await getSession()).toBeNull()
  })

  it.each(['local', 'global'] as const)(
    'end a session that the provider no longer knows, %s',
    async (scope) => {
      await register(`kim-${scope}@example.com`)
      vi.stubGlobal('fetch', async () =>
        Response.json({ error_code: 'session_not_found', msg: 'Session not found' }, { status: 403 }),
      )
      if (scope === 'local') expect(await signOut()).toEqual({ scope, outage: null })
      else await expect(signOut(scope)).rejects.toMatchObject({ kind: 'sessionMissing' })
      expect(await getSession()).toBeNull()
    },
  )

  it('stay signed in where the sign-out from everywhere does not reach the backend', async () => {
    await register('oscar@example.com')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(signOut('global')).rejects.toMatchObject({ kind: 'unreachable' })
    expect((await getSession())?.user.email).toBe('oscar@example.com')
  })

  it('report a sign-out that the provider refuses', async () => {
    await register('mallory@example.com')
    vi.stubGlobal('fetch', async () =>
      Response.json(
        { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
        { status: 429 },
      ),
    )
    await expect(signOut()).rejects.toMatchObject({ kind: 'rateLimited' })
  })
})
