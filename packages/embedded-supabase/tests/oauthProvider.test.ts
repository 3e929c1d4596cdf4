import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createOauthProvider } from '../src/oauthProvider.ts'
import { startTestBackend, TEST_PASSWORD, TEST_URL, type TestBackend } from './testBackend.ts'

const callback = `${TEST_URL}/auth/v1/callback`
const newEmail = () => `visitor-${randomUUID()}@example.test`
const ada = (email: string, more: Record<string, string> = {}) => ({
  email,
  name: 'Ada Lovelace',
  answer: 'continue',
  ...more,
})

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => backend.close())

const at = (path: string, origin = TEST_URL) => new URL(path, origin)
const get = (url: URL) => backend.transport(url)
const leadsTo = (answer: Response) => at(answer.headers.get('location') ?? '')

/** Begins a sign-in with Google as the site does; returns the page it redirects to, and the PKCE verifier. */
async function authorize(more: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url')
  const url = at('/auth/v1/authorize')
  url.search = new URLSearchParams({
    provider: 'google',
    redirect_to: `${TEST_URL}/dashboard`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 's256',
    ...more,
  }).toString()
  return { page: leadsTo(await get(url)), verifier }
}

const open = (page: URL) => backend.oauthPage(new Request(page))

/** Presses a button of the provider's page; returns the address it redirects to. */
const press = async (page: URL, form: Record<string, string>) =>
  leadsTo(await backend.oauthPage(new Request(page, { method: 'POST', body: new URLSearchParams(form) })))

const exchange = async (code: string | null, verifier: string) => {
  const answer = await backend.transport(at('/auth/v1/token?grant_type=pkce'), {
    method: 'POST',
    headers: { apikey: backend.publishableKey },
    body: JSON.stringify({ auth_code: code, code_verifier: verifier }),
  })
  return answer.json()
}

/** Signs in at the provider; returns the address on the site that the redirects end at. */
async function arriveAs(form: Record<string, string>) {
  const { page, verifier } = await authorize()
  return { address: leadsTo(await get(await press(page, form))), verifier }
}

/** Signs in at the provider and exchanges the code for a session. */
async function signInAs(form: Record<string, string>) {
  const { address, verifier } = await arriveAs(form)
  return exchange(address.searchParams.get('code'), verifier)
}

const problemOf = ({ searchParams }: URL) => [searchParams.get('error'), searchParams.get('error_code')]

