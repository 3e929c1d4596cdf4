/** The storages of this tab and of all tabs, as far as the browser has them. */
const storages = (): Storage[] =>
  (['sessionStorage', 'localStorage'] as const).flatMap((name) => {
    try {
      return window[name] ? [window[name]] : []
    } catch {
      return []
    }
  })

/**
 * The storage of what the provider's client keeps besides the session: the PKCE verifier of a sign-in that has left the
 * page. Each tab has its own, so a second sign-in elsewhere does not replace it. The newest one is kept for all tabs too,
 * for a way back that opens in another tab.
 */
export const flowStorage = {
  getItem(key: string): string | null {
    for (const storage of storages()) {
      const text = storage.getItem(key)
      if (text !== null) return text
    }
    return null
  },
  setItem(key: string, text: string): void {
    for (const storage of storages()) {
      try {
        storage.setItem(key, text)
      } catch {
        // A storage that is full, or read only; the other may do.
      }
    }
  },
  /** True if something is kept until the visitor comes back. */
  canKeep(): boolean {
    const key = 'king-exchange-probe'
    // As long as a verifier, for a storage that is almost full.
    flowStorage.setItem(key, 'x'.repeat(256))
    const isKept = flowStorage.getItem(key) !== null
    flowStorage.removeItem(key)
    return isKept
  },
  /** Removes what this tab would use; what another tab has kept since then stays. */
  removeItem(key: string): void {
    const used = flowStorage.getItem(key)
    for (const storage of storages()) {
      if (storage.getItem(key) === used) storage.removeItem(key)
    }
  },
}
