/** The key of the invitation in the browser's storages. */
export const invitationKey = 'king-exchange-invitation'

/** Where it is stored: for all tabs, or for this one if that is refused or full. */
const storages = [() => localStorage, () => sessionStorage]

/** The first answer that a storage gives; null where there is none. */
function ask(question: (storage: Storage) => string | null): string | null {
  for (const open of storages) {
    try {
      const answer = question(open())
      if (answer !== null) return answer
    } catch {
      // This storage is switched off or full.
    }
  }
  return null
}

/** Reads the stored invitation as text; null without one. */
export const readStoredInvitation = (): string | null => ask((storage) => storage.getItem(invitationKey))

/** Stores an invitation in place of any other; returns whether that was possible. */
export function storeInvitation(text: string): boolean {
  removeStoredInvitation()
  const stored = ask((storage) => {
    storage.setItem(invitationKey, text)
    return text
  })
  return stored !== null
}

/** Removes the invitation from every storage. */
export function removeStoredInvitation(): void {
  ask((storage) => {
    storage.removeItem(invitationKey)
    return null
  })
}
