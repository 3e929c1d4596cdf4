import { startTestBackend, type TestBackend } from '@king-exchange/embedded-supabase/tests'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

type User = { id: string; client: SupabaseClient }

let backend: TestBackend
let ada: User
let bob: User
let before: unknown[]
let grants: unknown[]

const everything = () =>
  backend.query(
    `select to_jsonb(p) as row from public.user_profiles p
     union all select to_jsonb(w) from public.wallets w order by 1`,
  )

beforeAll(async () => {
  backend = await startTestBackend()
  // Read before the first request, at which the embedded backend grants everything to every role.
  grants = await backend.query(
    `select grantee, table_name as table, privilege_type as privilege from information_schema.role_table_grants
     where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC') order by 1, 2`,
  )
  ada = await backend.newUser('ada@example.test', { first_name: 'Ada' })
  bob = await backend.newUser('bob@example.test', { first_name: 'Bob' })
  await backend.query(
    "update public.wallets set balance = 2 where token_symbol = 'BTC' and user_id in ($1, $2)",
    [ada.id, bob.id],
  )
})
beforeEach(async () => {
  before = await everything()
})
afterAll(() => backend.close())

describe('a visitor who is not signed in', () => {
  it('has no right to read profiles, wallets and movements', async () => {
    const anon = backend.client()
    for (const table of ['user_profiles', 'wallets', 'wallet_movements', 'referrals']) {
      const { data, error, status } = await anon.from(table).select('*')
      expect([table, status, error?.code, data]).toEqual([table, 401, '42501', null])
    }
  })

  it('changes nothing', async () => {
    const anon = backend.client()
    await anon.from('wallets').update({ balance: 1000 }).eq('user_id', ada.id)
    await anon.from('user_profiles').delete().eq('id', ada.id)
    const inserted = await anon.from('wallets').insert({ user_id: ada.id, token_symbol: 'DOGE' })
    expect(inserted.error?.code).toBe('42501')
    expect(await everything()).toEqual(before)
  })

  it('needs the key', async () => {
    const ask = (headers: HeadersInit) =>
      backend.fetch(new Request(`${backend.url}/rest/v1/wallets`, { headers }))
    expect((await ask({})).status).toBe(401)
    expect((await ask({ apikey: 'sb_publishable_wrong' })).status).toBe(401)
    expect((await ask({ apikey: backend.publishableKey, authorization: 'Bearer x.y.z' })).status).toBe(401)
  })
})

describe('a signed-in user', () => {
  it('reads only their own rows', async () => {
    const profiles = await ada.client.from('user_profiles').select('id')
    expect(profiles.data).toEqual([{ id: ada.id }])
    const wallets = await ada.client.from('wallets').select('user_id')
    expect(wallets.data).toEqual(Array.from({ length: 5 }, () => ({ user_id: ada.id })))
    expect((await ada.client.from('wallet_movements').select('user_id')).data).toEqual([{ user_id: ada.id }])
    for (const table of ['wallets', 'wallet_movements'])
      expect((await ada.client.from(table).select('*').eq('user_id', bob.id)).data).toEqual([])
    expect((await ada.client.from('user_profiles').select('*').eq('id', bob.id)).data).toEqual([])
  })

  it.each([
    ['the own KYC status', 'user_profiles', { kyc_status: 'verified' }, 'ada'],
    ['the own name', 'user_profiles', { full_name: 'Queen' }, 'ada'],
    ['the own referral code', 'user_profiles', { referral_code: 'ADMIN1' }, 'ada'],
    ['the own balance', 'wallets', { balance: 1_000_000 }, 'ada'],
    ['another KYC status', 'user_profiles', { kyc_status: 'verified' }, 'bob'],
    ['another balance', 'wallets', { balance: 0 }, 'bob'],
  ])('cannot change %s', async (_, table, values, whose) => {
    const id = whose === 'ada' ? ada.id : bob.id
    const column = table === 'wallets' ? 'user_id' : 'id'
    const { error } = await ada.client.from(table).update(values).eq(column, id).select()
    expect(error?.code).toBe('42501')
    expect(await everything()).toEqual(before)
  })

  it.each([
    ['a wallet of an unknown token', 'wallets', { token_symbol: 'DOGE', balance: 5 }],
    ['a wallet that is there', 'wallets', { token_symbol: 'BTC', balance: 5 }],
  ])('cannot insert or upsert %s', async (_, table, values) => {
    const row = { ...values, user_id: ada.id }
    expect((await ada.client.from(table).insert(row)).error?.code).toBe('42501')
    const upserted = await ada.client.from(table).upsert(row, { onConflict: 'user_id,token_symbol' })
    expect(upserted.error?.code).toBe('42501')
    expect(await everything()).toEqual(before)
  })

  it('cannot upsert their own profile', async () => {
    const row = { id: ada.id, kyc_status: 'verified', referral_code: 'UPSERT1' }
    expect((await ada.client.from('user_profiles').upsert(row)).error?.code).toBe('42501')
    expect(await everything()).toEqual(before)
  })

  it('cannot delete anything', async () => {
    await ada.client.from('wallets').delete().eq('user_id', ada.id)
    await ada.client.from('wallets').delete().eq('user_id', bob.id)
    await ada.client.from('user_profiles').delete().eq('id', ada.id)
    expect(await everything()).toEqual(before)
  })

  it('gains nothing by changing their own metadata', async () => {
    await ada.client.auth.updateUser({ data: { kyc_status: 'verified', role: 'service_role' } })
    expect((await ada.client.from('user_profiles').select('*')).data).toHaveLength(1)
    expect(await everything()).toEqual(before)
  })

  it('can neither read the auth tables nor call the trigger', async () => {
    expect((await ada.client.schema('auth').from('users').select('*')).error).not.toBeNull()
    expect((await ada.client.schema('private').rpc('create_account')).error).not.toBeNull()
    expect((await ada.client.rpc('create_account')).error).not.toBeNull()
  })

  it('reads only their own rows when two users ask at the same moment', async () => {
    const asked = Array.from({ length: 20 }, (_, turn) => (turn % 2 ? ada : bob))
    const answers = await Promise.all(asked.map((user) => user.client.from('wallets').select('user_id')))
    expect(answers.map(({ data }) => [...new Set(data?.map((row) => row.user_id))])).toEqual(
      asked.map((user) => [user.id]),
    )
  })
})

