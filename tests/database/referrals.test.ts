import { startTestBackend, TEST_PASSWORD, type TestBackend } from '@king-exchange/embedded-supabase/tests'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

type User = { id: string; client: SupabaseClient; code: string }

let backend: TestBackend
let ada: User
let bob: User

const userOf = async (email: string): Promise<User> => {
  const user = await backend.newUser(email)
  const { data } = await user.client.from('user_profiles').select('referral_code').single()
  return { ...user, code: data?.referral_code }
}

const signUp = (email: string, data: object) =>
  backend.client().auth.signUp({ email, password: TEST_PASSWORD, options: { data } })

const recorded = () =>
  backend.query(
    `select email, inviter_id from public.referrals join auth.users on id = invited_id order by email`,
  )

const countOf = async (user: User) => (await user.client.rpc('referral_count')).data

beforeAll(async () => {
  backend = await startTestBackend()
  ada = await userOf('ada@example.test')
  bob = await userOf('bob@example.test')
})
beforeEach(() => backend.query('delete from public.referrals'))
afterAll(() => backend.close())

it('counts for the inviter alone, once the owner of the address has named the code, too', async () => {
  const carl = await backend.newUser('carl@example.test', { ref: ada.code })
  await signUp('dora@example.test', { ref: ada.code.toLowerCase() })
  expect([(await recorded()).length, await countOf(ada)]).toEqual([1, 0])
  await carl.client.rpc('claim_referral', { code: ada.code })
  expect(await recorded()).toEqual([
    { email: 'carl@example.test', inviter_id: ada.id },
    { email: 'dora@example.test', inviter_id: ada.id },
  ])
  expect(await countOf(ada)).toBe(1)
  expect(await countOf(bob)).toBe(0)
})

it('that a stranger named for an address is gone when its owner makes the account theirs', async () => {
  for (const [type, email] of [
    ['signup', 'olive@example.test'],
    ['recovery', 'otto@example.test'],
  ] as const) {
    await signUp(email, { ref: ada.code, full_name: 'Mallory' })
    if (type === 'recovery') await backend.client().auth.resetPasswordForEmail(email)
    const owner = backend.client()
    await owner.auth.verifyOtp({ type, token_hash: backend.tokenHash(email) })
    await owner.auth.updateUser({ password: 'owners-Lantern-48', data: { full_name: 'Olive Owner' } })
    expect([await recorded(), await countOf(ada)]).toEqual([[], 0])
  }
})

it('never makes a sign-up fail', async () => {
  for (const [turn, ref] of [
    'NOBODY7777',
    '',
    7,
    null,
    { a: 1 },
    'X'.repeat(5000),
    "' or true --",
  ].entries()) {
    expect((await signUp(`free${turn}@example.test`, { ref })).error).toBeNull()
  }
  expect(await recorded()).toEqual([])
})

it('records nothing for an address that has an account, and answers the same', async () => {
  expect((await signUp('bob@example.test', { ref: ada.code })).error).toBeNull()
  expect(await recorded()).toEqual([])
})

it('lets nobody read, add, change or remove a row through the data API', async () => {
  await signUp('erin@example.test', { ref: ada.code })
  const before = await recorded()
  for (const { client } of [ada, bob, { client: backend.client() }]) {
    const rows = client.from('referrals')
    expect((await rows.select('*')).data ?? []).toEqual([])
    const inserted = await client.from('referrals').insert({ inviter_id: ada.id, invited_id: bob.id })
    expect(inserted.error?.code).toBe('42501')
    await client.from('referrals').update({ inviter_id: bob.id }).eq('inviter_id', ada.id)
    await client.from('referrals').delete().eq('inviter_id', ada.id)
    expect((await client.schema('private').rpc('record_referral', {})).error).not.toBeNull()
  }
  expect(await recorded()).toEqual(before)
})

it('lets a new account name its inviter afterwards, once, and nobody else', async () => {
  const claim = (user: User, code: string) => user.client.rpc('claim_referral', { code })
  expect((await claim(bob, bob.code)).error).toBeNull()
  expect((await claim(bob, 'NOBODY7777')).error).toBeNull()
  expect(await recorded()).toEqual([])

  await claim(bob, ada.code.toLowerCase())
  const carol = await userOf('carol@example.test')
  await claim(bob, carol.code)
  await backend.query(`update auth.users set created_at = now() - interval '2 hours' where id = $1`, [
    carol.id,
  ])
  await claim(carol, ada.code)
  expect(await recorded()).toEqual([{ email: 'bob@example.test', inviter_id: ada.id }])
  expect(await countOf(ada)).toBe(1)
})

it('does not follow the metadata that a user changes later', async () => {
  await bob.client.auth.updateUser({ data: { ref: ada.code } })
  expect(await recorded()).toEqual([])
})

it('asks for the code of a second factor, like every read', async () => {
  await backend.query(
    `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')`,
    [ada.id],
  )
  expect((await ada.client.rpc('referral_count')).error?.code).toBe('PT401')
  expect((await ada.client.rpc('claim_referral', { code: bob.code })).error?.code).toBe('PT401')
  await backend.query('delete from auth.mfa_factors')
})
