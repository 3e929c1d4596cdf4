import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  readMovements,
  readProfile,
  readProfileSummary,
  readReferralCount,
  readWallets,
} from '@/data/account/reads'
import { signInWithPassword } from '@/data/session/auth'
import { claimInvitation } from '@/data/session/claimInvitation'
import { createConfirmation } from '@/data/session/confirmation'
import { readInvitation } from '@/data/session/invitation'
import { loadProvider } from '@/data/session/loadProvider'
import { hashTo } from './support/mailbox'
import { needing } from './support/target'
import {
  aPassword,
  getUser,
  logOut,
  newAddress,
  newUnconfirmed,
  newUser,
  onAnotherDevice,
  otherPassword,
  putUser,
  quoted,
  remove,
  signIn,
  signUp,
  someUser,
  sql,
  suspend,
  tokensIn,
  type User,
  verify,
} from './support/users'
import { ask, aUuid, auth, data } from './support/wire'

vi.mock(import('@/data/session/invitation'), async (original) => ({
  ...(await original()),
  readInvitation: vi.fn(() => null),
}))

const tokens = ['BTC', 'ETH', 'KCC', 'KCREDIT', 'USDT']
const read = (table: string, token?: string, query = 'select=*') =>
  data(`/${table}?${query}`, token ? { token } : {})
const call = (name: string, token: string | undefined, body: object = {}) =>
  data(`/rpc/${name}`, { body, ...(token ? { token } : null) })
/** Status and code of a refusal. */
const refusalOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

afterEach(async () => {
  await (await loadProvider()).signOut(null, 'local')
})

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
    const { body } = await read(
      'wallets',
      token,
      'select=id,user_id,token_symbol,balance::text&order=token_symbol',
    )
    expect(body).toEqual(
      tokens.map((token_symbol) => ({
        id: aUuid,
        user_id: id,
        token_symbol,
        balance: '0.000000000000000000',
      })),
    )
  })

  it('gives no rows of another, though they are asked for by name', needing('account'), async () => {
    const [one, other] = [await someUser(), await newUser()]
    expect((await read('wallets', one.token, `user_id=eq.${other.id}`)).body).toEqual([])
    expect((await read('wallet_movements', one.token, `user_id=eq.${other.id}`)).body).toEqual([])
    expect((await read('user_profiles', one.token, `id=eq.${other.id}`)).body).toEqual([])
  })

  it.each(['user_profiles', 'wallets', 'wallet_movements', 'referrals', 'wallet%73'])(
    'refuses a visitor all of %s',
    async (table) => {
      expect(refusalOf(await read(table))).toEqual([401, '42501'])
    },
  )

  it('refuses a user who came by whom', needing('account'), async () => {
    const { token } = await someUser()
    expect(refusalOf(await read('referrals', token))).toEqual([403, '42501'])
  })

  it.each(['users', 'sessions', 'mfa_factors'])(
    'does not know the auth server’s table %s',
    needing('account'),
    async (table) => {
      const { token } = await someUser()
      expect((await read(table, token)).status).toBe(404)
      const { status } = await ask(`/rest/v1/${table}`, { token, headers: { 'accept-profile': 'auth' } })
      expect(status).toBe(406)
    },
  )

  it('is refused with a key that is wrong', needing('gateway'), async () => {
    expect((await data('/wallets?select=id', { headers: { apikey: 'sb_publishable_wrong' } })).status).toBe(
      401,
    )
  })

  it(
    'on the site gives what has moved, newest first, to the last decimal',
    needing('account', 'database'),
    async () => {
      const { id, email } = await newUser()
      const amounts = ['99999999999999999999.000000000000000001', '-0.000000000000000001']
      for (const amount of amounts)
        await sql(
          `update public.wallets set balance = balance + ${amount} where token_symbol = 'KCC' and user_id = ${quoted(id)}`,
        )
      await signInWithPassword(email, aPassword)
      const moved = {
        id: aUuid,
        token_symbol: 'KCC',
        moved_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/),
        reason: null,
      }
      expect(await readMovements(id, (await loadProvider()).renewSession)).toEqual([
        { ...moved, amount: amounts[1], balance_after: '99999999999999999999.000000000000000000' },
        { ...moved, amount: amounts[0], balance_after: amounts[0] },
      ])
    },
  )

  it('on the site gives profile, summary, wallets, movements and referrals', needing('account'), async () => {
    const { id, email } = await someUser()
    await signInWithPassword(email, aPassword)
    const renew = (await loadProvider()).renewSession
    expect(await readProfileSummary(id, renew)).toEqual({
      full_name: 'Ada Contract',
      kyc_status: 'not_verified',
    })
    expect((await readProfile(id, renew)).referral_code).toMatch(/^[2-9A-HJ-NP-Z]{10}$/)
    expect((await readWallets(id, renew)).map((wallet) => wallet.token_symbol)).toEqual(tokens)
    expect(await readMovements(id, renew)).toEqual([])
    expect(await readReferralCount(id, renew)).toBe(0)
  })
})

