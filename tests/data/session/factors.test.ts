import { describe, expect, it, vi } from 'vitest'
import { signInWithPassword, signUp, verifyCode } from '@/data/session/calls'
import { createConfirmation } from '@/data/session/confirmation'
import { confirmFactor, discardFactor, enrolFactor, removeFactor } from '@/data/session/factors'
import { parseClaims } from '@/data/session/parseClaims'
import { storedSession } from '@/data/session/storage'
import { accessTokenOf } from '../../../models/accessToken'
import { me } from '../../me'
import { shareRealBackend } from './realBackend'
import { settled } from './settled'

const backend = await shareRealBackend()

type Listed = { id: string; friendly_name: string; factor_type: string; status: string; created_at: string }

// Recorded answers of a hosted server, to which these factors are added.
const refusals = {
  nameTaken: [422, 'mfa_factor_name_conflict', 'A factor with the friendly name "phone" already exists'],
  closed: [422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP'],
  tooMany: [422, 'too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached'],
  wrong: [422, 'mfa_verification_failed', 'Invalid TOTP code entered'],
  late: [422, 'mfa_challenge_expired', 'MFA challenge has expired, verify against another challenge'],
  gone: [404, 'mfa_factor_not_found', 'Factor not found'],
  lowAssurance: [422, 'insufficient_aal', 'AAL2 required to unenroll verified factor'],
} as const

type Refusal = keyof typeof refusals

const refuse = (refusal: Refusal) => {
  const [status, code, message] = refusals[refusal]
  return Response.json({ code, message }, { status, headers: { 'x-supabase-api-version': '2024-01-01' } })
}

const app = (id: string, status = 'verified'): Listed => ({
  id,
  friendly_name: `name of ${id}`,
  factor_type: 'totp',
  status,
  created_at: '2026-01-10T08:05:00Z',
})

/** An app that was added after any session of these tests began. */
const newApp = (id: string): Listed => ({
  ...app(id),
  created_at: new Date(Date.now() + 3_600_000).toISOString(),
})

/** The code that an app shows. */
const codeOf = (id: string) => `code of ${id}`

/** Signs a person in whose account has these factors; `refused` are calls that fail, by method and path. */
async function signInWith(factors: Listed[], refused: Record<string, Refusal> = {}) {
  const email = `${crypto.randomUUID()}@example.com`
  const password = 'correct horse'
  await signUp({ firstName: 'Ada', lastName: 'Lovelace', email, password })
  await createConfirmation({ tokenHash: backend.tokenHash(email), type: 'signup' }).prove(email, password)
  const session = await signInWithPassword(email, password)
  const asked: string[] = []
  const user = () => ({ ...session.user, factors })
  const answers: Record<string, (id: string, body: Record<string, string>) => Response> = {
    'GET /user': () => Response.json(user()),
    'POST /factors': (_, body) => {
      factors.push({ ...app('new', 'unverified'), friendly_name: body.friendly_name ?? '' })
      const totp = { qr_code: '<svg/>', secret: 'SECRET', uri: `otpauth://totp/x?issuer=${body.issuer}` }
      return Response.json({ id: 'new', type: 'totp', friendly_name: body.friendly_name, totp })
    },
    'POST /factors/*/challenge': (id) =>
      factors.some((each) => each.id === id)
        ? Response.json({ id: `challenge of ${id}`, type: 'totp', expires_at: 1_900_000_000 })
        : refuse('gone'),
    'POST /factors/*/verify': (id, { code }) => {
      if (code !== codeOf(id)) return refuse('wrong')
      for (const each of factors) if (each.id === id) each.status = 'verified'
      const access_token = accessTokenOf({ ...parseClaims(session.access_token), aal: 'aal2' })
      return Response.json({ ...session, access_token, user: user() })
    },
    'DELETE /factors/*': (id) => {
      const place = factors.findIndex((each) => each.id === id)
      if (place < 0) return refuse('gone')
      factors.splice(place, 1)
      return Response.json({ id })
    },
    'POST /token': () => Response.json({ ...session, refresh_token: 'renewed', user: user() }),
  }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const path = pathname.replace('/auth/v1', '')
    const id = decodeURIComponent(path.split('/')[2] ?? '')
    const route = `${request.method} ${path.replace(/^\/factors\/[^/]+/, '/factors/*')}`
    if (!(route in answers)) return backend.transport(request)
    asked.push(`${request.method} ${decodeURIComponent(path)}`)
    const refusal = refused[route]
    if (refusal) return refuse(refusal)
    return answers[route]?.(id, await request.json().catch(() => ({}))) ?? refuse('gone')
  })
  return { factors, asked }
}

