import { TEST_PASSWORD } from '@king-exchange/embedded-supabase/tests'
import { describe, expect, it, vi } from 'vitest'
import { parseArrival } from '@/data/session/arrival'
import { getSession, sendPasswordReset, signInWithPassword, signUp } from '@/data/session/calls'
import { createConfirmation } from '@/data/session/confirmation'
import { shareRealBackend, signOut } from './realBackend'
import { settled } from './settled'

const backend = await shareRealBackend()

const strangers = 'the stranger knows this'
const owners = 'the owner knows this'
const nameOf = async (email: string) =>
  (
    await backend.query<{ full_name: string | null }>(
      'select full_name from public.user_profiles join auth.users using (id) where email = $1',
      [email],
    )
  )[0]?.full_name

/** Registers an address, by default with the stranger's password, and returns its confirmation. */
async function registered(email: string, password = strangers, ref: string | null = null) {
  await signUp({ firstName: 'Mallory', lastName: 'Stranger', email, password, ref })
  return createConfirmation({ tokenHash: backend.tokenHash(email), type: 'signup' })
}
/** Invitation of an address: true if somebody counts as its inviter, and the code in its metadata. */
const invitationOf = async (email: string) =>
  (
    await backend.query<{ isInvited: boolean; ref: string | null }>(
      `select id in (select invited_id from public.referrals) as "isInvited", raw_user_meta_data ->> 'ref' as ref
       from auth.users where email = $1`,
      [email],
    )
  )[0]
const outcomeOf = async (call: Promise<unknown>) => (await settled(call)).error?.kind ?? 'fine'
const signedInAs = async () => (await getSession())?.user.email ?? null

describe('a confirmation link', () => {
  it('keeps who invited for the password of the registration, also days after it', async () => {
    const email = 'ira@example.com'
    const confirmation = await registered(email, owners, 'crowndemo7')
    await backend.query(`update auth.users set created_at = now() - interval '3 days' where email = $1`, [
      email,
    ])
    expect(await invitationOf(email)).toEqual({ isInvited: true, ref: 'crowndemo7' })
    expect(await outcomeOf(confirmation.prove(email, owners))).toBe('fine')
    expect(await invitationOf(email)).toEqual({ isInvited: true, ref: 'crowndemo7' })
  })

  it('drops the stranger’s invitation with the password and the name', async () => {
    const email = 'iris@example.com'
    const confirmation = await registered(email, strangers, 'crowndemo7')
    const access = { firstName: 'Iris', lastName: 'Owner', password: owners }
    expect(await outcomeOf(confirmation.choose(email, access))).toBe('fine')
    expect(await invitationOf(email)).toEqual({ isInvited: false, ref: null })
  })

  it('confirms though the invitation cannot be named once more', async () => {
    const email = 'ivo@example.com'
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const confirmation = await registered(email, owners, 'crowndemo7')
    vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
      new Request(...asked).url.includes('/rpc/')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : backend.transport(...asked),
    )
    expect(await outcomeOf(confirmation.prove(email, owners))).toBe('fine')
    expect([await signedInAs(), await nameOf(email)]).toEqual([email, 'Mallory Stranger'])
    expect(logged.mock.calls.map(([words]) => words)).toEqual(['Recording the invitation failed:'])
    logged.mockRestore()
  })

  it('makes the stranger’s password invalid even if the network drops afterwards', async () => {
    const email = 'oscar@example.com'
    const confirmation = await registered(email)
    const access = { firstName: ' Oscar', lastName: 'Owner ', password: owners }
    vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) => {
      const { url, method } = new Request(...asked)
      if (url.endsWith('/auth/v1/user') && method === 'PUT')
        return Promise.reject(new TypeError('Failed to fetch'))
      return backend.transport(...asked)
    })
    expect(await outcomeOf(confirmation.choose(email, access))).toBe('unreachable')
    vi.stubGlobal('fetch', backend.transport)
    expect(await outcomeOf(signInWithPassword(email, strangers))).toBe('invalidCredentials')
    expect([await signedInAs(), await nameOf(email)]).toEqual([null, null])

    expect(await outcomeOf(confirmation.choose(email, access))).toBe('fine')
    expect([await signedInAs(), await nameOf(email)]).toEqual([email, 'Oscar Owner'])
  })

  it('can be tried again after the network was down', async () => {
    const email = 'otto@example.com'
    const confirmation = await registered(email, owners)
    vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
      new Request(...asked).url.includes('/verify')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : backend.transport(...asked),
    )
    expect(await outcomeOf(confirmation.prove(email, owners))).toBe('unreachable')
    vi.stubGlobal('fetch', backend.transport)
    expect(await outcomeOf(confirmation.prove(email, owners))).toBe('fine')
  })

  it('is refused for another address, and stays valid for its own', async () => {
    const confirmation = await registered('mallory@example.com')
    await registered('victim@example.com', owners)
    expect(await outcomeOf(confirmation.prove('victim@example.com', owners))).toBe('otherAccount')
    expect(await signedInAs()).toBeNull()

    const access = { firstName: 'Mal', lastName: 'Lory', password: owners }
    expect(await outcomeOf(confirmation.choose('mallory@example.com', access))).toBe('fine')
    expect(await signedInAs()).toBe('mallory@example.com')
  })

  it('that was used, or was never sent, fails as expired', async () => {
    const email = 'ona@example.com'
    const used = await registered(email, owners)
    const again = createConfirmation({ tokenHash: backend.tokenHash(email), type: 'signup' })
    await used.prove(email, owners)
    await signOut()
    const access = { firstName: 'O', lastName: 'O', password: 'something else' }
    expect(await outcomeOf(again.choose(email, access))).toBe('linkExpired')
    expect(await outcomeOf(again.prove(email, owners))).toBe('fine')
    const invented = createConfirmation({ tokenHash: '0'.repeat(56), type: 'signup' })
    expect(await outcomeOf(invented.choose(email, access))).toBe('linkExpired')
  })
})

