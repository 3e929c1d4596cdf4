import { startTestBackend, TEST_PASSWORD, type TestBackend } from '@king-exchange/embedded-supabase/tests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Profile = { full_name: string | null; kyc_status: string; referral_code: string }

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

const profileOf = async (email: string) => {
  const [profile] = await backend.query<Profile>(
    `select full_name, kyc_status, referral_code from public.user_profiles
     where id = (select id from auth.users where email = $1)`,
    [email],
  )
  return profile
}

const signUp = (email: string, data: object) =>
  backend.client().auth.signUp({ email, password: TEST_PASSWORD, options: { data } })

describe('sign-up', () => {
  it('creates a profile and five empty wallets', async () => {
    const { id, client } = await backend.newUser('ada@example.test', {
      first_name: 'Ada',
      last_name: 'Lovelace',
    })
    const { data: profile } = await client.from('user_profiles').select('*').single()
    expect(profile).toEqual({
      id,
      full_name: 'Ada Lovelace',
      kyc_status: 'not_verified',
      referral_code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{10}$/),
    })
    const { data: wallets } = await client.from('wallets').select('*').order('token_symbol')
    expect(wallets).toEqual(
      ['BTC', 'ETH', 'KCC', 'KCREDIT', 'USDT'].map((token_symbol) => ({
        id: expect.any(String),
        user_id: id,
        token_symbol,
        balance: '0.000000000000000000',
      })),
    )
  })

  it.each([
    ['nothing', {}, null],
    ['empty names', { first_name: '', last_name: '   ' }, null],
    ['spaces around and inside', { first_name: '  Mary  Ann ', last_name: '\tSmith\n' }, 'Mary Ann Smith'],
    ['a first name only', { first_name: 'Plato' }, 'Plato'],
    ['ten thousand characters', { first_name: 'x'.repeat(10_000), last_name: 'y' }, 'x'.repeat(120)],
    ['markup, kept as text', { first_name: '<img src=x onerror=alert(1)>' }, '<img src=x onerror=alert(1)>'],
    ['quotes', { first_name: "Rob'); drop table wallets;--" }, "Rob'); drop table wallets;--"],
    ['a right-to-left name', { first_name: 'سارا', last_name: 'احمدی' }, 'سارا احمدی'],
    ['direction overrides', { first_name: '\u202Egnik\u202C', last_name: 'x' }, 'gnik x'],
    ['control characters', { first_name: 'A\u0001\u0007B' }, 'A B'],
    ['emoji', { first_name: '👑', last_name: '👩‍👩‍👧' }, '👑 👩‍👩‍👧'],
    ['nothing visible', { first_name: '\u200B\u2060', last_name: '\u3164\u00A0\u200D' }, null],
    ['numbers', { first_name: 42, last_name: 7.5 }, null],
    ['objects and lists', { first_name: { a: 1 }, last_name: ['x'] }, null],
    ['null and true', { first_name: null, last_name: true }, null],
    ['the name of a social provider', { full_name: 'Grace Hopper' }, 'Grace Hopper'],
    ['columns that are not the visitor’s to set', { kyc_status: 'verified', balance: '9' }, null],
  ])('succeeds with metadata that holds %s', async (what, metadata, fullName) => {
    const email = `${what.replaceAll(/\W/g, '')}@example.test`.toLowerCase()
    const { error } = await signUp(email, metadata)
    expect(error).toBeNull()
    const profile = await profileOf(email)
    expect(profile).toEqual({
      full_name: fullName,
      kyc_status: 'not_verified',
      referral_code: expect.any(String),
    })
  })

  it('succeeds with metadata that is no object', async () => {
    for (const [index, data] of ['text', 7, ['a'], null].entries()) {
      const email = `odd${index}@example.test`
      await backend.query(
        'insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), $1, $2)',
        [email, JSON.stringify(data)],
      )
      expect(await profileOf(email)).toBeDefined()
    }
  })

  it('gives two hundred users two hundred referral codes', async () => {
    await backend.query(
      `insert into auth.users (id, email) select gen_random_uuid(), 'many' || n || '@example.test' from generate_series(1, 200) n`,
    )
    const [counted] = await backend.query<{ users: number; codes: number }>(
      `select count(*)::int as users, count(distinct referral_code)::int as codes
       from public.user_profiles join auth.users using (id) where email like 'many%'`,
    )
    expect(counted).toEqual({ users: 200, codes: 200 })
  })

  it('draws again when a referral code is taken', async () => {
    await backend.query(`
      create sequence private.code_turn;
    `)
    await backend.query(`
      create or replace function private.random_referral_code() returns text language sql volatile
      as $$ select 'SAMECODE' || (nextval('private.code_turn') / 3) $$
    `)
    await backend.query(
      `insert into auth.users (id, email) select gen_random_uuid(), 'same' || n || '@example.test' from generate_series(1, 3) n`,
    )
    const [counted] = await backend.query<{ codes: number }>(
      `select count(distinct referral_code)::int as codes from public.user_profiles where referral_code like 'SAMECODE%'`,
    )
    expect(counted).toEqual({ codes: 3 })
  })

  it('leaves nothing behind when a user is deleted', async () => {
    const { id } = await backend.newUser('gone@example.test')
    await backend.query('delete from auth.users where id = $1', [id])
    const left = await backend.query(
      `select id from public.user_profiles where id = $1
       union all select id from public.wallets where user_id = $1`,
      [id],
    )
    expect(left).toEqual([])
  })
})

describe('constraints', () => {
  const walletId = async () => {
    const [wallet] = await backend.query<{ id: string }>(
      `select wallets.id from public.wallets join auth.users on users.id = user_id
       where token_symbol = 'BTC' and email = 'demo@kingexchange.example'`,
    )
    return wallet?.id
  }

  const setBalance = async (balance: string) =>
    backend.query('update public.wallets set balance = $1::numeric where id = $2', [
      balance,
      await walletId(),
    ])

  it.each(['-0.000000000000000001', '-5', 'NaN', 'Infinity', '100000000000000000000'])(
    'refuse the balance %s',
    async (balance) => {
      await expect(setBalance(balance)).rejects.toThrow(/check constraint|overflow|infinite/)
    },
  )

  it.each(['0.000000000000000001', '99999999999999999999.999999999999999999', '21000000.123456789012345678'])(
    'keep the balance %s to its last digit, as text',
    async (balance) => {
      await setBalance(balance)
      const { data } = await backend
        .client(backend.secretKey)
        .from('wallets')
        .select('balance:balance::text')
        .eq('id', await walletId())
      expect(data).toEqual([{ balance }])
    },
  )

  it('refuse an unknown status and a second wallet of one token', async () => {
    await expect(backend.query(`update public.user_profiles set kyc_status = 'king'`)).rejects.toThrow(
      'check',
    )
    await expect(
      backend.query(
        `insert into public.wallets (user_id, token_symbol) select user_id, token_symbol from public.wallets limit 1`,
      ),
    ).rejects.toThrow('unique')
  })
})
