import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionReport } from '@/data/session/sessionTypes'
import { sessionOf } from '../../../models/sessions'
import { stubStorage } from '../site/stubStorage.ts'

const sessionKey = 'king-exchange-session'

type Listener = (event: AuthChangeEvent, session: Session | null) => void

const ada = sessionOf('ada')
const bob = sessionOf('bob')

/** A minimal window with a stored session, and a client of the provider that reads it at once. The test fires its events. */
async function connect(session?: string) {
  const stored = stubStorage()
  const lookUp = { promise: Promise.resolve() }
  if (session) stored.set(sessionKey, session)
  const window = Object.assign(new EventTarget(), { location: new URL('https://king.example/') })
  vi.stubGlobal('window', window)

  let fire: Listener = () => {}
  const auth = {
    onAuthStateChange: (listener: Listener) => {
      fire = listener
      return { data: { subscription: { unsubscribe: () => {} } } }
    },
    getSession: async () => {
      const found = JSON.parse(stored.get(sessionKey) ?? 'null')
      await lookUp.promise
      return { data: { session: found }, error: null }
    },
  }
  vi.resetModules()
  const { clientStorage } = await import('@/data/session/clientStorage')
  const { tell } = await import('@/data/session/reports')
  const createSupabase = () => {
    clientStorage.getItem(sessionKey)
    return { auth }
  }
  vi.doMock('@/data/session/supabaseClient', () => ({ createSupabase }))
  const { loadProvider } = await import('@/data/session/loadProvider')

  const heard: string[] = []
  const events: SessionReport[] = []
  const life = new AbortController()
  const { followSession } = await loadProvider()
  followSession({
    report: (event) => {
      events.push(event)
      heard.push(`${event.type} ${('session' in event && event.session?.user.id) || '-'}`)
    },
    signal: life.signal,
  })

  const change = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  return {
    clientStorage,
    tell,
    heard,
    events,
    stop: () => life.abort(),
    fire: (event: AuthChangeEvent, session: Session | null) => fire(event, session),
    /** Holds every read of the stored session until the returned function is called. */
    delayLookUp: () => {
      let release = () => {}
      lookUp.promise = new Promise<void>((resolve) => {
        release = resolve
      })
      return async () => {
        release()
        await vi.advanceTimersByTimeAsync(0)
      }
    },
    /** Another tab's storage event has not come yet, or never will. */
    storeUnseen: (text: string) => stored.set(sessionKey, text),
    store: (session: Session) => stored.set(sessionKey, JSON.stringify(session)),
    storeInAnotherTab: (session: Session) => {
      stored.set(sessionKey, JSON.stringify(session))
      change(sessionKey, JSON.stringify(session))
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
  vi.doUnmock('@/data/session/supabaseClient')
  vi.resetModules()
})

describe('followSession', () => {
  it('reports at once what this tab has stored', async () => {
    const { heard, fire, store } = await connect()
    store(ada)
    fire('SIGNED_IN', ada)
    fire('SIGNED_OUT', null)
    expect(heard).toEqual(['SIGNED_IN ada', 'SIGNED_OUT -'])
  })

  it("waits until another tab's session is visible in storage", async () => {
    const { heard, fire, storeInAnotherTab } = await connect()
    fire('SIGNED_IN', ada)
    await vi.advanceTimersByTimeAsync(500)
    expect(heard).toEqual([])
    storeInAnotherTab(ada)
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toEqual(['SIGNED_IN ada'])
  })

  it('reports a session after a second although storage has none', async () => {
    const { heard, fire } = await connect()
    fire('SIGNED_IN', ada)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(heard).toEqual(['SIGNED_IN ada'])
  })

  it('drops a waiting event when a newer one comes', async () => {
    const { heard, fire, store } = await connect()
    fire('SIGNED_IN', ada)
    store(bob)
    fire('SIGNED_IN', bob)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(heard).toEqual(['SIGNED_IN bob'])
  })

  it('waits for nothing any more once it is stopped', async () => {
    const { heard, fire, stop } = await connect()
    fire('SIGNED_IN', ada)
    expect(vi.getTimerCount()).toBe(1)
    stop()
    expect(vi.getTimerCount()).toBe(0)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(heard).toEqual([])
  })

  it('counts a stored session without a user as none', async () => {
    const { heard, fire } = await connect()
    fire('INITIAL_SESSION', JSON.parse('{"access_token":1,"user":null}'))
    expect(heard).toEqual(['INITIAL_SESSION -'])
  })

  it('notices that another tab has cleared the storage, or a cached page lost its session', async () => {
    const { clientStorage, heard, fire, store, clearInAnotherTab, comeBackFromCache } = await connect()
    store(ada)
    fire('SIGNED_IN', ada)
    await clearInAnotherTab()
    expect(heard).toEqual(['SIGNED_IN ada', 'SIGNED_OUT -'])
    store(ada)
    fire('SIGNED_IN', ada)
    clientStorage.removeItem(sessionKey)
    await comeBackFromCache()
    expect(heard).toEqual(['SIGNED_IN ada', 'SIGNED_OUT -', 'SIGNED_IN ada', 'SIGNED_OUT -'])
  })

  it('notices that a cached page, or a read, belongs to another user by now', async () => {
    const { tell, heard, fire, store, storeUnseen, comeBackFromCache } = await connect()
    store(ada)
    fire('SIGNED_IN', ada)
    storeUnseen(JSON.stringify(bob))
    await comeBackFromCache()
    storeUnseen(JSON.stringify(ada))
    tell({ type: 'recheck.requested' })
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toEqual(['SIGNED_IN ada', 'SIGNED_IN bob', 'SIGNED_IN ada'])
  })

  it('ignores a recheck that began before a newer sign-in', async () => {
    const { heard, fire, store, delayLookUp, clearInAnotherTab } = await connect()
    store(ada)
    fire('SIGNED_IN', ada)
    const release = delayLookUp()
    await clearInAnotherTab()
    store(bob)
    fire('SIGNED_IN', bob)
    await release()
    expect(heard).toEqual(['SIGNED_IN ada', 'SIGNED_IN bob'])
  })

  it('reports a stored session of an unknown shape once, and removes it', async () => {
    const { clientStorage, heard, storeUnseen } = await connect()
    storeUnseen('{"access_token":1}')
    for (const _ of [1, 2]) expect(clientStorage.getItem(sessionKey)).toBeNull()
    expect(heard).toEqual(['session.discarded -'])
  })

  it('reports a session of an unknown shape that was removed before it followed', async () => {
    const { heard } = await connect('{"access_token":1}')
    expect(heard).toEqual(['session.discarded -'])
  })

  it('hands on what else is told of the session, until it is stopped', async () => {
    const { events, tell, stop } = await connect()
    const news = [
      { type: 'clock.measured', offset: 7_200_000 },
      { type: 'refresh.failed', kind: 'serverError' },
      { type: 'session.refused', reason: 'suspended' },
      { type: 'call.refused' },
    ] as const
    for (const each of news) tell(each)
    expect(events).toEqual(news)
    stop()
    tell(news[0])
    expect(events).toHaveLength(news.length)
  })

  it('reports nothing when a cached page still has its session, and nothing after it is stopped', async () => {
    const { heard, fire, store, comeBackFromCache, stop } = await connect()
    store(ada)
    fire('SIGNED_IN', ada)
    await comeBackFromCache()
    stop()
    fire('SIGNED_OUT', null)
    expect(heard).toEqual(['SIGNED_IN ada'])
  })
})
