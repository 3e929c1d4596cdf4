import { afterEach, describe, expect, it, vi } from 'vitest'
import { flowStorage } from '@/data/session/flowStorage'
import { isSessionStored } from '@/data/session/peekSession'
import { clientStorage, isStored, readStored } from '@/data/session/storedSession'
import { sessionStorageKey } from '@/data/session/supabaseAddress'
import { sessionOf } from '../../../models/sessions'

const session = JSON.stringify(sessionOf('ada'))

const working = () => {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  }
}

const full = () => ({
  ...working(),
  setItem: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  },
})

/** A window whose storages are of a kind; one that is `switched off` throws at a look at it. */
function openWindow(kinds: { localStorage: string; sessionStorage: string }) {
  const window = new EventTarget()
  for (const [name, kind] of Object.entries(kinds)) {
    const storage = kind === 'working' ? working() : kind === 'full' ? full() : null
    Object.defineProperty(window, name, {
      get() {
        if (kind === 'switched off') throw new DOMException('The operation is insecure.', 'SecurityError')
        return storage
      },
    })
  }
  vi.stubGlobal('window', window)
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => Reflect.get(window, 'localStorage'),
  })
}

const refusing = ['switched off', 'null', 'full']

afterEach(() => {
  clientStorage.removeItem(sessionStorageKey)
  vi.unstubAllGlobals()
})

describe('a storage that refuses', () => {
  it.each(refusing)('keeps no session, which is known and read all the same: %s', (kind) => {
    openWindow({ localStorage: kind, sessionStorage: kind })
    clientStorage.setItem(sessionStorageKey, session)
    expect([isSessionStored(), readStored()]).toEqual([false, session])
    clientStorage.removeItem(sessionStorageKey)
    expect([isSessionStored(), readStored()]).toEqual([false, null])
  })

  it('leaves no older session to other tabs', () => {
    openWindow({ localStorage: 'full', sessionStorage: 'working' })
    const removed = vi.spyOn(localStorage, 'removeItem')
    clientStorage.setItem(sessionStorageKey, session)
    expect(removed).toHaveBeenCalledWith(sessionStorageKey)
  })

  it('that takes the session after all has kept it', () => {
    openWindow({ localStorage: 'full', sessionStorage: 'working' })
    clientStorage.setItem(sessionStorageKey, session)
    openWindow({ localStorage: 'working', sessionStorage: 'working' })
    const later = JSON.stringify(sessionOf('bert'))
    clientStorage.setItem(sessionStorageKey, later)
    expect([isSessionStored(), readStored()], 'not the one of before').toEqual([true, later])
  })

  it.each([
    ['switched off', true],
    ['null', true],
    ['working', false],
  ])('is waited for by nobody where there is none: %s', (kind, counts) => {
    openWindow({ localStorage: kind, sessionStorage: kind })
    expect(isStored(sessionOf('ada'))).toBe(counts)
  })

  it.each(refusing.flatMap((local) => refusing.map((own) => [local, own] as const)))(
    'brings nobody back from another service: for all tabs %s, for this one %s',
    (local, own) => {
      openWindow({ localStorage: local, sessionStorage: own })
      expect(flowStorage.canKeep()).toBe(false)
    },
  )

  it.each(refusing)('does no harm to the way back where the other works: %s', (kind) => {
    openWindow({ localStorage: kind, sessionStorage: 'working' })
    expect(flowStorage.canKeep()).toBe(true)
    expect(flowStorage.getItem('king-exchange-probe')).toBeNull()
    openWindow({ localStorage: 'working', sessionStorage: kind })
    expect(flowStorage.canKeep()).toBe(true)
  })
})
