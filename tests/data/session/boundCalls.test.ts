import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBoundCalls } from '@/data/session/boundCalls'
import { receiveInvitation } from '@/data/session/invitation'
import { loadProvider } from '@/data/session/loadProvider'
import { parseClaims } from '@/data/session/parseClaims'
import type { SessionReport } from '@/data/session/sessionTypes'
import { sessionKey, storedSession } from '@/data/session/storage'
import { connectToRealBackend, renew } from './realBackend'
import { settled } from './settled'
import { writing } from './writingCalls'

const backend = await connectToRealBackend()
afterAll(() => backend.close())

/** The storage of the browser, which other tabs write too; a swap comes after a number of reads. */
const storage = {
  texts: new Map<string, string>(),
  swap: null as { after: number; text: string } | null,
  getItem(key: string) {
    const text = storage.texts.get(key) ?? null
    if (key === sessionKey && storage.swap && storage.swap.after-- === 0) {
      storage.texts.set(key, storage.swap.text)
      storage.swap = null
    }
    return text
  },
  setItem: (key: string, text: string) => void storage.texts.set(key, text),
  removeItem: (key: string) => void storage.texts.delete(key),
}
vi.stubGlobal('localStorage', storage)
vi.stubGlobal('window', Object.assign(window, { localStorage: storage }))

/** A signed-in user: the id, and the session as the storage holds it. */
async function newPerson(email: string) {
  const { id, client } = await backend.newUser(email)
  const { session } = (await client.auth.getSession()).data
  return { id, session, text: JSON.stringify(session) }
}
const ada = await newPerson('ada@example.com')
const bob = await newPerson('bob@example.com')
const inviter = await newPerson('inviter@example.com')
const [invitation] = await backend.query<{ referral_code: string }>(
  'select referral_code from public.user_profiles where id = $1',
  [inviter.id],
)

/** Everything that the database knows of a person, but for the times of a session that is merely renewed. */
const rowsOf = async ({ id }: { id: string }) =>
  Promise.all(
    [
      "select to_jsonb(u) - 'last_sign_in_at' - 'updated_at' as row from auth.users u where id = $1",
      'select id, aal, not_after from auth.sessions where user_id = $1 order by id',
      'select to_jsonb(f) as row from auth.mfa_factors f where user_id = $1 order by id',
      'select to_jsonb(p) as row from public.user_profiles p where id = $1',
      'select to_jsonb(r) as row from public.referrals r where invited_id = $1',
    ].map((sql) => backend.query(sql, [id])),
  )

/** The users in whose name something was asked that is no read, in order. */
let changedAs: unknown[] = []
/** Called when a request for a user is answered, before the caller learns of that. */
let onAnswered: () => unknown = () => {}
/** Answers the renewal of a session once it is called; null while renewals are answered at once. */
let release: (() => void) | null = null

beforeEach(() => {
  changedAs = []
  storage.texts.set(sessionKey, ada.text)
  if (invitation) receiveInvitation(invitation.referral_code)
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const { method, url, headers } = new Request(...request)
    const { sub } = parseClaims(headers.get('authorization')?.slice('Bearer '.length))
    if (sub && (method !== 'GET' || url.includes('reauthenticate'))) changedAs.push(sub)
    if (release && url.includes('grant_type=refresh_token'))
      await new Promise<void>((resolve) => {
        release = resolve
      })
    const answer = await backend.transport(...request)
    if (sub) onAnswered()
    return answer
  })
})
afterEach(() => {
  onAnswered = () => {}
  release = null
  storage.swap = null
})

/** Calls that tell nobody of a failure. */
const isSilent = (name: string) => ['claim.claimInvitation', 'calls.endOtherSessions'].includes(name)

it('sends nothing with Ada’s token either once Bob’s session is stored, which the answer would replace', async () => {
  const { actFor, guard } = createBoundCalls()
  const send = vi.fn()
  const call = actFor(ada.id, () => {
    storage.texts.set(sessionKey, bob.text)
    const headers = { authorization: `Bearer ${ada.session?.access_token}` }
    return guard(send)('/auth/v1/user', { method: 'PUT', headers })
  })
  expect((await settled(call)).error?.kind).toBe('accountChanged')
  expect(send).not.toHaveBeenCalled()
})

describe.each(Object.entries(writing))('%s for Ada', (name, call) => {
  /** Expects that nothing was sent and nothing changed, and that the caller was told so. */
  async function expectRefusal(pending: Promise<unknown>, before: unknown) {
    const { error } = await settled(pending)
    if (!isSilent(name)) expect(error?.kind).toBe('accountChanged')
    expect(changedAs).toEqual([])
    expect(await rowsOf(bob)).toEqual(before)
    expect(storage.texts.get(sessionKey)).toBe(bob.text)
  }

  let life: AbortController
  beforeEach(() => {
    life = new AbortController()
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    return () => {
      life.abort()
      logged.mockRestore()
    }
  })

  it('sends nothing where Bob has logged in without notice, and has Bob shown', async () => {
    const reports: SessionReport[] = []
    const { followSession } = await loadProvider()
    followSession({ report: (report) => reports.push(report), signal: life.signal })
    await vi.waitFor(() => expect(reports.map(({ type }) => type)).toContain('INITIAL_SESSION'))
    const before = await rowsOf(bob)
    storage.texts.set(sessionKey, bob.text)
    await expectRefusal(call(ada.id, renew), before)
    await vi.waitFor(() =>
      expect(reports).toContainEqual(
        expect.objectContaining({ type: 'SIGNED_IN', session: expect.anything() }),
      ),
    )
    if (!isSilent(name)) expect(reports).toContainEqual({ type: 'call.refused' })
  })

  it('sends nothing where Bob logs in while Ada’s session is being refreshed', async () => {
    const expired = { ...ada.session, expires_at: Math.floor(Date.now() / 1000) - 10 }
    storage.texts.set(sessionKey, JSON.stringify(expired))
    release = () => {}
    const before = await rowsOf(bob)
    const hanging = release
    const pending = call(ada.id, renew)
    await vi.waitFor(() => expect(release).not.toBe(hanging))
    storage.texts.set(sessionKey, bob.text)
    release()
    await expectRefusal(pending, before)
  })

  it('stores no answer in the place of Bob, who logs in before it comes, or after Ada has logged out', async () => {
    const storedId = () => storedSession()?.user.id
    onAnswered = () => storage.texts.set(sessionKey, bob.text)
    await settled(call(ada.id, renew))
    expect(storedId()).toBe(bob.id)
    storage.texts.set(sessionKey, ada.text)
    onAnswered = () => storage.texts.delete(sessionKey)
    await settled(call(ada.id, renew))
    expect(storedId()).toBeUndefined()
  })

  it('is sent in Ada’s name or not at all, whenever Bob logs in', async () => {
    const before = await rowsOf(bob)
    for (let after = 0; after < 14; after += 1) {
      storage.texts.set(sessionKey, ada.text)
      storage.swap = { after, text: bob.text }
      await settled(call(ada.id, renew))
    }
    expect(changedAs.filter((sub) => sub !== ada.id)).toEqual([])
    expect(await rowsOf(bob)).toEqual(before)
  })
})
