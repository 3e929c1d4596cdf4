import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { patientFetch, requestTimeout, whileSigningOut } from '@/data/patientFetch'

/** A backend that takes every request and answers none. */
const silence: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const statusOf = (response: Promise<Response>) =>
  response.then(
    ({ status }) => status,
    (error: Error) => error.name,
  )

it('gives up on a backend that never answers', async () => {
  vi.stubGlobal('fetch', silence)
  let outcome: unknown = 'waiting'
  void statusOf(patientFetch('/rest/v1/wallets')).then((settled) => {
    outcome = settled
  })
  await vi.advanceTimersByTimeAsync(requestTimeout - 1)
  expect(outcome).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toBe('TimeoutError')
})

it('heeds the caller as well', async () => {
  vi.stubGlobal('fetch', silence)
  const caller = new AbortController()
  const outcome = statusOf(patientFetch('/rest/v1/wallets', { signal: caller.signal }))
  caller.abort()
  expect(await outcome).toBe('AbortError')
})

it.each<[string, typeof fetch]>([
  ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers 500', async () => new Response('', { status: 500 })],
  ['never answers', silence],
])('lets a sign-out succeed when the backend %s', async (_, backend) => {
  vi.stubGlobal('fetch', backend)
  const outcome = statusOf(whileSigningOut(() => patientFetch('/auth/v1/logout')))
  await vi.advanceTimersByTimeAsync(requestTimeout)
  expect(await outcome).toBe(401)
})

it('passes on what the backend says to a sign-out', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 429 }))
  expect(await statusOf(whileSigningOut(() => patientFetch('/auth/v1/logout')))).toBe(429)
})

it('answers for nobody once the sign-out is over', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  await whileSigningOut(() => patientFetch('/auth/v1/logout'))
  expect(await statusOf(patientFetch('/auth/v1/logout'))).toBe(500)
})
