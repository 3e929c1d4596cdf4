import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionOf } from '../../../models/sessions'
import { stubStorage } from '../site/stubStorage.ts'

// Two tabs of one browser, each with the site's code and the provider's real client, before a server that the test plays.

let browser: Map<string, string>
let requests: { url: string; body: Record<string, unknown> }[] = []

/** Opens a tab with this `sessionStorage`. Everything in it runs by `run`. */
async function openTab(own = new Map<string, string>()) {
  let target = ''
  const location = Object.assign(new URL('https://king.example/login'), {
    assign: (url: string) => {
      target = url
    },
  })
  const window = Object.assign(new EventTarget(), { location })
  const run = async <T>(act: () => Promise<T>): Promise<T> => {
    vi.stubGlobal('window', window)
    stubStorage('sessionStorage', own)
    return act()
  }
  vi.resetModules()
  const site = await run(async () => ({
    ...(await import('@/data/session/calls')),
    ...(await import('@/data/session/loadProvider')),
  }))
  return {
    /** Leaves for Google; returns the challenge that the server gets. */
    leave: () =>
      run(async () => {
        await site.signInWithProvider('google')
        return new URL(target).searchParams.get('code_challenge')
      }),
    /** The page to which Google redirects: a new document of this tab, which has forgotten all but the storages. */
    comeBack: () => openTab(own),
    /** Exchanges the code of a redirect; returns the challenge of the verifier that is sent with it. */
    exchange: () =>
      run(async () => {
        requests = []
        await (await site.loadProvider()).exchangeCode('code')
        const sent = requests.find(({ url }) => url.includes('grant_type=pkce'))?.body.code_verifier
        return sent ? createHash('sha256').update(String(sent)).digest('base64url') : null
      }),
    run,
    site,
  }
}

type Tab = Awaited<ReturnType<typeof openTab>>

const account = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'correct horse',
}

/** Events in another tab while somebody is at Google. */
const meanwhile: Record<string, (tab: Tab) => Promise<unknown>> = {
  'a reset mail': ({ site }) => site.sendPasswordReset(account.email),
  'a confirmation mail': ({ site }) => site.resendConfirmation(account.email),
  'a sign-up': ({ site }) => site.signUp(account),
  'another Google': ({ leave }) => leave(),
  'another Google that is through': async (tab) => {
    await tab.leave()
    await (await tab.comeBack()).exchange()
  },
  'a sign-in by password': ({ site }) => site.signInWithPassword(account.email, account.password),
  'a logout': async ({ site }) => (await site.loadProvider()).signOut(null, 'local'),
}

beforeEach(() => {
  browser = stubStorage('localStorage')
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' }))
  vi.stubGlobal('WebSocket', class {})
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubEnv('VITE_SUPABASE_URL', 'https://api.king.example')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'key')
  // The client warns of each new instance with the same key.
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', async (input: unknown, init?: RequestInit) => {
    const url = String(input)
    requests.push({ url, body: JSON.parse(String(init?.body ?? '{}')) })
    if (url.includes('/settings')) return Response.json({ external: { google: true } })
    if (url.includes('/token')) {
      const session = sessionOf('ada')
      return Response.json({ ...session, expires_at: Math.floor(Date.now() / 1000) + 3600 })
    }
    if (url.includes('/signup')) return Response.json(sessionOf('ada').user)
    return Response.json({})
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('a sign-in that has left the page', () => {
  it.each(Object.entries(meanwhile))('is not harmed by %s in another tab', async (_, happen) => {
    const tab = await openTab()
    const challenge = await tab.leave()
    const other = await openTab()
    await other.run(() => happen(other))
    expect(await (await tab.comeBack()).exchange()).toBe(challenge)
  })

  it('can come back in another tab', async () => {
    const challenge = await (await openTab()).leave()
    expect(await (await openTab()).exchange()).toBe(challenge)
  })

  it('leaves nothing behind', async () => {
    const tab = await openTab()
    await tab.leave()
    await (await tab.comeBack()).exchange()
    expect(await (await openTab()).exchange()).toBeNull()
  })
})

describe('a mail', () => {
  it.each(['a reset mail', 'a confirmation mail', 'a sign-up'])(
    'is asked for without a challenge: %s',
    async (name) => {
      const tab = await openTab()
      requests = []
      await tab.run(async () => meanwhile[name]?.(tab))
      expect(requests).toHaveLength(1)
      expect(requests[0]?.body.code_challenge ?? null).toBeNull()
    },
  )
})

it('a sign-up that needs no confirmation signs in', async () => {
  const tab = await openTab()
  const answer = fetch
  vi.stubGlobal('fetch', (input: unknown, init?: RequestInit) =>
    String(input).includes('/signup')
      ? Promise.resolve(Response.json(sessionOf('ada')))
      : answer(String(input), init),
  )
  await tab.run(() => tab.site.signUp(account))
  expect(browser.get('king-exchange-session')).toContain('access-ada')
})
