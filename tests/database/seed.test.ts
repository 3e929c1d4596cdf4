import { startTestBackend, type TestBackend } from '@king-exchange/embedded-supabase/tests'
import Big from 'big.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoBalances } from '@/data/account/demoAccount'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

describe('the demo account', () => {
  it('signs in and sees sample balances', async () => {
    const client = backend.client()
    const email = 'demo@kingexchange.example'
    expect((await client.auth.signInWithPassword({ email, password: 'Crown-Demo-2026' })).error).toBeNull()
    const { data: profile } = await client.from('user_profiles').select('full_name, kyc_status').single()
    expect(profile).toEqual({ full_name: 'Demo Trader', kyc_status: 'verified' })
    const { data: wallets } = await client.from('wallets').select('token_symbol, balance:balance::text')
    const balances = wallets?.map(({ token_symbol, balance }) => [token_symbol, new Big(balance).toFixed()])
    expect(Object.fromEntries(balances ?? [])).toEqual(demoBalances)
  })

  it('has a month of movements, each with its reason, that end at these balances', async () => {
    const months = await backend.query(
      `select token_symbol, sum(amount)::text as sum, (array_agg(balance_after::text order by moved_at desc))[1] as last
       from public.wallet_movements group by token_symbol
       except select token_symbol, balance::text, balance::text from public.wallets`,
    )
    expect(months).toEqual([])
    expect(
      await backend.query(
        `select count(distinct moved_at) = count(*) as one_by_one, count(distinct reason)::int as reasons,
           count(*) filter (where reason is null)::int as unreasoned, bool_and(moved_at < now()) as past,
           min(moved_at) < now() - interval '30 days' as whole from public.wallet_movements`,
      ),
    ).toEqual([{ one_by_one: true, reasons: 4, unreasoned: 0, past: true, whole: true }])
  })

  it('is not changed when the seed runs again', async () => {
    await backend.query(`update public.wallets set balance = 7 where token_symbol = 'BTC'`)
    const read = () =>
      backend.query(
        `select to_jsonb(u) || to_jsonb(p) || jsonb_build_object('wallets', (select jsonb_agg(to_jsonb(w) order by w.id) from public.wallets w),
           'movements', (select jsonb_agg(to_jsonb(m) order by m.id) from public.wallet_movements m),
           'identities', (select count(*) from auth.identities)) as row
         from auth.users u join public.user_profiles p using (id)`,
      )
    const before = await read()
    await backend.seed()
    expect(await read()).toEqual(before)
  })
})
