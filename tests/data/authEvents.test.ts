import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Arrival } from '@/data/arrival'
import type { AuthEvent } from '@/data/authEvents'
import { sessionOf } from '../machines/sessions'

type Listener = (event: AuthChangeEvent, session: Session | null) => void

const nothing: Arrival = { code: null, problem: null }
const ada = sessionOf('ada')
const bob = sessionOf('bob')

/** A window with just enough in it, and a provider's client whose events are fired by hand. */
async function connect(arrival: Arrival, exchangeError: unknown = null) {
  const welcome = vi.fn()
  const stored = new Map<string, string>()
  const window = Object.assign(new EventTarget(), {
    location: new URL('https://king.example/'),
    localStorage: { getItem: (key: string) => stored.get(key) ?? null },
  })
  vi.stubGlobal('window', window)

  let fire: Listener = () => {}
  const auth = {
    onAuthStateChange: (listener: Listener) => {
      fire = listener
      return { data: { subscription: { unsubscribe: () => {} } } }
    },
    getSession: async () => ({ data: { session: stored.size > 0 ? ada : null }, error: null }),
    exchangeCodeForSession: async () => ({ data: {}, error: exchangeError }),
  }
  vi.resetModules()
  vi.doMock('@/data/supabaseClient', async () => ({
    createSupabase: () => ({ auth }),
    followAuth: (await import('@/data/authStream')).followAuth,
  }))
  const { listenToAuth } = await import('@/data/authEvents')
  const { loadSupabase, sessionStorageKey } = await import('@/data/supabase')

  const heard: string[] = []
  const events: AuthEvent[] = []
  const stop = listenToAuth(
    arrival,
    (event) => {
      events.push(event)
      heard.push(
        'problem' in event
          ? `${event.type} ${event.problem}`
          : `${event.type} ${('session' in event && event.session?.user.id) || '-'}`,
      )
    },
    welcome,
  )
  await loadSupabase()
  await vi.advanceTimersByTimeAsync(0)

  const change = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  return {
    heard,
    events,
    welcome,
    stop,
    fire: (event: AuthChangeEvent, session: Session | null) => fire(event, session),
    store: (session: Session) => stored.set(sessionStorageKey, JSON.stringify(session)),
    storeInAnotherTab: (session: Session) => {
      stored.set(sessionStorageKey, JSON.stringify(session))
      change(sessionStorageKey, JSON.stringify(session))
    },
    clearInAnotherTab: async () => {
      stored.clear()
      change(null, null)
      await vi.advanceTimersByTimeAsync(0)
    },
    comeBackFromCache: async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.doUnmock('@/data/supabaseClient')
})

describe('listenToAuth', () => {
  it('passes on at once what this tab has stored', async () => {
    const { heard, fire, store } = await connect(nothing)
    store(ada)
    fire('SIGNED_IN', ada)
    fire('SIGNED_OUT', null)
    expect(heard).toEqual(['SIGNED_IN ada', 'SIGNED_OUT -'])
  })

  it("waits for another tab's session to be seen in storage", async () => {
    const { heard, fire, storeInAnotherTab } = await connect(nothing)
    fire('SIGNED_IN', ada)
    await vi.advanceTimersByTimeAsync(500)
    expect(heard).toEqual([])
    storeInAnotherTab(ada)
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toEqual(['SIGNED_IN ada'])
  })

  it('believes in a session after a second even where storage shows none', async () => {
    const { heard, fire } = await connect(nothing)
    fire('SIGNED_IN', ada)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(heard).toEqual(['SIGNED_IN ada'])
  })

  it('drops an event that waits when a newer one comes', async () => {
    const { heard, fire, store } = await connect(nothing)
    fire('SIGNED_IN', ada)
    store(bob)
    fire('SIGNED_IN', bob)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(heard).toEqual(['SIGNED_IN bob'])
  })

  it('takes a stored session without a user for none', async () => {
    const { heard, fire } = await connect(nothing)
    fire('INITIAL_SESSION', JSON.parse('{"access_token":1,"user":null}'))
    expect(heard).toEqual(['INITIAL_SESSION -'])
  })

  it('notices that another tab has cleared the storage, and that a cached page has lost its session', async () => {
    const { heard, clearInAnotherTab, comeBackFromCache } = await connect(nothing)
    await clearInAnotherTab()
    await comeBackFromCache()
    expect(heard).toEqual(['SIGNED_OUT -', 'SIGNED_OUT -'])
  })

  it('tells a sign-out that was asked for in this tab from any other', async () => {
    const { events, fire } = await connect(nothing)
    fire('SIGNED_OUT', null)
    const { whileSigningOut } = await import('@/data/patientFetch')
    await whileSigningOut(async () => fire('SIGNED_OUT', null))
    fire('SIGNED_OUT', null)
    expect(events).toEqual(
      [false, true, false].map((isOwn) => ({ type: 'SIGNED_OUT', session: null, isOwn })),
    )
  })

  it('keeps quiet when a cached page still has its session', async () => {
    const { heard, store, comeBackFromCache } = await connect(nothing)
    store(ada)
    await comeBackFromCache()
    expect(heard).toEqual([])
  })

  it('reports at once a problem that arrived in the address', async () => {
    const { heard } = await connect({ code: null, problem: 'expired' })
    expect(heard).toEqual(['link.rejected expired'])
  })

  it.each([
    [{ name: 'AuthPKCECodeVerifierMissingError', message: 'no verifier' }, 'stale'],
    [{ name: 'AuthApiError', code: 'flow_state_expired', message: 'too late' }, 'stale'],
    [{ name: 'AuthApiError', code: 'flow_state_not_found', message: 'used' }, 'stale'],
    [{ name: 'AuthApiError', code: 'user_banned', message: 'banned' }, 'suspended'],
    [{ name: 'AuthRetryableFetchError', status: 0, message: 'Failed to fetch' }, 'unreachable'],
  ])('says why a code was not taken, and who is signed in all the same', async (error, problem) => {
    const { heard, welcome } = await connect({ code: 'abc', problem: null }, error)
    expect(heard).toEqual([`link.rejected ${problem}`, 'INITIAL_SESSION -'])
    expect(welcome).not.toHaveBeenCalled()
  })

  it('leaves the first word on the session to a code that is being exchanged', async () => {
    const { heard, fire, store } = await connect({ code: 'abc', problem: null })
    fire('INITIAL_SESSION', null)
    store(ada)
    fire('SIGNED_IN', ada)
    expect(heard).toEqual(['SIGNED_IN ada'])
  })

  it('has a code that was taken welcomed once, and a visit without one not at all', async () => {
    expect((await connect({ code: 'abc', problem: null })).welcome).toHaveBeenCalledOnce()
    expect((await connect(nothing)).welcome).not.toHaveBeenCalled()
  })

  it('says nothing more once stopped', async () => {
    const { heard, fire, store, stop } = await connect(nothing)
    store(ada)
    stop()
    fire('SIGNED_IN', ada)
    expect(heard).toEqual([])
  })
})
