import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchWithTimeout, measureSession, requestTimeout, sessionClock } from '@/data/session/fetch'
import { hear } from '@/data/session/reports'
import { accessTokenOf } from '../../../models/accessToken'
import { sessionOf } from '../../../models/sessions'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A backend that never answers. */
const silence: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

/** A backend whose answer never ends. */
const stalling: typeof fetch = async (_, init) =>
  new Response(
    new ReadableStream({
      start: (body) => init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason)),
    }),
  )

const outcomeOf = (response: Promise<Response>) =>
  response.then(
    ({ status }) => status,
    (error: Error) => error.name,
  )

it.each<[string, typeof fetch]>([
  ['never answers', silence],
  ['stalls in the middle of its answer', stalling],
])('gives up on a backend that %s', async (_, backend) => {
  vi.stubGlobal('fetch', backend)
  let outcome: unknown = 'waiting'
  void outcomeOf(fetchWithTimeout('/rest/v1/wallets')).then((settled) => {
    outcome = settled
  })
  await vi.advanceTimersByTimeAsync(requestTimeout - 1)
  expect(outcome).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toBe('TimeoutError')
})

it('is aborted by the signal of its caller as well', async () => {
  vi.stubGlobal('fetch', silence)
  const caller = new AbortController()
  const outcome = outcomeOf(fetchWithTimeout('/rest/v1/wallets', { signal: caller.signal }))
  caller.abort()
  expect(await outcome).toBe('AbortError')
})

it('leaves no timer and no listener behind', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'))
  const caller = new AbortController()
  const removed = vi.spyOn(caller.signal, 'removeEventListener')
  await fetchWithTimeout('/rest/v1/wallets', { signal: caller.signal })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await outcomeOf(fetchWithTimeout('/rest/v1/wallets', { signal: caller.signal }))
  expect([vi.getTimerCount(), removed.mock.calls.length]).toEqual([0, 2])
})

it.each([
  [200, '{"a":1}'],
  [401, 'no'],
  [500, '<h1>broken</h1>'],
])('passes on an answer of %i as it is', async (status, body) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'x-own': 'yes' } }))
  const answer = await fetchWithTimeout('/auth/v1/logout')
  expect([answer.status, answer.headers.get('x-own'), await answer.text()]).toEqual([status, 'yes', body])
})

it.each([204, 304])('passes on an answer of %i, which has no body', async (status) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }))
  expect((await fetchWithTimeout('/auth/v1/logout')).status).toBe(status)
})

const serverNow = Date.UTC(2026, 0, 1)
const hour = 3_600_000
const tokenOf = (claims: object) => `a.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c`
const granted = {
  access_token: tokenOf({ iat: serverNow / 1000, name: 'Ïda ÿ?>' }),
  refresh_token: 'r',
  expires_in: 3600,
  expires_at: serverNow / 1000 + 3600,
  user: { id: 'ada' },
}

/** The measured answer and the reported offset, with a clock that is so far ahead. */
async function receive(body: unknown, offset = 0, status = 200) {
  vi.setSystemTime(serverNow + offset)
  const measured: number[] = []
  const life = new AbortController()
  hear('clock.measured', (news) => measured.push(news.offset), life.signal)
  const answer = await measureSession(Response.json(body, { status }))
  life.abort()
  return { answer: await answer.json(), status: answer.status, measured }
}

describe('a session that the provider answers with', () => {
  it.each([-400 * 24, -26, -2, -0.75, 0, 0.5, 2, 26, 400 * 24])(
    'expires an hour after receipt on a clock that is %d h ahead, and the offset is reported',
    async (hours) => {
      const { answer, measured } = await receive(granted, hours * hour)
      expect(answer).toEqual({ ...granted, expires_at: (serverNow + hours * hour) / 1000 + 3600 })
      expect(measured).toEqual([hours * hour])
    },
  )

  it.each(['', 'no.token', 'a.b.c', 7, null])('with the token %j measures no clock', async (access_token) => {
    expect((await receive({ ...granted, access_token })).measured).toEqual([])
  })

  it.each([
    ['a refusal', { ...granted }, 400],
    ['a user', { id: 'ada' }, 200],
    ['a list', [granted], 200],
    ['nothing', null, 200],
    ['one that does not say how long it lasts', { access_token: 'x', expires_in: 'long' }, 200],
  ])('is not looked for in %s', async (_, body, status) => {
    expect(await receive(body, 26 * hour, status)).toEqual({ answer: body, status, measured: [] })
  })

  it('is not expected in an HTML page', async () => {
    const page = new Response('<h1>access_token</h1>', { headers: { 'content-type': 'text/html' } })
    expect(await measureSession(page)).toBe(page)
  })
})

it.each([
  ['right', 0],
  ['five minutes ahead', 300],
  ['two hours behind', -7200],
])('a session tells by how much the clock is off by which its end was reckoned: %s', (_, ahead) => {
  const session = sessionOf('ada')
  const iat = (session.expires_at ?? 0) - session.expires_in - ahead
  expect(sessionClock({ ...session, access_token: accessTokenOf({ iat }) })).toBe(ahead * 1000)
  expect(sessionClock(session), 'without a date').toBe(0)
})
