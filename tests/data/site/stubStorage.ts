import { vi } from 'vitest'

/** Gives the test an empty `localStorage` of its own, and returns what is stored in it. */
export function stubStorage(): Map<string, string> {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  })
  return stored
}
