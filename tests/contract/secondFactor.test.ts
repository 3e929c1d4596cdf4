import { timeCode } from '@king-exchange/embedded-supabase'
import { afterEach, describe, expect, it } from 'vitest'
import { readSession, signInWithPassword, updatePassword, verifyCode } from '@/data/session/auth'
import { loadProvider } from '@/data/session/loadProvider'
import { me } from '../me'
import { needing } from './support/target'
import {
  aPassword,
  claimsOf,
  getUser,
  newUser,
  onAnotherDevice,
  otherPassword,
  putUser,
  quoted,
  refresh,
  signIn,
  sql,
  tokensIn,
} from './support/users'
import { aTime, aUuid, auth, data, expectRefusal, outcomeOf } from './support/wire'

type Factor = { id: string; secret: string }

const enrol = (token: string, body: object = {}) =>
  auth('/factors', { token, body: { factor_type: 'totp', friendly_name: 'phone', ...body } })
const challenge = async (token: string, factorId: string) =>
  (await auth(`/factors/${factorId}/challenge`, { method: 'POST', token })).body.id as string
const answer = (token: string, factorId: string, challenge_id: string, code: string) =>
  auth(`/factors/${factorId}/verify`, { token, body: { challenge_id, code } })
const unenrol = (token: string, factorId: string) => auth(`/factors/${factorId}`, { method: 'DELETE', token })

async function newFactor(token: string, friendly_name = 'phone'): Promise<Factor> {
  const { body } = await enrol(token, { friendly_name })
  return { id: body.id, secret: body.totp.secret }
}

/** Gives the right code; the session is then one of the second level. */
const giveCode = async (token: string, { id, secret }: Factor) =>
  answer(token, id, await challenge(token, id), timeCode(secret, Date.now()))

/** A user with a factor, in a session for which its code was given. */
async function newUserWithFactor() {
  const user = await newUser()
  const factor = await newFactor(user.token)
  return { user, factor, ...tokensIn(await giveCode(user.token, factor)) }
}

/** A factor as its user reads it. */
const listed = (id: string, status: string) =>
  expect.objectContaining({ id, status, friendly_name: 'phone', factor_type: 'totp', created_at: aTime })

/** The tables that the data API serves, each with its first column, and the functions with their arguments, all null. */
const publicNames = async (): Promise<[Record<string, string>, Record<string, object>]> =>
  JSON.parse(
    await sql(
      `select jsonb_build_array(
         (select jsonb_object_agg(relname, attname) from pg_class join pg_attribute on attrelid = pg_class.oid and attnum = 1
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')),
         (select jsonb_object_agg(proname, (
            select coalesce(jsonb_object_agg(argument, null), '{}') from unnest(proargnames[:pronargs]) as argument))
          from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f' and prorettype <> 'trigger'::regtype
            and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e'))
       )::text`,
    ),
  )

/** A code that is not the right one now, nor one step before or after. */
function wrongCode(secret: string): string {
  const good = [-60_000, -30_000, 0, 30_000, 60_000].map((shift) => timeCode(secret, Date.now() + shift))
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !good.includes(code)) ?? ''
  )
}

afterEach(async () => {
  await (await loadProvider()).signOut(null, 'local')
})

