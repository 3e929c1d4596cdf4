import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchWithTimeout, requestTimeout } from '@/data/session/fetchWithTimeout'

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

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'x-kept': 'yes' } }))
  const answer = await fetchWithTimeout('/auth/v1/logout')
  expect([answer.status, answer.headers.get('x-kept'), await answer.text()]).toEqual([status, 'yes', body])
})

it.each([204, 304])('passes on an answer of %i, which has no body', async (status) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }))
  expect((await fetchWithTimeout('/auth/v1/logout')).status).toBe(status)
})
