import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { nameOf, readProfile, readProfileSummary, readWallets, referralLink } from '@/data/account'
import { readSession, signInWithPassword, signUp, verifyLink } from '@/data/auth'
import { connectToRealBackend } from './realBackend'

let backend: Awaited<ReturnType<typeof connectToRealBackend>>
const ids = { ada: '', bob: '' }

beforeAll(async () => {
  backend = await connectToRealBackend()
  for (const name of ['bob', 'ada'] as const) {
    const email = `${name}@example.com`
    await signUp({ firstName: name, lastName: 'Tester', email, password: 'correct horse' })
    await verifyLink(backend.tokenHash(email), 'signup')
    ids[name] = (await signInWithPassword(email, 'correct horse')).data?.user.id ?? ''
  }
})
afterAll(() => backend.close())

describe('the reads, signed in as Ada', () => {
  it('give the profile that the sign-up made', async () => {
    expect(await readProfileSummary(ids.ada)).toEqual({
      data: { full_name: 'ada Tester', kyc_status: 'not_verified' },
      error: null,
    })
    const { data } = await readProfile(ids.ada)
    expect(data).toEqual({
      id: ids.ada,
      full_name: 'ada Tester',
      kyc_status: 'not_verified',
      referral_code: expect.stringMatching(/^[A-Z0-9]{8,}$/),
    })
  })

  it('give five wallets whose balances are text with every decimal', async () => {
    const { data } = await readWallets(ids.ada)
    expect(data?.map(({ token_symbol, balance }) => `${token_symbol} ${balance}`)).toEqual([
      'BTC 0.000000000000000000',
      'ETH 0.000000000000000000',
      'KCC 0.000000000000000000',
      'KCREDIT 0.000000000000000000',
      'USDT 0.000000000000000000',
    ])
  })

  it('give nothing of Bob, which is no failure', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const nothing = { data: null, error: null }
    expect((await readWallets(ids.bob)).data).toEqual([])
    expect([await readProfile(ids.bob), await readProfileSummary(ids.bob)]).toEqual([nothing, nothing])
    expect(logged).not.toHaveBeenCalled()
    logged.mockRestore()
  })

  it.each<[string, typeof fetch]>([
    ['down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['broken', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('log an error and throw nothing when the backend is %s', async (_, broken) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const transport = vi.fn(broken)
    vi.stubGlobal('fetch', transport)
    expect((await readWallets(ids.ada)).error?.message).toBe('Something went wrong')
    expect(transport).toHaveBeenCalledTimes(1)
    expect(logged).toHaveBeenCalledWith('Reading the wallets failed:', expect.anything())
    expect((await readProfile(ids.ada)).error?.message).toBe('Something went wrong')
    expect((await readProfileSummary(ids.ada)).error?.message).toBe('Something went wrong')
    expect(transport).toHaveBeenCalledTimes(3)
    logged.mockRestore()
    vi.stubGlobal('fetch', backend.transport)
  })

  /** The backend, but for its data API, which refuses every token before the next renewal. Counts both. */
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
    (await Promise.all([readProfile(ids.ada), readProfileSummary(ids.ada), readWallets(ids.ada)])).map(
      ({ error }) => error?.kind ?? 'read',
    )

  it('renew a token that is refused once for all of them, and are made again', async () => {
    const counted = refuseTokens()
    expect(await readAll()).toEqual(['read', 'read', 'read'])
    expect(counted).toEqual({ renewals: 1, reads: 6 })
  })

  it('end a session that cannot be renewed, without asking again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const counted = refuseTokens(() =>
      Response.json({ error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }, { status: 400 }),
    )
    expect(await readAll()).toEqual(['sessionMissing', 'sessionMissing', 'sessionMissing'])
    expect(counted.reads).toBe(3)
    expect((await readSession()).data).toBeNull()
    logged.mockRestore()
    vi.stubGlobal('fetch', backend.transport)
  })
})

describe('a profile', () => {
  const profile = { id: 'a', full_name: 'Ada', kyc_status: 'pending', referral_code: 'CROWN7K2QX' }
  const registerUrl = 'https://kingexchange.example/register'

  it.each([
    ['Ada Lovelace', 'Ada Lovelace'],
    ['  Ada  ', 'Ada'],
    ['<b>Ada</b>', '<b>Ada</b>'],
    ['   ', null],
    ['', null],
    [null, null],
  ])('that is called %j is named %j', (full_name, name) => {
    expect(nameOf({ full_name })).toBe(name)
  })

  it('that is not there has no name and no link', () => {
    expect([nameOf(null), nameOf(undefined), referralLink(null, registerUrl)]).toEqual([null, null, null])
  })

  it.each([
    ['CROWN7K2QX', `${registerUrl}?ref=CROWN7K2QX`],
    ['a&b=c#d e', `${registerUrl}?ref=a%26b%3Dc%23d%20e`],
    ['', null],
    ['  ', null],
    [null, null],
  ])('with the code %j invites by %j', (referral_code, link) => {
    expect(referralLink({ ...profile, referral_code }, registerUrl)).toBe(link)
  })
})