describe('second factor, enrolment', () => {
  it('is answered with a secret and its address for an app', needing('account'), async () => {
    const { email, token } = await newUser()
    const { status, body } = await enrol(token)
    const secret = expect.stringMatching(/^[A-Z2-7]{32}$/)
    expect([status, body]).toMatchObject([200, { id: aUuid, friendly_name: 'phone', totp: { secret } }])
    const { protocol, host, pathname, searchParams } = new URL(body.totp.uri)
    const { issuer, ...parameters } = Object.fromEntries(searchParams)
    expect([protocol, host, decodeURIComponent(pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/${issuer}:${email}`,
    ])
    expect(parameters).toEqual({ algorithm: 'SHA1', digits: '6', period: '30', secret: body.totp.secret })
  })

  it('with a name that is taken is refused', needing('account'), async () => {
    const { token } = await newUser()
    await enrol(token)
    const words = 'A factor with the friendly name "phone" for this user already exists'
    expectRefusal(await enrol(token), 422, 'mfa_factor_name_conflict', words)
  })

  it('of a second device needs the code of the first', needing('account'), async () => {
    const { user, token } = await newUserWithFactor()
    const first = await onAnotherDevice(user)
    const words = 'AAL2 required to enroll a new factor'
    expectRefusal(await enrol(first.token, { friendly_name: 'tablet' }), 403, 'insufficient_aal', words)
    expect((await enrol(token, { friendly_name: 'tablet' })).status).toBe(200)
  })

  it('is listed in the user, unverified', needing('account'), async () => {
    const { token } = await newUser()
    const { id } = await newFactor(token)
    const { factors } = (await getUser(token)).body
    expect(factors).toEqual([listed(id, 'unverified')])
  })

  it('that was not verified changes nothing at a sign-in', needing('account'), async () => {
    const user = await newUser()
    await newFactor(user.token)
    const { token } = await onAnotherDevice(user)
    expect([claimsOf(token).aal, (await data('/wallets?select=id', { token })).body.length]).toEqual([
      'aal1',
      5,
    ])
  })

  it('is complete with the first right code, which raises the session', needing('account'), async () => {
    const { user, factor, token } = await newUserWithFactor()
    const { aal, amr, session_id } = claimsOf(token)
    const timestamp = expect.any(Number)
    expect([aal, amr, session_id]).toEqual([
      'aal2',
      [
        { method: 'totp', timestamp },
        { method: 'password', timestamp },
      ],
      claimsOf(user.token).session_id,
    ])
    expect((await getUser(token)).body.factors).toEqual([listed(factor.id, 'verified')])
  })

  it('ends the sessions of other devices', needing('account'), async () => {
    const user = await newUser()
    const other = await onAnotherDevice(user)
    await giveCode(user.token, await newFactor(user.token))
    expect([outcomeOf(await getUser(other.token)), outcomeOf(await refresh(other.refreshToken))]).toEqual([
      '403 session_not_found',
      '400 refresh_token_not_found',
    ])
  })

  it('leaves the tokens from before it in the own session good', needing('account'), async () => {
    const { user } = await newUserWithFactor()
    expect((await getUser(user.token)).status).toBe(200)
    expect(claimsOf(tokensIn(await refresh(user.refreshToken)).token).aal).toBe('aal2')
  })
})

describe('second factor, challenge', () => {
  it('is answered with its id and its end, in five minutes', needing('account'), async () => {
    const { token } = await newUser()
    const { id } = await newFactor(token)
    const before = Math.floor(Date.now() / 1000)
    const { status, body } = await auth(`/factors/${id}/challenge`, { method: 'POST', token })
    expect({ status, body }).toEqual({
      status: 200,
      body: { id: aUuid, type: 'totp', expires_at: expect.any(Number) },
    })
    expect(Math.abs(body.expires_at - before - 300)).toBeLessThan(120)
  })

  it('of another’s factor is refused, and so is its removal', needing('account'), async () => {
    const { id } = await newFactor((await newUser()).token)
    const { token } = await newUser()
    const refusal = [404, 'mfa_factor_not_found', 'Factor not found'] as const
    expectRefusal(await auth(`/factors/${id}/challenge`, { method: 'POST', token }), ...refusal)
    expectRefusal(await unenrol(token, id), ...refusal)
  })

  it.each([
    ['wrong', wrongCode],
    ['of letters', () => 'abcdef'],
    ['with a space', (secret: string) => timeCode(secret, Date.now()).replace(/^.../, '$& ')],
    ['of the minutes before', (secret: string) => timeCode(secret, Date.now() - 120_000)],
  ])('refuses a code that is %s', needing('account'), async (_, codeOf) => {
    const { token } = await newUser()
    const { id, secret } = await newFactor(token)
    const answered = await answer(token, id, await challenge(token, id), codeOf(secret))
    expectRefusal(answered, 422, 'mfa_verification_failed', 'Invalid TOTP code entered')
  })

  it('takes the right code after a wrong one', needing('account'), async () => {
    const { token } = await newUser()
    const { id, secret } = await newFactor(token)
    const asked = await challenge(token, id)
    await answer(token, id, asked, wrongCode(secret))
    expect((await answer(token, id, asked, timeCode(secret, Date.now()))).status).toBe(200)
  })

  it('is good once', needing('account'), async () => {
    const { token } = await newUser()
    const { id, secret } = await newFactor(token)
    const asked = await challenge(token, id)
    await answer(token, id, asked, timeCode(secret, Date.now()))
    expect((await answer(token, id, asked, timeCode(secret, Date.now()))).status).toBe(422)
  })

  it('takes a code that another challenge has taken', needing('account'), async () => {
    const { token } = await newUser()
    const factor = await newFactor(token)
    const code = timeCode(factor.secret, Date.now())
    await answer(token, factor.id, await challenge(token, factor.id), code)
    expect((await answer(token, factor.id, await challenge(token, factor.id), code)).status).toBe(200)
  })

  it('is too late after ten minutes', needing('account', 'database'), async () => {
    const { token } = await newUser()
    const { id, secret } = await newFactor(token)
    const asked = await challenge(token, id)
    await sql(
      `update auth.mfa_challenges set created_at = created_at - interval '10 minutes' where id = ${quoted(asked)}`,
    )
    const words = `MFA challenge ${asked} has expired, verify against another challenge or create a new challenge.`
    expectRefusal(
      await answer(token, id, asked, timeCode(secret, Date.now())),
      422,
      'mfa_challenge_expired',
      words,
    )
  })

  it('on the site signs in to the second level', needing('account'), async () => {
    const { user, factor } = await newUserWithFactor()
    await signInWithPassword(user.email, aPassword)
    await expect(verifyCode(me(), [factor.id], wrongCode(factor.secret))).rejects.toMatchObject({
      kind: 'wrongCode',
    })
    await verifyCode(me(), [factor.id], timeCode(factor.secret, Date.now()))
    expect(claimsOf((await readSession())?.access_token ?? '').aal).toBe('aal2')
  })
})

describe('second factor, what it protects', () => {
  it('a sign-in with the password alone is of the first level', needing('account'), async () => {
    const { user } = await newUserWithFactor()
    const { body } = await signIn(user.email)
    expect([claimsOf(body.access_token).aal, body.user.factors[0].status]).toEqual(['aal1', 'verified'])
  })

  it('the data API reads nothing before the code', needing('account'), async () => {
    const { user, token } = await newUserWithFactor()
    const first = await onAnotherDevice(user)
    for (const path of ['/wallets?select=id', '/user_profiles?select=id']) {
      const { status, body } = await data(path, { token: first.token })
      expect([status, body.code, body.message]).toEqual([
        401,
        'PT401',
        'The code of a second factor is required',
      ])
    }
    expect((await data('/wallets?select=id', { token })).body).toHaveLength(5)
  })

  it(
    'the data API refuses every table and function before the code, whoever adds one',
    needing('account', 'database'),
    async () => {
      const { user } = await newUserWithFactor()
      const { token } = await onAnotherDevice(user)
      // A policy is asked once there is a row, so each table has one of the user's: here, a movement.
      await sql(`update public.wallets set balance = 1 where user_id = '${user.id}' and token_symbol = 'BTC'`)
      const [tables, functions] = await publicNames()
      expect([tables, functions]).toMatchObject([{ wallets: {} }, { referral_count: {} }])
      const outcomes = new Map<string, string>()
      for (const [table, column] of Object.entries(tables)) {
        const [path, body] = [`/${table}`, { [column]: null }]
        outcomes.set(`read ${table}`, outcomeOf(await data(path, { token })))
        outcomes.set(`add to ${table}`, outcomeOf(await data(path, { token, body })))
        const all = { token, path: `${path}?${column}=not.is.null` }
        outcomes.set(`change ${table}`, outcomeOf(await data(all.path, { token, method: 'PATCH', body })))
        outcomes.set(`delete from ${table}`, outcomeOf(await data(all.path, { token, method: 'DELETE' })))
      }
      for (const [name, body] of Object.entries(functions)) {
        outcomes.set(`call ${name}`, outcomeOf(await data(`/rpc/${name}`, { token, body })))
      }
      const answered = [...outcomes].filter(([, outcome]) => !['401 PT401', '403 42501'].includes(outcome))
      expect(answered).toEqual([])
    },
  )

  it('a new password needs the second level', needing('account'), async () => {
    const { user, token } = await newUserWithFactor()
    const first = await onAnotherDevice(user)
    const words = 'AAL2 session is required to update email or password when MFA is enabled.'
    expectRefusal(await putUser(first.token, { password: otherPassword }), 401, 'insufficient_aal', words)
    expect((await putUser(token, { password: otherPassword })).status).toBe(200)
  })

  it('another address needs the second level', needing('account'), async () => {
    const { user } = await newUserWithFactor()
    const first = await onAnotherDevice(user)
    const words = 'AAL2 session is required to update email or password when MFA is enabled.'
    expectRefusal(await putUser(first.token, { email: `new-${user.email}` }), 401, 'insufficient_aal', words)
  })

  it.each([
    ['a full name', { full_name: 'Thief' }],
    ['no name', { full_name: null }],
    ['a name as a provider gives it', { full_name: null, name: 'Thief' }],
  ])('%s in the metadata does not, and renames nobody', needing('account'), async (_, names) => {
    const { user, token } = await newUserWithFactor()
    const first = await onAnotherDevice(user)
    expect((await putUser(first.token, { data: names })).status).toBe(200)
    const profiles = await data('/user_profiles?select=full_name', { token })
    expect(profiles.body).toEqual([{ full_name: 'Ada Contract' }])
  })

  it('a new name does not', needing('account'), async () => {
    const { user } = await newUserWithFactor()
    const first = await onAnotherDevice(user)
    expect((await putUser(first.token, { data: { first_name: 'Augusta' } })).status).toBe(200)
  })

  it('its removal needs the second level', needing('account'), async () => {
    const { user, factor, token } = await newUserWithFactor()
    const first = await onAnotherDevice(user)
    const words = 'AAL2 required to unenroll verified factor'
    expectRefusal(await unenrol(first.token, factor.id), 422, 'insufficient_aal', words)
    const { status, body } = await unenrol(token, factor.id)
    expect({ status, body }).toEqual({ status: 200, body: { id: factor.id } })
  })

  it(
    'the session goes on after the removal, on the first level from its refresh on',
    needing('account'),
    async () => {
      const { factor, token, refreshToken } = await newUserWithFactor()
      await unenrol(token, factor.id)
      const { status, body } = await getUser(token)
      expect([status, 'factors' in body]).toEqual([200, false])
      expect(claimsOf(tokensIn(await refresh(refreshToken)).token).aal).toBe('aal1')
    },
  )

  it(
    'on the site a new password without the code fails as one that needs it',
    needing('account'),
    async () => {
      const { user } = await newUserWithFactor()
      await signInWithPassword(user.email, aPassword)
      await expect(updatePassword(me(), otherPassword)).rejects.toMatchObject({ kind: 'codeNeeded' })
    },
  )
})