const kindOf = async (call: Promise<unknown>) => (await settled(call)).error?.kind ?? 'none'

describe('the code of a login', () => {
  const apps = ['phone', 'tablet']

  it.each([
    ['the second app', 'none', [app('phone'), app('tablet')], codeOf('tablet')],
    ['no app', 'wrongCode', [app('phone'), app('tablet')], '000000'],
    ['one of which the other was removed elsewhere', 'none', [app('tablet')], codeOf('tablet')],
    ['no app, of which one was removed elsewhere', 'wrongCode', [app('phone')], '000000'],
  ])('of %s is taken as that of any: %s', async (_, kind, enrolled, code) => {
    const { asked } = await signInWith(enrolled)
    expect(await kindOf(verifyCode(me(), apps, code))).toBe(kind)
    expect(asked).not.toContain('POST /token')
  })

  it('renews the session where all apps were removed elsewhere', async () => {
    const { asked } = await signInWith([])
    expect(await kindOf(verifyCode(me(), apps, '000000'))).toBe('none')
    expect(asked.at(-1)).toBe('POST /token')
  })

  it('stops at the first answer that is about no code', async () => {
    const { asked } = await signInWith([app('phone'), app('tablet')], { 'POST /factors/*/verify': 'late' })
    expect(await kindOf(verifyCode(me(), apps, codeOf('tablet')))).toBe('codeExpired')
    expect(asked).not.toContain('POST /factors/tablet/challenge')
  })
})

