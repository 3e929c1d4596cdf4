import { describe, expect, it, vi } from 'vitest'
import { redeemChange } from '@/data/provider/access'
import { readSession, signUp } from '@/data/provider/auth'
import { createConfirmation } from '@/data/provider/confirmation'
import { shareRealBackend } from './realBackend'
import { settled } from './settled'

const backend = await shareRealBackend()

const password = 'correct horse'

async function signInAnew(email: string) {
  await signUp({ firstName: 'Ada', lastName: 'Lovelace', email, password })
  await createConfirmation({ tokenHash: backend.tokenHash(email), type: 'signup' }).prove(email, password)
}

type Answer = { status: number; body: object }

/** Answers with what the auth server was recorded to answer, and notes what it is asked; else the backend answers. */
function record(answers: Record<string, Answer | Answer[]>) {
  const left = new Map(Object.entries(answers).map(([asked, answer]) => [asked, [answer].flat()]))
  const asked: [string, unknown][] = []
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const { method, url } = new Request(...request)
    const name = `${method} ${new URL(url).pathname.replace('/auth/v1', '')}`
    const answer = left.get(name)?.shift()
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

const kindOf = async (call: Promise<unknown>) => (await settled(call)).error?.kind ?? 'fine'

const halfAccepted: Answer = {
  status: 200,
  body: {
    code: '200',
    msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  },
}

describe('a link of a change of address', () => {
  it('is accepted without a session when it is the first, and nobody else is signed in or out', async () => {
    await signInAnew('iris@example.com')
    const { names } = record({ 'POST /verify': halfAccepted })
    expect(await redeemChange('a-hash')).toBeNull()
    expect(names()).toEqual(['POST /verify'])
    expect((await readSession())?.user.email).toBe('iris@example.com')
  })

  it('brings the new address when it is the second, ends its own session and refreshes that of its user', async () => {
    await signInAnew('juno@example.com')
    const session = await readSession()
    const other = backend.client()
    const own = await other.auth.signInWithPassword({ email: 'juno@example.com', password })
    const user = { ...session?.user, email: 'juno@olymp.example' }
    const { names } = record({ 'POST /verify': { status: 200, body: { ...own.data.session, user } } })
    expect(await redeemChange('a-hash')).toBe('juno@olymp.example')
    expect(names()).toEqual(['POST /verify', 'POST /logout', 'POST /token'])
    expect((await other.auth.refreshSession()).error?.code).toBe('refresh_token_not_found')
    expect((await readSession())?.user.email).toBe('juno@example.com')
  })

  it('leaves another user signed in', async () => {
    const { id, client } = await backend.newUser('kore@example.com')
    const { data } = await client.auth.getSession()
    await signInAnew('leda@example.com')
    const user = { ...data.session?.user, id, email: 'kore@olymp.example' }
    const { names } = record({ 'POST /verify': { status: 200, body: { ...data.session, user } } })
    expect(await redeemChange('a-hash')).toBe('kore@olymp.example')
    expect(names()).toEqual(['POST /verify', 'POST /logout'])
    expect((await readSession())?.user.email).toBe('leda@example.com')
  })

  it('fails as expired when it was used', async () => {
    record({ 'POST /verify': refused(403, 'otp_expired', 'Email link is invalid or has expired') })
    expect(await kindOf(redeemChange('a-hash'))).toBe('linkExpired')
  })
})
