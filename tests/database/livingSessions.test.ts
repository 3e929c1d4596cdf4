import { startTestBackend, TEST_PASSWORD, type TestBackend } from '@king-exchange/embedded-supabase/tests'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let here: SupabaseClient
let elsewhere: SupabaseClient
let id: string
let count = 0

const email = () => `ada-${count}@example.test`

beforeAll(async () => {
  backend = await startTestBackend()
})
beforeEach(async () => {
  count += 1
  const user = await backend.newUser(email(), { first_name: 'Ada' })
  here = user.client
  id = user.id
  elsewhere = backend.client()
  await elsewhere.auth.signInWithPassword({ email: email(), password: TEST_PASSWORD })
})
afterAll(() => backend.close())

/** What each read of a dashboard is answered. */
const answersTo = async (client: SupabaseClient) =>
  Promise.all(
    [
      client.from('user_profiles').select('id'),
      client.from('wallets').select('id'),
      client.rpc('referral_count'),
    ].map(async (read) => {
      const { status, error, data } = await read
      return error ? `${status} ${error.code} ${error.hint}` : `${status} ${JSON.stringify(data).length > 2}`
    }),
  )

const allowed = ['200 true', '200 true', '200 false']
const refused = (hint: string) => Array(3).fill(`401 PT401 ${hint}`)

describe('with an access token that still runs, the data API', () => {
  it('answers in both of two sessions', async () => {
    expect([await answersTo(here), await answersTo(elsewhere)]).toEqual([allowed, allowed])
  })

  it('refuses the other sessions after a new password', async () => {
    expect((await here.auth.updateUser({ password: 'Other-Lantern-48' })).error).toBeNull()
    expect(await answersTo(elsewhere)).toEqual(refused('session_ended'))
    expect(await answersTo(here)).toEqual(allowed)
    expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await here.auth.refreshSession()).error).toBeNull()
    expect(await answersTo(here)).toEqual(allowed)
  })

  it('goes on with the other sessions after a new name', async () => {
    await here.auth.updateUser({ data: { first_name: 'Augusta' } })
    expect(await answersTo(elsewhere)).toEqual(allowed)
  })

  it('refuses all sessions after a logout everywhere', async () => {
    const { data } = await here.auth.getSession()
    await here.auth.admin.signOut(data.session?.access_token ?? '', 'global')
    expect([await answersTo(here), await answersTo(elsewhere)]).toEqual([
      refused('session_ended'),
      refused('session_ended'),
    ])
  })

  it('refuses a suspended account, and no other', async () => {
    const other = await backend.newUser(`bob-${count}@example.test`)
    await backend.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [id])
    expect(await answersTo(here)).toEqual(refused('account_suspended'))
    expect(await answersTo(other.client)).toEqual(allowed)
  })

  it('answers a closed account with no rows, and its call with a refusal', async () => {
    await backend.query('delete from auth.users where id = $1', [id])
    expect(await answersTo(here)).toEqual(['200 false', '200 false', '401 PT401 account_closed'])
  })
})

it('looks a session up by its key: one row of each table is read', async () => {
  const plan = await backend.query<{ 'QUERY PLAN': string }>(
    `explain select 1 from (select '${id}'::uuid as id) caller
     left join auth.users account on account.id = caller.id
     left join auth.sessions living on living.id = '${id}'::uuid and living.user_id = caller.id`,
  )
  const text = plan.map((line) => line['QUERY PLAN']).join('\n')
  expect(text).not.toContain('Seq Scan')
})