describe('data API, writing', () => {
  const write = (method: string, path: string, token: string | undefined, body?: object) =>
    data(path, { method, ...(token ? { token } : null), ...(body ? { body } : null) })

  it.each([
    ['a KYC status', 'PATCH', 'user_profiles', 'id', { kyc_status: 'verified' }],
    ['a name', 'PATCH', 'user_profiles', 'id', { full_name: 'Queen' }],
    ['a referral code', 'PATCH', 'user_profiles', 'id', { referral_code: 'CONTRACT' }],
    ['a balance', 'PATCH', 'wallets', 'user_id', { balance: 1_000_000 }],
    ['a profile', 'DELETE', 'user_profiles', 'id', undefined],
    ['a wallet', 'DELETE', 'wallets', 'user_id', undefined],
    ['a movement', 'PATCH', 'wallet_movements', 'user_id', { amount: 1 }],
    ['a movement', 'DELETE', 'wallet_movements', 'user_id', undefined],
  ])(
    'refuses a user to change or delete %s, the own one too',
    needing('account'),
    async (_, method, table, column, body) => {
      const [one, other] = [await someUser(), await newUser()]
      const before = [await read(table, one.token), await read(table, other.token)].map(
        (answer) => answer.body,
      )
      for (const id of [one.id, other.id])
        expect(refusalOf(await write(method, `/${table}?${column}=eq.${id}`, one.token, body))).toEqual([
          403,
          '42501',
        ])
      const after = [await read(table, one.token), await read(table, other.token)].map(
        (answer) => answer.body,
      )
      expect(after).toEqual(before)
    },
  )

  it.each([
    ['wallets', { token_symbol: 'DOGE' }, 'user_id'],
    ['wallet_movements', { token_symbol: 'BTC', amount: 1, balance_after: 1 }, 'user_id'],
    ['user_profiles', { referral_code: 'CONTRACT' }, 'id'],
    ['referrals', {}, 'invited_id'],
  ])('refuses a user a new row of %s', needing('account'), async (table, row, column) => {
    const { id, token } = await someUser()
    const body = { ...row, [column]: id, ...(table === 'referrals' ? { inviter_id: id } : null) }
    expect(refusalOf(await write('POST', `/${table}`, token, body))).toEqual([403, '42501'])
  })

  it('refuses a visitor a new row', async () => {
    const body = { user_id: crypto.randomUUID(), token_symbol: 'DOGE' }
    expect(refusalOf(await write('POST', '/wallets', undefined, body))).toEqual([401, '42501'])
  })

  it('does not serve what is private', needing('account'), async () => {
    const { token } = await someUser()
    expect((await call('create_account', token)).status).toBe(404)
    const answer = await data('/rpc/record_referral', {
      token,
      body: {},
      headers: { 'content-profile': 'private' },
    })
    expect(answer.status).toBe(406)
  })
})

describe('data API, ended sessions', () => {
  /** Hints with which the reads of a dashboard are refused. */
  const hintsTo = async (token: string) => {
    const answers = [
      await read('user_profiles', token),
      await read('wallets', token),
      await call('referral_count', token),
    ]
    return answers.map(({ status, body }) => `${status} ${body?.code ?? ''} ${body?.hint ?? ''}`.trim())
  }
  const refused = (hint: string) => Array(3).fill(`401 PT401 ${hint}`)

  it.each([
    ['a logout there', (user: User) => onAnotherDevice(user).then((other) => logOut(other.token, 'others'))],
    ['a logout everywhere', (user: User) => logOut(user.token, 'global')],
    [
      'a new password elsewhere',
      (user: User) =>
        onAnotherDevice(user).then((other) => putUser(other.token, { password: otherPassword })),
    ],
  ])('are refused after %s, though the token runs', needing('account'), async (_, end) => {
    const user = await newUser()
    await end(user)
    expect(await hintsTo(user.token)).toEqual(refused('session_ended'))
  })

  it('are refused after a suspension', needing('account', 'admin'), async () => {
    const user = await newUser()
    await suspend(user)
    expect(await hintsTo(user.token)).toEqual(refused('account_suspended'))
  })

  it(
    'of a deleted account get no rows or a refusal, and its call a refusal',
    needing('account', 'admin'),
    async () => {
      const user = await newUser()
      await remove(user)
      for (const table of ['wallets', 'user_profiles']) {
        const { body } = await read(table, user.token)
        // The database chooses whether it looks for rows first, of which none is left, or asks the policy.
        expect([[], 'account_closed'], table).toContainEqual(body?.hint ?? body)
      }
      const { status, body } = await call('referral_count', user.token)
      expect([status, body.code, body.hint]).toEqual([401, 'PT401', 'account_closed'])
    },
  )

  it('leave other sessions of the user alone', needing('account'), async () => {
    const user = await newUser()
    const other = await onAnotherDevice(user)
    await logOut(user.token, 'local')
    expect((await read('wallets', other.token)).body).toHaveLength(5)
  })

  it('on the site fail as a session that is missing', needing('account'), async () => {
    const user = await newUser()
    await signInWithPassword(user.email, aPassword)
    await logOut(user.token, 'global')
    const renew = (await loadProvider()).renewSession
    await expect(readWallets(user.id, renew)).rejects.toMatchObject({ kind: 'sessionMissing' })
  })
})

