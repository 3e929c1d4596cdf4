import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readProfile, readProfileSummary, readWallets } from '@/data/account'
import { signInWithPassword, signUp, verifyLink } from '@/data/auth'
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

  it('give nothing of Bob', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect((await readWallets(ids.bob)).data).toEqual([])
    expect((await readProfile(ids.bob)).error?.message).toBe('Something went wrong')
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
    logged.mockRestore()
    vi.stubGlobal('fetch', backend.transport)
  })
})
