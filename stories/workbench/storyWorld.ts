import { ownStorage } from './ownStorage'

// The world in which stories take place, from the import of this file on: a storage of the document's own.

for (const name of ['localStorage', 'sessionStorage'] as const)
  Object.defineProperty(window, name, { configurable: true, value: ownStorage(() => window[name]) })

/** Begins a story in a browser that nobody has used. */
export function beginStory(): void {
  localStorage.clear()
  sessionStorage.clear()
}
