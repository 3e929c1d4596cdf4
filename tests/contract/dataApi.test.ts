import { describe, expect, it } from 'vitest'
import { hashTo } from './support/mailbox'
import { needing } from './support/target'
import {
  logOut,
  newAddress,
  newUser,
  otherPassword,
  putUser,
  signUp,
  someUser,
  tokensIn,
  type User,
  verify,
} from './support/users'
import { ask, aUuid, auth, data } from './support/wire'

const read = (table: string, token?: string, query = 'select=*') =>
  data(`/${table}?${query}`, token ? { token } : {})
const call = (name: string, token: string | undefined, body: object = {}) =>
  data(`/rpc/${name}`, { body, ...(token ? { token } : null) })
/** Status and code of a refusal. */
const refusalOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

// Which rows and changes are whose is asked of the database itself: tests/database/rules.
describe('data API, reading', () => {
  it('gives a user the own profile and nobody else’s', needing('account'), async () => {
    await someUser()
    const { id, token } = await newUser()
    expect((await read('user_profiles', token)).body).toEqual([
      {
        id,
        full_name: 'Ada Contract',
        kyc_status: 'not_verified',
        referral_code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{10}$/),
      },
    ])
  })

  it('gives a user the own five wallets, all empty', needing('account'), async () => {
    const { id, token } = await someUser()
    const columns = 'select=id,user_id,token_symbol,balance::text&order=token_symbol'
    expect((await read('wallets', token, columns)).body).toEqual(
      ['BTC', 'ETH', 'KCC', 'KCREDIT', 'USDT'].map((token_symbol) => ({
        id: aUuid,
        user_id: id,
        token_symbol,
        balance: '0.000000000000000000',
      })),
    )
  })

  it('gives each of two who ask at the same moment the own rows', needing('account'), async () => {
    const both = [await someUser(), await newUser()]
    const asked = Array.from({ length: 10 }, () => both).flat()
    const answers = await Promise.all(asked.map(({ token }) => read('wallets', token, 'select=user_id')))
    const owners = answers.map(({ body }) => [
      ...new Set(body.map((row: { user_id: string }) => row.user_id)),
    ])
    expect(owners).toEqual(asked.map(({ id }) => [id]))
  })

  it.each(['user_profiles', 'wallets', 'wallet_movements', 'referrals', 'wallet%73'])(
    'refuses a visitor all of %s',
    async (table) => {
      expect(refusalOf(await read(table))).toEqual([401, '42501'])
    },
  )

  it(
    'serves a user nothing of referrals, the auth server and what is private',
    needing('account'),
    async () => {
      const { token } = await someUser()
      expect(refusalOf(await read('referrals', token))).toEqual([403, '42501'])
      expect((await read('users', token)).status).toBe(404)
      expect((await call('create_account', token)).status).toBe(404)
      const inSchema = (headers: Record<string, string>, path: string, body?: object) =>
        ask(`/rest/v1${path}`, { token, headers, ...(body ? { body } : null) })
      expect((await inSchema({ 'accept-profile': 'auth' }, '/users')).status).toBe(406)
      expect((await inSchema({ 'content-profile': 'private' }, '/rpc/record_referral', {})).status).toBe(406)
    },
  )

  it('is refused with a key that is wrong', needing('account', 'gateway'), async () => {
    const { token } = await someUser()
    const headers = { apikey: 'sb_publishable_wrong' }
    expect((await data('/wallets?select=id', { headers })).status).toBe(401)
    expect((await data('/wallets?select=id', { token, headers })).status).toBe(401)
  })
})

describe('data API, writing', () => {
  it.each([
    ['PATCH', 'wallets', 'user_id', { balance: 1_000_000 }],
    ['PATCH', 'user_profiles', 'id', { kyc_status: 'verified' }],
    ['DELETE', 'wallets', 'user_id', undefined],
    ['POST', 'wallets', 'user_id', { token_symbol: 'DOGE' }],
  ])(
    'refuses everybody %s of %s, the own ones too',
    needing('account'),
    async (method, table, column, values) => {
      const { id, token } = await someUser()
      const before = await read(table, token)
      const body = method === 'POST' ? { ...values, [column]: id } : values
      const path = method === 'POST' ? `/${table}` : `/${table}?${column}=eq.${id}`
      expect(refusalOf(await data(path, { method, token, body }))).toEqual([403, '42501'])
      expect(refusalOf(await data(path, { method, body }))).toEqual([401, '42501'])
      expect((await read(table, token)).body).toEqual(before.body)
    },
  )
})

it(
  'data API, refuses an ended session its reads and calls, though the token runs',
  needing('account'),
  async () => {
    const { token } = await newUser()
    await logOut(token, 'global')
    const answers = [
      await read('user_profiles', token),
      await read('wallets', token),
      await call('referral_count', token),
    ]
    const refused = { status: 401, body: expect.objectContaining({ code: 'PT401', hint: 'session_ended' }) }
    expect(answers).toEqual(Array(3).fill(expect.objectContaining(refused)))
  },
)

describe('data API, referrals', () => {
  const codeOf = async ({ token }: User): Promise<string> =>
    (await read('user_profiles', token, 'select=referral_code')).body[0].referral_code
  const countOf = async ({ token }: User) => (await call('referral_count', token)).body

  it('refuse a visitor both calls', async () => {
    expect(refusalOf(await call('referral_count', undefined))).toEqual([401, '42501'])
    expect(refusalOf(await call('claim_referral', undefined, { code: 'x' }))).toEqual([401, '42501'])
  })

  it('count who names the code of another, and answer an unknown one alike', needing('account'), async () => {
    const [inviter, invited] = [await newUser(), await newUser()]
    expect(await countOf(inviter)).toBe(0)
    for (const code of ['NOBODYHASIT', (await codeOf(inviter)).toLowerCase()]) {
      const { status, body } = await call('claim_referral', invited.token, { code })
      expect([status, body]).toEqual([204, ''])
    }
    expect(await countOf(inviter)).toBe(1)
  })

  it.each([
    ['confirmation', 'signup'],
    ['reset', 'recovery'],
  ])(
    'count a sign-up not by the link of a %s, but once its owner names the code',
    needing('mail'),
    async (_, type) => {
      const inviter = await newUser()
      const code = await codeOf(inviter)
      const email = newAddress()
      await signUp(email, undefined, { data: { ref: code } })
      if (type === 'recovery') await auth('/recover', { body: { email } })
      const { token } = tokensIn(await verify(await hashTo(email, type), type))
      await putUser(token, { password: otherPassword })
      expect(await countOf(inviter)).toBe(0)
      await call('claim_referral', token, { code })
      expect(await countOf(inviter)).toBe(1)
    },
  )
})
