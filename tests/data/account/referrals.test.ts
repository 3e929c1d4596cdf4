import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readProfile, readReferralCount } from '@/data/account/reads'
import { getSession, signInWithPassword, signUp } from '@/data/session/calls'
import { claimInvitation } from '@/data/session/claimInvitation'
import { createConfirmation } from '@/data/session/confirmation'
import { forgetInvitation, invitationCode, receiveInvitation } from '@/data/session/invitation'
import { connectToRealBackend, renew, signOut } from '../session/realBackend'
import { settled } from '../session/settled'

let backend: Awaited<ReturnType<typeof connectToRealBackend>>
let ada: string
let code: string

const account = (email: string) => ({ firstName: 'A', lastName: 'B', email, password: 'correct horse' })

/** Registers and confirms an address; returns the id of the user, who is signed in then. */
async function join(email: string, ref: string | null = null): Promise<string> {
  await signUp({ ...account(email), ref })
  const link = { tokenHash: backend.tokenHash(email), type: 'signup' } as const
  await createConfirmation(link).prove(email, 'correct horse')
  return (await getSession())?.user.id ?? ''
}

async function countOfAda() {
  await signOut()
  await signInWithPassword('ada@example.com', 'correct horse')
  return readReferralCount(ada, renew)
}

beforeAll(async () => {
  backend = await connectToRealBackend()
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  ada = await join('ada@example.com')
  code = (await readProfile(ada, renew))?.referral_code ?? ''
})
afterAll(() => backend.close())

it('counts a sign-up with the code, and one that names its inviter afterwards', async () => {
  expect(await readReferralCount(ada, renew)).toBe(0)
  const bob = await join('bob@example.com', code)
  expect(await readReferralCount(bob, renew)).toBe(0)
  expect((await getSession())?.user.user_metadata).toMatchObject({ ref: code })
  expect(await countOfAda()).toBe(1)

  const carl = await join('carl@example.com')
  expect((await getSession())?.user.user_metadata).not.toHaveProperty('ref')
  receiveInvitation(code)
  await claimInvitation(carl, renew)
  expect(invitationCode()).toBeNull()
  expect(await countOfAda()).toBe(2)
})

it('keeps the invitation while the backend is down, and throws nothing', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  receiveInvitation(code)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await claimInvitation(ada, renew)
  expect((await settled(readReferralCount(ada, renew))).error?.message).toBe('Something went wrong')
  expect(logged.mock.calls.map(([words]) => words)).toEqual([
    'Recording the invitation failed:',
    'Reading the referrals failed:',
  ])
  expect(invitationCode()).toBe(code)
  forgetInvitation()
  vi.stubGlobal('fetch', backend.transport)
  logged.mockRestore()
})

it.each(['null', '-1', '1.5', '"2"', '[3]', '{}'])(
  'is unavailable if the backend answers %s',
  async (body) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal(
      'fetch',
      async () => new Response(body, { headers: { 'content-type': 'application/json' } }),
    )
    expect((await settled(readReferralCount(ada, renew))).error?.message).toBe('Something went wrong')
    vi.stubGlobal('fetch', backend.transport)
    logged.mockRestore()
  },
)