describe('a user with a second factor', () => {
  const factorOf = (id: string, status: string) =>
    backend.query("insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', $2)", [
      id,
      status,
    ])

  /** The rows that a token of the user with this assurance level can read. */
  const readAs = async (user: User, aal?: string) => {
    const { data } = await user.client.auth.getSession()
    const token = backend.resign(data.session?.access_token ?? '', aal ? { aal } : {})
    const headers = { apikey: backend.publishableKey, authorization: `Bearer ${token}` }
    const rowsOf = async (table: string) => {
      const answer = await backend.fetch(new Request(`${backend.url}/rest/v1/${table}?select=*`, { headers }))
      const body = await answer.json()
      return answer.ok ? body.length : `${answer.status} ${body.code}`
    }
    return {
      profiles: await rowsOf('user_profiles'),
      wallets: await rowsOf('wallets'),
      movements: await rowsOf('wallet_movements'),
    }
  }
  const everythingOwn = { profiles: 1, wallets: 5, movements: 1 }

  beforeAll(async () => {
    await factorOf(ada.id, 'verified')
    await factorOf(bob.id, 'unverified')
  })
  afterAll(() => backend.query('delete from auth.mfa_factors'))

  it('is refused before the code was given, instead of seeing an empty account', async () => {
    const refused = { profiles: '401 PT401', wallets: '401 PT401', movements: '401 PT401' }
    expect(await readAs(ada)).toEqual(refused)
    expect(await readAs(ada, 'aal1')).toEqual(refused)
  })

  it('reads their own rows afterwards', async () => {
    expect(await readAs(ada, 'aal2')).toEqual(everythingOwn)
  })

  it('does not affect others, nor does a factor that was never verified', async () => {
    expect(await readAs(bob)).toEqual(everythingOwn)
  })
})

describe('the migration', () => {
  it('grants the browser’s roles nothing but reading, since hosted Supabase checks grants, too', () => {
    expect(grants).toEqual([
      { grantee: 'authenticated', table: 'user_profiles', privilege: 'SELECT' },
      { grantee: 'authenticated', table: 'wallet_movements', privilege: 'SELECT' },
      { grantee: 'authenticated', table: 'wallets', privilege: 'SELECT' },
    ])
  })

  it('has policies for reading only', async () => {
    const policies = await backend.query(
      `select tablename, permissive, cmd, roles::text from pg_policies where schemaname = 'public' order by 1, 2`,
    )
    expect(policies).toEqual(
      ['user_profiles', 'wallet_movements', 'wallets'].flatMap((tablename) =>
        ['PERMISSIVE', 'RESTRICTIVE', 'RESTRICTIVE'].map((permissive) => ({
          tablename,
          permissive,
          cmd: 'SELECT',
          roles: '{authenticated}',
        })),
      ),
    )
  })

  it('pins the search path of every function that runs with the owner’s rights', async () => {
    const functions = await backend.query(
      `select proname, prosecdef, proconfig::text from pg_proc
       where pronamespace in ('private'::regnamespace, 'public'::regnamespace) and prosecdef order by 1`,
    )
    expect(functions).toEqual(
      [
        'claim_referral',
        'create_account',
        'follow_name',
        'forget_unproven',
        'has_living_session',
        'has_required_assurance',
        'record_movement',
        'record_referral',
        'record_sign_up_referral',
        'referral_count',
      ].map((proname) => ({
        proname,
        prosecdef: true,
        proconfig: '{"search_path=\\"\\""}',
      })),
    )
  })
})
