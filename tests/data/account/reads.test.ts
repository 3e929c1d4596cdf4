import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readProfile, readProfileSummary, readWallets } from '@/data/account/reads'
import { getSession, signUp } from '@/data/session/calls'
import { createConfirmation } from '@/data/session/confirmation'
import { hear } from '@/data/session/reports'
import { storedSession, storedSessionText, storeSession } from '@/data/session/storage'
import { connectToRealBackend, renew } from '../session/realBackend'
import { settled } from '../session/settled'

let backend: Awaited<ReturnType<typeof connectToRealBackend>>
const ids = { ada: '', bob: '' }

beforeAll(async () => {
  backend = await connectToRealBackend()
  for (const name of ['bob', 'ada'] as const) {
    const email = `${name}@example.com`
    await signUp({ firstName: name, lastName: 'Tester', email, password: 'correct horse' })
    const link = { tokenHash: backend.tokenHash(email), type: 'signup' } as const
    await createConfirmation(link).prove(email, 'correct horse')
    ids[name] = (await getSession())?.user.id ?? ''
  }
})
afterAll(() => backend.close())

describe('the reads, signed in as Ada', () => {
  it('return the profile that the sign-up created', async () => {
    expect(await settled(readProfileSummary(ids.ada, renew))).toEqual({
      data: { full_name: 'ada Tester', kyc_status: 'not_verified' },
      error: null,
    })
    const data = await readProfile(ids.ada, renew)
    expect(data).toEqual({
      id: ids.ada,
      full_name: 'ada Tester',
      kyc_status: 'not_verified',
      referral_code: expect.stringMatching(/^[A-Z0-9]{8,}$/),
    })
  })

  it('return five wallets whose balances are text with every decimal', async () => {
    const data = await readWallets(ids.ada, renew)
    expect(data?.map(({ token_symbol, balance }) => `${token_symbol} ${balance}`)).toEqual([
      'BTC 0.000000000000000000',
      'ETH 0.000000000000000000',
      'KCC 0.000000000000000000',
      'KCREDIT 0.000000000000000000',
      'USDT 0.000000000000000000',
    ])
  })

  /** Counts the requested rechecks of the session. */
  function countDoubts() {
    const doubt = vi.fn()
    hear('recheck.requested', doubt, new AbortController().signal)
    return doubt
  }

  it('send no request as Bob, which row-level security would answer with no rows', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const transport = vi.fn(backend.transport)
    vi.stubGlobal('fetch', transport)
    const doubt = countDoubts()
    const kinds = [
      await settled(readWallets(ids.bob, renew)),
      await settled(readProfile(ids.bob, renew)),
      await settled(readProfileSummary(ids.bob, renew)),
    ].map(({ error }) => error?.kind)
    expect(kinds).toEqual(['sessionMissing', 'sessionMissing', 'sessionMissing'])
    expect(transport).not.toHaveBeenCalled()
    expect(doubt).toHaveBeenCalledTimes(3)
    logged.mockRestore()
    vi.stubGlobal('fetch', backend.transport)
  })

  it('drop an answer that came after Bob has signed in', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const stored = storedSessionText()
    const session = storedSession()
    if (!stored || !session) throw new Error('Ada is not signed in')
    const doubt = countDoubts()
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      const answer = await backend.transport(...asked)
      const bob = { ...session, user: { ...session.user, id: ids.bob } }
      storeSession(JSON.stringify(bob))
      return answer
    })
    expect((await settled(readWallets(ids.ada, renew))).error?.kind).toBe('sessionMissing')
    expect(doubt).toHaveBeenCalledOnce()
    storeSession(stored)
    logged.mockRestore()
    vi.stubGlobal('fetch', backend.transport)
  })

  it('are not logged as failures where Ada has logged out meanwhile', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const stored = storedSessionText()
    if (!stored) throw new Error('Ada is not signed in')
    vi.stubGlobal('fetch', async () => {
      storeSession(null)
      return Response.json(
        { code: 'PT401', message: 'The session of this access token is over', hint: 'session_ended' },
        { status: 401 },
      )
    })
    for (const read of [readWallets, readProfile, readProfileSummary]) {
      await expect(read(ids.ada, renew)).rejects.toThrow()
      storeSession(stored)
    }
    expect(logged).not.toHaveBeenCalled()
    logged.mockRestore()
    vi.stubGlobal('fetch', backend.transport)
  })

  it('are unavailable if the backend has no row, or answers in another shape', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const body of ['', 'null', '{}', '[1]', '[{}]', '"text"', '7', '[{"id":7,"kyc_status":[]}]']) {
      vi.stubGlobal(
        'fetch',
        async () => new Response(body, { headers: { 'content-type': 'application/json' } }),
      )
      const asked = vi.fn(async () => {})
      const reads = [
        await settled(readWallets(ids.ada, asked)),
        await settled(readProfile(ids.ada, asked)),
        await settled(readProfileSummary(ids.ada, asked)),
      ]
      expect(
        reads.map(({ error }) => error?.message),
        body,
      ).toEqual(Array(3).fill('Something went wrong'))
      // Whether the account of a missing row is gone, the auth server is asked.
      expect(asked, body).toHaveBeenCalledTimes(['', 'null'].includes(body) ? 3 : 0)
    }
    logged.mockRestore()
    vi.stubGlobal('fetch', backend.transport)
  })

  it.each<[string, string, typeof fetch]>([
    ['down', 'unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['broken', 'serverError', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('log an error, throw nothing and say which it is when the backend is %s', async (_, kind, broken) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const transport = vi.fn(broken)
    vi.stubGlobal('fetch', transport)
    expect((await settled(readWallets(ids.ada, renew))).error?.message).toBe('Something went wrong')
    expect(transport).toHaveBeenCalledTimes(1)
    expect(logged).toHaveBeenCalledWith('Reading the wallets failed:', expect.anything())
    const { error } = await settled(readProfile(ids.ada, renew))
    expect([error?.kind, error?.message]).toEqual([kind, 'Something went wrong'])
    expect((await settled(readProfileSummary(ids.ada, renew))).error?.message).toBe('Something went wrong')
    expect(transport).toHaveBeenCalledTimes(3)
    logged.mockRestore()
    vi.stubGlobal('fetch', backend.transport)
  })

  /** A backend whose data API refuses every token until the next renewal. Counts requests and renewals. */
  function refuseTokens(answerRenewal?: () => Response) {
    const counted = { renewals: 0, reads: 0 }
    let isRenewed = false
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      const request = new Request(...asked)
      if (request.url.includes('grant_type=refresh_token')) {
        counted.renewals += 1
        if (answerRenewal) return answerRenewal()
        const answer = await backend.transport(request)
        isRenewed = true
        return answer
      }
      if (request.url.includes('/rest/v1/')) {
        counted.reads += 1
        if (!isRenewed) return Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 })
      }
      return backend.transport(request)
    })
    return counted
  }
  const readAll = async () =>
    (
      await Promise.all([
        settled<unknown>(readProfile(ids.ada, renew)),
        settled<unknown>(readProfileSummary(ids.ada, renew)),
        settled<unknown>(readWallets(ids.ada, renew)),
      ])
    ).map(({ error }) => error?.kind ?? 'read')

  it('renew a refused token once for all of them, and are repeated', async () => {
    const counted = refuseTokens()
    expect(await readAll()).toEqual(['read', 'read', 'read'])
    expect(counted).toEqual({ renewals: 1, reads: 6 })
  })

  it('end a session that cannot be renewed, without a second request', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const counted = refuseTokens(() =>
      Response.json({ error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }, { status: 400 }),
    )
    expect(await readAll()).toEqual(['sessionMissing', 'sessionMissing', 'sessionMissing'])
    expect(counted.reads).toBe(3)
    expect(await getSession()).toBeNull()
    logged.mockRestore()
    vi.stubGlobal('fetch', backend.transport)
  })
})
