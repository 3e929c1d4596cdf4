import { describe, expect, it, vi } from 'vitest'
import { changeAddress, changePassword, redeemChange } from '@/data/session/access'
import { getSession, logOutElsewhere, signUp } from '@/data/session/calls'
import { createConfirmation } from '@/data/session/confirmation'
import { readFactors } from '@/data/session/factors'
import { me } from '../../me'
import { shareRealBackend } from './realBackend'
import { settled } from './settled'

const backend = await shareRealBackend()

const password = 'correct horse'
const next = 'quiet lantern'

async function signInAnew(email: string) {
  await signUp({ firstName: 'Ada', lastName: 'Lovelace', email, password })
  await createConfirmation({ tokenHash: backend.tokenHash(email), type: 'signup' }).prove(email, password)
}

type Answer = { status: number; body: object }

/** Gives recorded answers of the auth server, and writes the requests down; without one the backend answers. */
function record(answers: Record<string, Answer | Answer[]>) {
  const remaining = new Map(Object.entries(answers).map(([asked, answer]) => [asked, [answer].flat()]))
  const asked: [string, unknown][] = []
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const { method, url } = new Request(...request)
    const name = `${method} ${new URL(url).pathname.replace('/auth/v1', '')}`
    const answer = remaining.get(name)?.shift()
    asked.push([name, JSON.parse(String(request[1]?.body ?? 'null'))])
    if (!answer) return backend.transport(...request)
    return Response.json(answer.body, {
      status: answer.status,
      headers: { 'x-supabase-api-version': '2024-01-01' },
    })
  })
  return { asked, names: () => asked.map(([name]) => name) }
}

const refused = (status: number, code: string, message: string): Answer => ({
  status,
  body: { code, message },
})

const needed = refused(400, 'reauthentication_needed', 'Password update requires reauthentication')
const mailed: Answer = { status: 200, body: {} }
const justMailed = refused(
  429,
  'over_email_send_rate_limit',
  'For security purposes, you can only request this after 59 seconds.',
)

const kindOf = async (call: Promise<unknown>) => (await settled(call)).error?.kind ?? 'fine'

describe('a new password', () => {
  it('has a code mailed where the session is older than a day, and is sent with it', async () => {
    await signInAnew('cleo@example.com')
    const { asked, names } = record({
      'PUT /user': [needed, needed],
      'GET /reauthenticate': [mailed, mailed],
    })
    expect(await kindOf(changePassword(me(), next))).toBe('reauthenticationNeeded')
    expect(names()).toEqual(['PUT /user', 'GET /reauthenticate'])
    await kindOf(changePassword(me(), next, '123456'))
    expect(asked.filter(([name]) => name === 'PUT /user')).toMatchObject([
      ['PUT /user', { password: next }],
      ['PUT /user', { password: next, nonce: '123456' }],
    ])
    expect(asked[0]?.[1]).not.toHaveProperty('nonce')
  })

  it('asks for the code that was mailed within the last minute', async () => {
    await signInAnew('dora@example.com')
    record({ 'PUT /user': needed, 'GET /reauthenticate': justMailed })
    expect(await kindOf(changePassword(me(), next))).toBe('reauthenticationNeeded')
  })

  it.each([
    [refused(429, 'over_email_send_rate_limit', 'email rate limit exceeded'), 'mailLimited'],
    [refused(500, 'unexpected_failure', 'Error sending reauthentication email'), 'serverError'],
  ])('tells that no code was mailed: %j', async (answer, kind) => {
    await signInAnew(`${kind}@example.com`)
    record({ 'PUT /user': needed, 'GET /reauthenticate': answer })
    expect(await kindOf(changePassword(me(), next))).toBe(kind)
  })

  it('tells a wrong code from one that is missing, and mails no other', async () => {
    await signInAnew('ella@example.com')
    const wrong = refused(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
    const { names } = record({ 'PUT /user': wrong })
    expect(await kindOf(changePassword(me(), next, '123456'))).toBe('reauthenticationRefused')
    expect(names()).toEqual(['PUT /user'])
  })

  it('learns of a second factor that was set up elsewhere by refreshing the session', async () => {
    await signInAnew('fay@example.com')
    const { names } = record({
      'PUT /user': refused(
        401,
        'insufficient_aal',
        'AAL2 session is required to update email or password when MFA is enabled.',
      ),
    })
    expect(await kindOf(changePassword(me(), next))).toBe('codeNeeded')
    expect(names()).toEqual(['PUT /user', 'POST /token'])
  })
})

/** A user as the auth server answers while two links wait. */
const moving = (id: string): object => ({
  id,
  aud: 'authenticated',
  role: 'authenticated',
  email: 'hera@example.com',
  new_email: 'hera@olymp.example',
  email_change_sent_at: '2026-11-25T00:57:45.836Z',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-11-25T00:50:00.000Z',
})

const idOf = async () => (await getSession())?.user.id ?? ''

describe('a new address', () => {
  it('that has been decided in another browser is in the session after a look at the account', async () => {
    await signInAnew('eos@example.com')
    const { asked, names } = record({ 'PUT /user': { status: 200, body: moving(await idOf()) } })
    await changeAddress(me(), 'hera@olymp.example')
    expect(asked).toMatchObject([['PUT /user', { email: 'hera@olymp.example' }]])
    expect((await getSession())?.user.new_email).toBe('hera@olymp.example')
    await readFactors()
    const { user } = (await getSession()) ?? {}
    expect([user?.email, user?.new_email || null]).toEqual(['eos@example.com', null])
    await readFactors()
    expect(names()).toEqual(['PUT /user', 'GET /user', 'POST /token', 'GET /user'])
  })
})

describe('a link of a change of address', () => {
  it('brings the new address when it is the second, and refreshes the session of its user', async () => {
    await signInAnew('juno@example.com')
    const session = await getSession()
    const other = backend.client()
    const own = await other.auth.signInWithPassword({ email: 'juno@example.com', password })
    const user = { ...session?.user, email: 'juno@olymp.example' }
    const { names } = record({ 'POST /verify': { status: 200, body: { ...own.data.session, user } } })
    expect(await redeemChange('a-hash')).toBe('juno@olymp.example')
    expect(names()).toEqual(['POST /verify', 'POST /logout', 'POST /token'])
    expect((await other.auth.refreshSession()).error?.code).toBe('refresh_token_not_found')
    expect((await getSession())?.user.email).toBe('juno@example.com')
  })

  it('leaves another user signed in', async () => {
    const { id, client } = await backend.newUser('kore@example.com')
    const { data } = await client.auth.getSession()
    await signInAnew('leda@example.com')
    const user = { ...data.session?.user, id, email: 'kore@olymp.example' }
    const { names } = record({ 'POST /verify': { status: 200, body: { ...data.session, user } } })
    expect(await redeemChange('a-hash')).toBe('kore@olymp.example')
    expect(names()).toEqual(['POST /verify', 'POST /logout'])
    expect((await getSession())?.user.email).toBe('leda@example.com')
  })
})

describe('logging out elsewhere', () => {
  it('tells of a session that is over itself', async () => {
    await signInAnew('nike@example.com')
    record({
      'POST /logout': refused(
        403,
        'session_not_found',
        'Session from session_id claim in JWT does not exist',
      ),
    })
    expect(await kindOf(logOutElsewhere(me()))).toBe('sessionMissing')
    expect(await getSession()).toBeNull()
  })
})