describe('the local stand-in for Google', () => {
  it('is offered, and the other two are not', async () => {
    const settings = await (
      await backend.transport(at('/auth/v1/settings'), { headers: { apikey: backend.publishableKey } })
    ).json()
    expect(settings.external).toMatchObject({ google: true, apple: false, twitter: false })
  })

  it('is the page that the sign-in redirects to, and says what it is', async () => {
    const { page } = await authorize()
    expect(page.origin + page.pathname).toBe(`${TEST_URL}/oauth/authorize`)
    const answer = await open(page)
    expect(await answer.text()).toContain('The local stand-in for Google')
    expect(answer.headers.get('content-security-policy')).toContain(
      "form-action 'self' http://localhost:5173;",
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('opens an account with a profile, and signs in to it the next time', async () => {
    const email = newEmail()
    const first = await signInAs(ada(email))
    expect(first.user.email).toBe(email)
    expect(await backend.query('select full_name from profiles where id = $1', [first.user.id])).toEqual([
      { full_name: 'Ada Lovelace' },
    ])

    const second = await signInAs(ada(email.toUpperCase(), { name: 'Countess' }))
    expect(second.user.id).toBe(first.user.id)
    expect(backend.mails.list(email)).toEqual([])
  })

  it('accepts an empty name, and a name with characters that Postgres cannot store', async () => {
    const nameOf = async (name: string) => {
      const { user } = await signInAs(ada(newEmail(), { name }))
      const rows = await backend.query('select full_name from profiles where id = $1', [user.id])
      return rows[0]
    }
    expect(await nameOf('  ')).toEqual({ full_name: null })
    expect(await nameOf('A\u0000da <b>王</b>')).toEqual({ full_name: 'Ada <b>王</b>' })
  })

  it.each([
    ['cancel', ['access_denied', null]],
    ['fail', ['server_error', null]],
    ['bad code', ['server_error', 'unexpected_failure']],
  ])('redirects back to the site when told to %s', async (answer, problem) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { address } = await arriveAs({ answer })
    expect(address.pathname).toBe('/dashboard')
    expect(problemOf(address)).toEqual(problem)
  })

  it('asks again for a malformed address', async () => {
    const { page } = await authorize()
    const answer = await backend.oauthPage(
      new Request(page, { method: 'POST', body: new URLSearchParams(ada('"><b>ada')) }),
    )
    expect(answer.status).toBe(422)
    const text = await answer.text()
    expect(text).toContain('Please enter an email address.')
    expect(text).not.toContain('<b>ada')
  })

  it.each([
    ['redirect_uri', 'https://evil.example/auth/v1/callback'],
    ['redirect_uri', `${TEST_URL}/dashboard`],
    ['redirect_uri', `${callback}/..`],
    ['client_id', 'somebody-else'],
    ['response_type', 'token'],
    ['state', ''],
  ])('refuses a request whose %s is %s, and does not redirect', async (name, value) => {
    const { page } = await authorize()
    page.searchParams.set(name, value)
    for (const answer of [
      await open(page),
      await backend.oauthPage(
        new Request(page, { method: 'POST', body: new URLSearchParams(ada(newEmail())) }),
      ),
    ]) {
      expect(answer.status).toBe(400)
      expect(answer.headers.get('location')).toBeNull()
    }
  })

  it('refuses a callback that was added to the request', async () => {
    const { page } = await authorize({ redirect_uri: 'https://evil.example/' })
    expect((await open(page)).status).toBe(400)
  })

  it('redirects back to the site only, whatever address was asked for', async () => {
    const { page } = await authorize({ redirect_to: 'https://evil.example/' })
    expect(leadsTo(await get(await press(page, ada(newEmail())))).origin).toBe(TEST_URL)
  })
})

describe('a code', () => {
  const provider = () => {
    let now = 0
    const google = createOauthProvider(
      () => callback,
      () => now,
    )
    const ask = (changes: Record<string, string>) =>
      google.answer(
        new Request(at('/oauth/token'), {
          method: 'POST',
          body: new URLSearchParams({
            client_id: google.clientId,
            client_secret: google.clientSecret,
            grant_type: 'authorization_code',
            redirect_uri: callback,
            ...changes,
          }),
        }),
      )
    const code = () => google.issueCode({ email: 'ada@example.test', name: 'Ada', isVerified: true })
    const pass = (seconds: number) => {
      now += seconds * 1000
    }
    return { google, ask, code, pass }
  }

  it('can be used once', async () => {
    const { ask, code } = provider()
    const issued = code()
    expect((await ask({ code: issued })).status).toBe(200)
    const again = await ask({ code: issued })
    expect([again.status, await again.json()]).toEqual([400, { error: 'invalid_grant' }])
  })

  it('can be used for a minute', async () => {
    const { ask, code, pass } = provider()
    const [early, late] = [code(), code()]
    pass(59)
    expect((await ask({ code: early })).status).toBe(200)
    pass(1)
    expect((await ask({ code: late })).status).toBe(400)
  })

  it.each([
    ['client_secret', 'guessed', 401],
    ['client_id', 'somebody-else', 401],
    ['grant_type', 'password', 400],
    ['redirect_uri', 'https://evil.example/', 400],
    ['code', 'guessed', 400],
  ])('is refused when the %s is wrong', async (name, value, status) => {
    const { ask, code } = provider()
    expect((await ask({ code: code(), [name]: value })).status).toBe(status)
  })

  it('gets the profile of the person it was issued for', async () => {
    const { google, ask, code } = provider()
    const { access_token } = await (await ask({ code: code() })).json()
    const profile = (token: string) =>
      google.answer(new Request(at('/oauth/userinfo'), { headers: { authorization: `Bearer ${token}` } }))
    expect((await profile('guessed')).status).toBe(401)
    expect(await (await profile(access_token)).json()).toEqual({
      id: expect.stringMatching(/^\d{21}$/),
      email: 'ada@example.test',
      verified_email: true,
      name: 'Ada',
    })
  })

  it('of the site itself can be used once, by the browser that asked for it', async () => {
    const { address, verifier } = await arriveAs(ada(newEmail()))
    const code = address.searchParams.get('code')
    expect(await exchange(code, randomBytes(32).toString('base64url'))).toMatchObject({
      error_code: 'bad_code_verifier',
    })
    expect(await exchange(code, verifier)).toMatchObject({ access_token: expect.any(String) })
    expect(await exchange(code, verifier)).toMatchObject({ error_code: 'flow_state_not_found' })
  })

  it('comes back with a state that can be used once, and was issued here', async () => {
    const { page, verifier } = await authorize()
    const back = await press(page, ada(newEmail()))
    expect(back.searchParams.get('state')).toBe(page.searchParams.get('state'))
    const address = leadsTo(await get(back))
    await exchange(address.searchParams.get('code'), verifier)
    expect(problemOf(leadsTo(await get(back)))).toEqual(['invalid_request', 'bad_oauth_state'])
    back.searchParams.set('state', randomUUID())
    expect(problemOf(leadsTo(await get(back)))).toEqual(['invalid_request', 'bad_oauth_state'])
  })
})

describe('an account with a password', () => {
  const signInByPassword = (email: string) =>
    backend.client().auth.signInWithPassword({ email, password: TEST_PASSWORD })

  it('is joined by a verified address, and keeps its password, its profile and its id', async () => {
    const email = newEmail()
    const { id } = await backend.newUser(email, { first_name: 'Grace', last_name: 'Hopper' })
    expect((await signInAs(ada(email))).user.id).toBe(id)
    expect((await signInByPassword(email)).data.user?.id).toBe(id)
    expect(await backend.query('select full_name from profiles where id = $1', [id])).toEqual([
      { full_name: 'Grace Hopper' },
    ])
  })

  it.each(['confirmed', 'unconfirmed'])('that is %s is not opened by an unverified address', async (kind) => {
    const email = newEmail()
    if (kind === 'confirmed') await backend.newUser(email)
    else await backend.client().auth.signUp({ email, password: TEST_PASSWORD })
    const before = await backend.query('select * from auth.users where email = $1', [email])

    for (const _ of ['once', 'once more']) {
      const { address, verifier } = await arriveAs(ada(email, { unverified: 'on' }))
      expect(problemOf(address)).toEqual(['access_denied', 'provider_email_needs_verification'])
      expect(address.searchParams.get('code')).toBeNull()
      expect(await exchange(null, verifier)).not.toHaveProperty('access_token')
    }
    expect(await backend.query('select * from auth.users where email = $1', [email])).toEqual(before)
  })

  it('that a stranger opened for an address becomes its owner’s, without the stranger’s password', async () => {
    const email = newEmail()
    await backend.client().auth.signUp({ email, password: TEST_PASSWORD })
    const { user } = await signInAs(ada(email))
    expect(user.identities.map(({ provider }: { provider: string }) => provider)).toEqual(['google'])
    expect((await signInByPassword(email)).error?.code).toBe('invalid_credentials')
  })

  it('is not opened by another address', async () => {
    const [mine, yours] = [newEmail(), newEmail()]
    const { id } = await backend.newUser(mine)
    expect((await signInAs(ada(yours))).user.id).not.toBe(id)
  })
})

describe('the detour around Google', () => {
  it('leaves other requests alone, those to Google too, and restores fetch', async () => {
    const seen: string[] = []
    const plainFetch: typeof fetch = async (input) => {
      seen.push(input instanceof Request ? input.url : String(input))
      return Response.json({})
    }
    vi.stubGlobal('fetch', plainFetch)
    const { page } = await authorize()
    const back = await press(page, ada(newEmail()))

    // Held in the middle of the exchange, in which the test itself is somebody else.
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const answer = backend.google.answer
    const asked = new Promise<void>((resolve) => {
      vi.spyOn(backend.google, 'answer').mockImplementation(async (request) => {
        resolve()
        await released
        return answer(request)
      })
    })
    const arriving = get(back)
    await asked
    expect(fetch).not.toBe(plainFetch)
    const others = [
      'https://oauth2.googleapis.com/token',
      'https://www.googleapis.com/userinfo/v2/me',
      'https://a.test/',
    ]
    for (const url of others) await fetch(url)
    release()
    expect(leadsTo(await arriving).searchParams.get('code')).toEqual(expect.any(String))
    expect(seen).toEqual(others)
    expect(fetch).toBe(plainFetch)
    vi.unstubAllGlobals()
  })
})