describe('the set-up of an authenticator app', () => {
  it('begins with a name, under which the provider is asked for a key', async () => {
    await signInWith([])
    expect(await enrolFactor(me(), { name: '  Work\u0000 phone ', issuer: 'King Exchange' })).toEqual({
      id: 'new',
      friendly_name: 'Work phone',
      uri: 'otpauth://totp/x%20(Work%20phone)?issuer=King Exchange',
      secret: 'SECRET',
    })
  })

  it('removes what is left of an earlier one first, and nothing that is in use', async () => {
    const { factors, asked } = await signInWith([app('phone'), app('rest', 'unverified')])
    await enrolFactor(me(), { name: 'Tablet', issuer: 'King Exchange', code: codeOf('phone') })
    expect(asked).toEqual([
      'GET /user',
      'POST /factors/phone/challenge',
      'POST /factors/phone/verify',
      'DELETE /factors/rest',
      'POST /factors',
    ])
    expect(factors.map(({ id }) => id)).toEqual(['phone', 'new'])
  })

  it.each([
    ['no code', undefined, 'proofNeeded'],
    ['a code of none', '000000', 'wrongCode'],
    ['a code of the second one', codeOf('tablet'), 'none'],
  ])('of an account with devices goes on with a code of one of them: %s', async (_, code, kind) => {
    const { factors } = await signInWith([app('phone'), app('tablet')])
    expect(await kindOf(enrolFactor(me(), { name: 'Watch', issuer: 'King Exchange', code }))).toBe(kind)
    expect(factors).toHaveLength(kind === 'none' ? 3 : 2)
  })

  it('does not use a code up for a name that is taken, however it is written', async () => {
    const { asked } = await signInWith([app('phone')])
    const call = enrolFactor(me(), {
      name: 'NAME of phone\u200B',
      issuer: 'King Exchange',
      code: codeOf('phone'),
    })
    expect(await kindOf(call)).toBe('factorNameTaken')
    expect(asked).toEqual(['GET /user'])
  })

  it('goes on if what is left was removed elsewhere just now', async () => {
    await signInWith([app('rest', 'unverified')], { 'DELETE /factors/*': 'gone' })
    expect(await kindOf(enrolFactor(me(), { name: 'Tablet', issuer: 'King Exchange' }))).toBe('none')
  })

  it.each([
    ['nameTaken', 'factorNameTaken'],
    ['closed', 'factorsClosed'],
    ['tooMany', 'tooManyFactors'],
  ] as const)('fails for «%s» as %s, and the session stays', async (refusal, kind) => {
    await signInWith([], { 'POST /factors': refusal })
    expect(await kindOf(enrolFactor(me(), { name: 'phone', issuer: 'King Exchange' }))).toBe(kind)
    expect(storedSession()).not.toBeNull()
  })

  it('is finished by a code of the app, after which the session has the second factor', async () => {
    await signInWith([app('new', 'unverified')])
    expect(await confirmFactor(me(), 'new', codeOf('new')), 'it is the first').toBe(true)
    const stored = storedSession()
    expect(parseClaims(stored?.access_token)).toMatchObject({ aal: 'aal2' })
    expect(stored?.user.factors).toMatchObject([{ id: 'new', status: 'verified' }])
    await signInWith([app('phone'), app('new', 'unverified')])
    expect(await confirmFactor(me(), 'new', codeOf('new')), 'it is the first').toBe(false)
  })

  it('is not finished where it was removed elsewhere meanwhile', async () => {
    const { asked } = await signInWith([])
    expect(await kindOf(confirmFactor(me(), 'new', codeOf('new')))).toBe('factorGone')
    expect(asked).not.toContain('POST /token')
  })

  it('is discarded while it is unfinished, and stays once it is in use', async () => {
    const { factors, asked } = await signInWith([app('new', 'unverified')])
    await discardFactor(me(), 'new')
    expect(factors).toEqual([])
    factors.push(app('phone'))
    await discardFactor(me(), 'phone')
    expect(factors).toHaveLength(1)
    expect(asked.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /factors/new'])
  })
})

describe('the removal of a second factor', () => {
  it('wants a code of another one first, then renews the session, which lists the rest', async () => {
    const { asked } = await signInWith([app('phone'), app('tablet'), app('rest', 'unverified')])
    expect(await removeFactor(me(), 'phone', codeOf('tablet')), 'it is the last').toBe(false)
    expect(asked).toEqual([
      'GET /user',
      'POST /factors/tablet/challenge',
      'POST /factors/tablet/verify',
      'DELETE /factors/phone',
      'POST /token',
    ])
    expect(storedSession()?.user.factors).toMatchObject([{ id: 'tablet' }, { id: 'rest' }])
  })

  it.each([
    ['its own, beside another one', [app('phone'), app('tablet')], 'phone', 'wrongCode'],
    ['one that was added in this session', [app('phone'), newApp('tablet')], 'tablet', 'proofNeeded'],
    [
      'its own, beside one that was added in this session',
      [app('phone'), newApp('tablet')],
      'phone',
      'proofNeeded',
    ],
    [
      'a third one that was added in this session',
      [app('phone'), app('tablet'), newApp('watch')],
      'watch',
      'wrongCode',
    ],
  ])('takes no code of %s', async (_, devices, shown, kind) => {
    const { factors, asked } = await signInWith([...devices])
    expect(await kindOf(removeFactor(me(), 'phone', codeOf(shown)))).toBe(kind)
    expect(factors).toHaveLength(devices.length)
    expect(asked.filter((call) => call.startsWith('DELETE'))).toEqual([])
  })

  it('is refused with a code of none of them, and removes nothing', async () => {
    const { factors } = await signInWith([app('phone'), app('tablet')])
    const error = (await settled(removeFactor(me(), 'phone', '000000'))).error
    expect([error?.kind, error?.message]).toEqual(['wrongCode', 'Invalid TOTP code entered'])
    expect(Math.abs((error?.checkedAt ?? 0) - Date.now()), 'when it was checked').toBeLessThan(60_000)
    expect(factors).toHaveLength(2)
    expect(storedSession()).not.toBeNull()
  })

  it('is done if the factor was removed elsewhere meanwhile', async () => {
    const { factors } = await signInWith([app('tablet')])
    expect(await kindOf(removeFactor(me(), 'phone', codeOf('tablet')))).toBe('none')
    expect(factors).toHaveLength(1)
  })

  it('is refused where the server asks for more than the session has', async () => {
    await signInWith([app('phone')], { 'DELETE /factors/*': 'lowAssurance' })
    expect(await kindOf(removeFactor(me(), 'phone', codeOf('phone')))).toBe('codeNeeded')
  })

  it('of the last one wants its own code, and is done even if the session cannot be renewed just then', async () => {
    const { factors } = await signInWith([app('phone')], { 'POST /token': 'late' })
    expect(await removeFactor(me(), 'phone', codeOf('phone')), 'it is the last').toBe(true)
    expect(factors).toEqual([])
  })
})