/** Opens the link of the provider's own mail, and returns the confirmation by the tokens that it brings. */
async function opened(email: string, type: 'signup' | 'recovery') {
  const link = `/auth/v1/verify?token=${backend.tokenHash(email)}&type=${type}&redirect_to=${backend.url}/dashboard`
  const answer = await backend.transport(backend.url + link, { redirect: 'manual' })
  const { tokens } = parseArrival(answer.headers.get('location') ?? '')
  if (!tokens) throw new Error(`No tokens in ${answer.headers.get('location')}`)
  return createConfirmation(tokens)
}

describe('a link of the provider’s own mail, which brings tokens', () => {
  const access = { firstName: 'Una', lastName: 'Owner', password: owners }

  it('gives the account to its owner, without the stranger’s password and name', async () => {
    const email = 'una@example.com'
    await registered(email)
    const confirmation = await opened(email, 'signup')
    expect(await outcomeOf(signInWithPassword(email, strangers))).toBe('invalidCredentials')
    expect([await signedInAs(), await nameOf(email)]).toEqual([null, null])
    expect(await outcomeOf(confirmation.choose(email, access))).toBe('fine')
    expect([await signedInAs(), await nameOf(email)]).toEqual([email, 'Una Owner'])
    await signOut()
    expect(await outcomeOf(signInWithPassword(email, owners))).toBe('fine')
  })

  it('is refused for another address, whose account it leaves as it is', async () => {
    const [email, victim] = ['ulf@example.com', 'uri@example.com']
    await backend.newUser(victim)
    await registered(email)
    const confirmation = await opened(email, 'signup')
    expect(await outcomeOf(confirmation.choose(victim, access))).toBe('otherAccount')
    expect(await outcomeOf(confirmation.reset(victim, owners))).toBe('otherAccount')
    expect(await signedInAs()).toBeNull()
    expect(await outcomeOf(signInWithPassword(victim, TEST_PASSWORD))).toBe('fine')
  })

  it('of a reset mail sets the password, and leaves the name', async () => {
    const email = 'uma@example.com'
    const { client } = await backend.newUser(email, { first_name: 'Uma', last_name: 'User' })
    await sendPasswordReset(email)
    const confirmation = await opened(email, 'recovery')
    expect(await confirmation.reset(email.toUpperCase(), owners)).toEqual({ hasEndedOthers: true })
    expect([await signedInAs(), await nameOf(email)]).toEqual([email, 'Uma User'])
    expect((await client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found')
  })

  it('takes a second attempt after the first was cut short of the login', async () => {
    const email = 'urs@example.com'
    await backend.newUser(email)
    await sendPasswordReset(email)
    const confirmation = await opened(email, 'recovery')
    vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
      new Request(...asked).url.includes('grant_type=password')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : backend.transport(...asked),
    )
    expect(await outcomeOf(confirmation.reset(email, owners))).toBe('unreachable')
    vi.stubGlobal('fetch', backend.transport)
    expect(await outcomeOf(confirmation.reset(email, owners))).toBe('fine')
    expect(await signedInAs()).toBe(email)
  })

  const later = Math.floor(Date.now() / 1000) + 3600
  const tokenEnding = (exp: number) =>
    `${btoa('{"alg":"HS256"}')}.${btoa(`{"exp":${exp}}`)}.c2lnbmF0dXJl`.replaceAll('=', '')
  const tooMany = { code: 'over_request_rate_limit', message: 'Request rate limit reached' }
  const ended = {
    code: 'session_not_found',
    message: 'Session from session_id claim in JWT does not exist',
  }
  const used = { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' }
  const banned = { code: 'user_banned', message: 'Invalid Refresh Token: User Banned' }

  it.each([
    ['made up', 'a.b.c', null, 'linkExpired'],
    ['of an ended session', tokenEnding(later), [403, ended], 'linkExpired'],
    ['old and used', tokenEnding(1), [400, used], 'linkExpired'],
    ['of a suspended account', tokenEnding(1), [400, banned], 'userBanned'],
    ['asked for too often', tokenEnding(later), [429, tooMany], 'rateLimited'],
  ] as const)('fails with tokens that are %s', async (_, accessToken, answer, kind) => {
    vi.stubGlobal('fetch', async () => {
      if (!answer) throw new Error('Nothing is asked for tokens that are none')
      const headers = { 'x-supabase-api-version': '2024-01-01', 'content-type': 'application/json' }
      return new Response(JSON.stringify(answer[1]), { status: answer[0], headers })
    })
    const confirmation = createConfirmation({ type: 'signup', accessToken, refreshToken: 'abcdefghijkl' })
    expect(await outcomeOf(confirmation.choose('ursula@example.com', access))).toBe(kind)
    expect(await signedInAs()).toBeNull()
  })
})
