import { startTestBackend, type TestBackend } from '@king-exchange/embedded-supabase/tests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const DEMO = { email: 'demo@kingexchange.example', password: 'Crown-Demo-2026' }

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

describe('the demo account', () => {
  it('signs in and sees sample balances', async () => {
    const client = backend.client()
    expect((await client.auth.signInWithPassword(DEMO)).error).toBeNull()
    const { data: profile } = await client
      .from('user_profiles')
      .select('full_name, kyc_status, referral_code')
      .single()
    expect(profile).toEqual({
      full_name: 'Demo Trader',
      kyc_status: 'verified',
      referral_code: 'CROWNDEMO7',
    })
    const { data: wallets } = await client
      .from('wallets')
      .select('token_symbol, balance:balance::text')
      .order('token_symbol')
    expect(wallets).toEqual([
      { token_symbol: 'BTC', balance: '0.428100000000000000' },
      { token_symbol: 'ETH', balance: '3.754200000000000000' },
      { token_symbol: 'KCC', balance: '12500.750000000000000000' },
      { token_symbol: 'KCREDIT', balance: '3200.500000000000000000' },
      { token_symbol: 'USDT', balance: '8450.250000000000000000' },
    ])
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
        `select count(*)::int as count, count(distinct moved_at)::int as times, count(distinct reason)::int as reasons,
           count(*) filter (where reason is null)::int as unreasoned, bool_and(moved_at < now()) as past,
           min(moved_at) < now() - interval '30 days' as whole from public.wallet_movements`,
      ),
    ).toEqual([{ count: 22, times: 22, reasons: 4, unreasoned: 0, past: true, whole: true }])
  })

  it('is not changed when the seed runs again', async () => {
    await backend.query(
      `update public.wallets set balance = 7 where token_symbol = 'BTC' and user_id = (select id from auth.users where email = $1)`,
      [DEMO.email],
    )
    const read = () =>
      backend.query(
        `select to_jsonb(u) || to_jsonb(p) || jsonb_build_object('wallets', (select jsonb_agg(to_jsonb(w) order by w.id) from public.wallets w),
           'movements', (select jsonb_agg(to_jsonb(m) order by m.id) from public.wallet_movements m),
           'identities', (select count(*) from auth.identities)) as row
         from auth.users u join public.user_profiles p using (id)`,
      )
    const before = await read()
    await backend.seed()
    await backend.seed()
    expect(await read()).toEqual(before)
  })

  it('is created on hosted Supabase too, which has one more column', async () => {
    await backend.query('delete from auth.users where email = $1', [DEMO.email])
    await backend.query('alter table auth.users add column instance_id uuid')
    await backend.seed()
    const rows = await backend.query(
      `select instance_id, confirmation_token, recovery_token, email_change, phone_change_token, reauthentication_token
       from auth.users where email = $1`,
      [DEMO.email],
    )
    expect(rows).toEqual([
      {
        instance_id: '00000000-0000-0000-0000-000000000000',
        confirmation_token: '',
        recovery_token: '',
        email_change: '',
        phone_change_token: '',
        reauthentication_token: '',
      },
    ])
  })
})