describe('data API, referrals', () => {
  const codeOf = async ({ token }: User): Promise<string> =>
    (await read('user_profiles', token, 'select=referral_code')).body[0].referral_code
  const countOf = async ({ token }: User) => (await call('referral_count', token)).body

  it('refuse a visitor both calls', async () => {
    expect(refusalOf(await call('referral_count', undefined))).toEqual([401, '42501'])
    expect(refusalOf(await call('claim_referral', undefined, { code: 'x' }))).toEqual([401, '42501'])
  })

  it('count who names the code of another', needing('account'), async () => {
    const [inviter, invited] = [await newUser(), await newUser()]
    expect(await countOf(inviter)).toBe(0)
    const { status } = await call('claim_referral', invited.token, {
      code: (await codeOf(inviter)).toLowerCase(),
    })
    expect([status, await countOf(inviter)]).toEqual([204, 1])
  })

  it('count nobody twice, and nobody by the own code', needing('account'), async () => {
    const [first, second, invited] = [await newUser(), await newUser(), await newUser()]
    await call('claim_referral', invited.token, { code: await codeOf(invited) })
    await call('claim_referral', invited.token, { code: await codeOf(first) })
    await call('claim_referral', invited.token, { code: await codeOf(second) })
    expect([await countOf(invited), await countOf(first), await countOf(second)]).toEqual([0, 1, 0])
  })

  it('answer an unknown code as a known one', needing('account'), async () => {
    const { token } = await someUser()
    const { status, body } = await call('claim_referral', token, { code: 'NOBODYHASIT' })
    expect([status, body]).toEqual([204, ''])
  })

  it('count a sign-up by the code once its password confirms the address', needing('mail'), async () => {
    const inviter = await newUser()
    const email = newAddress()
    await signUp(email, undefined, { data: { ref: await codeOf(inviter) } })
    expect(await countOf(inviter)).toBe(0)
    const link = { tokenHash: await hashTo(email, 'signup'), type: 'signup' } as const
    await createConfirmation(link).prove(email, aPassword)
    expect(await countOf(inviter)).toBe(1)
  })

  it('count no sign-up of a stranger whose address its owner confirms anew', needing('mail'), async () => {
    const inviter = await newUser()
    const email = newAddress()
    await signUp(email, undefined, { data: { ref: await codeOf(inviter) } })
    const link = { tokenHash: await hashTo(email, 'signup'), type: 'signup' } as const
    const access = { firstName: 'Olive', lastName: 'Owner', password: otherPassword }
    await createConfirmation(link).choose(email, access)
    expect(await countOf(inviter)).toBe(0)
    const { token } = tokensIn(await signIn(email, otherPassword))
    expect((await getUser(token)).body.user_metadata).not.toHaveProperty('ref')
  })

  it.each([
    ['confirmation', 'signup'],
    ['reset', 'recovery'],
  ])('count no sign-up by the link of a %s alone', needing('mail'), async (_, type) => {
    const inviter = await newUser()
    const email = newAddress()
    await signUp(email, undefined, { data: { ref: await codeOf(inviter) } })
    if (type === 'recovery') await auth('/recover', { body: { email } })
    const { token } = tokensIn(await verify(await hashTo(email, type), type))
    await putUser(token, { password: otherPassword })
    expect(await countOf(inviter)).toBe(0)
  })

  it('count no account that is older than an hour', needing('account', 'database'), async () => {
    const [inviter, invited] = [await newUser(), await newUser()]
    await sql(
      `update auth.users set created_at = created_at - interval '2 hours' where id = ${quoted(invited.id)}`,
    )
    await call('claim_referral', invited.token, { code: await codeOf(inviter) })
    expect(await countOf(inviter)).toBe(0)
  })

  it('on the site are claimed by the invitation of the browser', needing('account'), async () => {
    const [inviter, invited] = [await newUser(), await newUser()]
    vi.mocked(readInvitation).mockReturnValue(await codeOf(inviter))
    await signInWithPassword(invited.email, aPassword)
    await claimInvitation(invited.id, (await loadProvider()).renewSession)
    expect(await countOf(inviter)).toBe(1)
  })

  it('of an unconfirmed sign-up are nobody’s yet', needing('account', 'mail'), async () => {
    const inviter = await newUser()
    await newUnconfirmed()
    expect(await countOf(inviter)).toBe(0)
  })
})
