import { vi } from 'vitest'

type Name = 'localStorage' | 'sessionStorage'

/** Gives the test an empty storage of its own, and returns its entries. */
export function stubStorage(name: Name = 'localStorage', stored = new Map<string, string>()) {
  vi.stubGlobal(name, {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
  return stored
}

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** The ways in which a browser refuses a storage. */
export const refusing: Record<string, (name: Name) => void> = {
  'switched off': (name) => vi.stubGlobal(name, { getItem: refuse, setItem: refuse, removeItem: refuse }),
  null: (name) => vi.stubGlobal(name, null),
  full: (name) => {
    stubStorage(name)
    vi.spyOn(globalThis[name], 'setItem').mockImplementation(refuse)
  },
}
