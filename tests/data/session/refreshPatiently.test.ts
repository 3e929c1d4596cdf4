import { nameOf } from '@king-exchange/machine-workbench/models'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { authMachine } from '@/machines/authMachine'
import { testNow } from '../../../models/clock'
import { sessionOf } from '../../../models/sessions'
import { me } from '../../me'
import { settled } from './settled'

// The real client of the provider, in a window with timers of the test, before a server that the test plays.

const key = 'king-exchange-session'
const refreshed = { ...sessionOf('ada'), refresh_token: 'refresh-ada-2' }
const json = (status: number, body: unknown) => Response.json(body, { status })
const page = (status: number) =>
  new Response('<!doctype html><title>Hello</title>', { status, headers: { 'content-type': 'text/html' } })
const good = () => json(200, refreshed)
const refused = () => json(400, { code: 400, error_code: 'refresh_token_not_found', msg: 'Not Found' })

/** Answers that say nothing about the session. */
const outages: Record<string, (signal: AbortSignal) => Promise<Response>> = {
  '503 in JSON': async () => json(503, { message: 'Service Unavailable' }),
  '503 in HTML': async () => page(503),
  '500 of the auth server': async () => json(500, { code: 500, error_code: 'unexpected_failure', msg: 'x' }),
  '522 of a gateway': async () => page(522),
  '200 in HTML': async () => page(200),
  '200 without a session': async () => json(200, {}),
  'a redirect’s page': async () => page(403),
  'a gateway that knows no route': async () => json(404, { message: 'no Route matched with those values' }),
  'a gateway that knows no key': async () => json(401, { message: 'Invalid API key' }),
  '429 of the auth server': async () =>
    json(429, { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' }),
  '429 in HTML': async () => page(429),
  'a conflict of two refreshes': async () =>
    json(409, { code: 409, error_code: 'conflict', msg: 'Too many' }),
  'a dropped connection': () => Promise.reject(new TypeError('Failed to fetch')),
  'no answer': (signal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
}

/** Answers after which the session is over. */
const verdicts: Record<string, Response> = {
  'an unknown token': refused(),
  'a used token': json(400, { code: 400, error_code: 'refresh_token_already_used', msg: 'Already Used' }),
  'a session that is over': json(400, { code: 400, error_code: 'session_expired', msg: 'Session Expired' }),
  'a suspended user': json(400, { code: 400, error_code: 'user_banned', msg: 'User is banned' }),
  'an older server’s refusal': json(400, {
    error: 'invalid_grant',
    error_description: 'Invalid Refresh Token',
  }),
}

/** Starts the site's session with something stored; `answer` is the server's from now on. */
async function open(secondsLeft: number) {
  const stored = new Map([[key, JSON.stringify(sessionOf('ada', secondsLeft))]])
  const localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  }
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    getElementById: () => null,
  })
  const window = Object.assign(new EventTarget(), {
    location: new URL('https://king.example/dashboard'),
    localStorage,
  })
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('WebSocket', class {})
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubEnv('VITE_SUPABASE_URL', 'https://api.king.example')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'key')
  let answer = outages['a dropped connection'] as (signal: AbortSignal) => Promise<Response>
  let asked = 0
  vi.stubGlobal('fetch', (_: unknown, init?: RequestInit) => {
    asked += 1
    return answer(init?.signal as AbortSignal)
  })
  vi.resetModules()
  const { loadProvider, loadProviderAhead } = await import('@/data/session/loadProvider')
  const { sessionActors, requestRefresh } = await import('@/actors/sessionActors')
  const { getSession, updatePassword } = await import('@/data/session/calls')
  const auth = createActor(authMachine.provide({ actors: sessionActors }), {
    input: { code: null, problem: null },
  })
  const emitted: string[] = []
  auth.on('*', ({ type }) => emitted.push(type))
  auth.on('refresh.requested', requestRefresh)
  return {
    auth,
    emitted,
    identity: () => nameOf(auth.getSnapshot().value.identity),
    asked: () => asked,
    stored: () => stored.get(key) ?? null,
    answerBy: (next: (signal: AbortSignal) => Promise<Response>) => {
      answer = next
    },
    start: async () => {
      auth.start()
      await loadProviderAhead()
    },
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    happen: (type: string) => window.dispatchEvent(new Event(type)),
    hide: () => Object.assign(document, { visibilityState: 'hidden' }),
    storeInAnotherTab: (session: typeof refreshed | null) => {
      if (session) stored.set(key, JSON.stringify(session))
      else stored.delete(key)
      const newValue = session && JSON.stringify(session)
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    },
    getSession,
    updatePassword,
    signOut: async () => (await loadProvider()).signOut(null, 'local'),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: testNow })
  vi.spyOn(Math, 'random').mockReturnValue(1)
  // The client warns of each new instance with the same key.
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('a stored session that has to be refreshed', () => {
  it.each(Object.entries(outages))('is kept and tried again at %s', async (_, outage) => {
    for (const secondsLeft of [-40_000, 0, 5, 14]) {
      const site = await open(secondsLeft)
      site.answerBy(outage)
      await site.start()
      await site.wait(120_000)
      expect(site.identity()).toBe('loading.unreachable.waiting')
      expect(site.stored()).toContain('refresh-ada')
      expect(site.emitted).toEqual([])
      site.answerBy(async () => good())
      await site.wait(30_000)
      expect(site.identity()).toBe('signedIn')
      expect(site.stored()).toContain('refresh-ada-2')
      site.auth.stop()
    }
  })

  it.each(Object.entries(verdicts))('is over at the word of the auth server: %s', async (_, answer) => {
    const site = await open(-40_000)
    site.answerBy(async () => answer.clone())
    await site.start()
    await site.wait(1_000)
    expect(site.identity()).toMatch(/^signedOut/)
    expect(site.stored()).toBeNull()
    expect(site.asked()).toBe(1)
  })

  it.each([
    ['an unknown token', 'elsewhere'],
    ['a used token', 'elsewhere'],
    ['a session that is over', 'expired'],
    ['a suspended user', 'suspended'],
  ])('ends with the reason at a new visit: %s', async (verdict, reason) => {
    const site = await open(-40_000)
    const ends: unknown[] = []
    site.auth.on('session.ended', (event) => ends.push(event.reason))
    site.answerBy(async () => verdicts[verdict]?.clone() ?? refused())
    await site.start()
    await site.wait(1_000)
    expect(site.identity()).toBe('signedOut.ended')
    expect(ends).toEqual([reason])
  })

  it('ends with a word to the visitor if it is refused after an outage', async () => {
    const site = await open(-40_000)
    await site.start()
    await site.wait(20_000)
    site.answerBy(async () => refused())
    site.happen('online')
    await site.wait(0)
    expect(site.identity()).toBe('signedOut.ended')
    expect(site.emitted).toEqual(['session.ended'])
  })

  it.each(Object.entries(outages))(
    'does not keep a session from the page that is still good at %s',
    async (_, outage) => {
      const site = await open(60)
      site.answerBy(outage)
      await site.start()
      await site.wait(12_000)
      expect(site.identity()).toBe('signedIn')
      expect(site.stored()).toContain('refresh-ada')
    },
  )

  it('says nothing of one failure that the next attempt makes good', async () => {
    const site = await open(-40_000)
    await site.start()
    const seen: string[] = []
    site.auth.subscribe(() => seen.push(site.identity()))
    site.answerBy(async () => good())
    await site.wait(600)
    expect(site.identity()).toBe('signedIn')
    expect(seen.filter((identity) => identity.includes('unreachable'))).toEqual([])
  })

  it.each(['online', 'focus', 'visibilitychange'])('is tried at once on %s', async (type) => {
    const site = await open(-40_000)
    await site.start()
    await site.wait(200_000)
    site.answerBy(async () => good())
    site.happen(type)
    await site.wait(0)
    expect(site.identity()).toBe('signedIn')
  })

  it('is tried at once when the visitor asks for it', async () => {
    const site = await open(-40_000)
    await site.start()
    await site.wait(200_000)
    site.auth.send({ type: 'retry.requested' })
    expect(site.identity()).toBe('loading.unreachable.retrying')
    await site.wait(0)
    expect(site.identity()).toBe('loading.unreachable.waiting')
    site.answerBy(async () => good())
    site.auth.send({ type: 'retry.requested' })
    await site.wait(0)
    expect(site.identity()).toBe('signedIn')
  })

  it('is not tried because the page goes out of sight', async () => {
    const site = await open(-40_000)
    await site.start()
    await site.wait(200_000)
    const before = site.asked()
    site.hide()
    site.happen('visibilitychange')
    await site.wait(0)
    expect(site.asked()).toBe(before)
  })

  it.each(['online', 'retry.requested'])('is tried anew on %s where an attempt hangs', async (type) => {
    const site = await open(-40_000)
    site.answerBy(outages['no answer'] as (signal: AbortSignal) => Promise<Response>)
    await site.start()
    await site.wait(9_000)
    expect(site.identity()).toBe('loading.slow')
    site.answerBy(async () => good())
    if (type === 'online') site.happen(type)
    else site.auth.send({ type: 'retry.requested' })
    await site.wait(0)
    expect(site.identity()).toBe('signedIn')
  })

  it('is tried ever more rarely, but at least every 30 s', async () => {
    const site = await open(-40_000)
    await site.start()
    const rounds: number[] = []
    for (const ms of [4_000, 60_000, 600_000]) {
      const before = site.asked()
      await site.wait(ms)
      rounds.push(site.asked() - before)
    }
    expect(rounds).toEqual([4, 4, 20])
  })

  it('is not needed once another tab has refreshed it', async () => {
    const site = await open(-40_000)
    await site.start()
    await site.wait(200_000)
    const before = site.asked()
    site.storeInAnotherTab(refreshed)
    await site.wait(0)
    expect([site.identity(), site.asked()]).toEqual(['signedIn', before])
  })

  it('is over once another tab has signed out', async () => {
    const site = await open(-40_000)
    await site.start()
    await site.wait(200_000)
    site.storeInAnotherTab(null)
    await site.wait(0)
    expect(site.identity()).toBe('signedOut.ended')
  })

  it('can be signed out of, which forgets it', async () => {
    const site = await open(-40_000)
    await site.start()
    await site.wait(200_000)
    const signedOut = site.signOut()
    await site.wait(4_000)
    expect(await signedOut).toEqual({ scope: 'local', outage: 'unreachable' })
    expect(site.identity()).toMatch(/^signedOut/)
    expect(site.stored()).toBeNull()
  })

  it('fails the calls that need it as soon as an attempt has failed, and they begin one', async () => {
    const site = await open(-40_000)
    await site.start()
    await site.wait(200_000)
    const before = site.asked()
    const calls = [settled(site.getSession()), settled(site.updatePassword(me(), 'battery staple'))]
    await site.wait(0)
    for (const { error } of await Promise.all(calls)) expect(error?.kind).toBe('unreachable')
    expect(site.asked()).toBe(before + 1)
    site.answerBy(async () => good())
    const data = await site.getSession()
    expect(data?.refresh_token).toBe('refresh-ada-2')
  })

  it.each([
    ['503 in JSON', 'serverError'],
    ['503 in HTML', 'serverError'],
    ['500 of the auth server', 'serverError'],
    ['a dropped connection', 'unreachable'],
  ] as const)('tells the calls that need it which kind of outage it is: %s', async (outage, kind) => {
    const site = await open(-40_000)
    await site.start()
    await site.wait(200_000)
    site.answerBy(outages[outage] as (signal: AbortSignal) => Promise<Response>)
    const call = settled(site.getSession())
    await site.wait(0)
    expect((await call).error?.kind).toBe(kind)
  })

  it('keeps a page that is open as it is when it runs out during an outage', async () => {
    const site = await open(200)
    await site.start()
    await site.wait(0)
    expect(site.identity()).toBe('signedIn')
    await site.wait(900_000)
    expect(site.identity()).toBe('signedIn')
    site.answerBy(async () => good())
    site.happen('online')
    await site.wait(0)
    expect(site.stored()).toContain('refresh-ada-2')
  })
})
