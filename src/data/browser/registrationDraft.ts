import type { RegisterValues } from '@/data/rules/formRules'

/** What is kept of a registration that is not finished: never a password. */
type RegistrationDraft = Pick<RegisterValues, 'firstName' | 'lastName' | 'email' | 'terms'>

const draftKey = 'king-exchange-registration'
const textFields = ['firstName', 'lastName', 'email'] as const

/** Keeps what has been typed for this tab's visit, where the browser lets it. */
export function keepDraft({ firstName, lastName, email, terms }: RegisterValues) {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify({ firstName, lastName, email, terms }))
  } catch {
    // Without a storage the form begins empty.
  }
}

/** Gives what this tab has kept of a registration, but for what was left empty. */
export function readDraft(): Partial<RegistrationDraft> {
  const draft: Partial<RegistrationDraft> = {}
  try {
    const stored: Record<string, unknown> = { ...JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') }
    for (const name of textFields) {
      const text = stored[name]
      if (typeof text === 'string' && text) draft[name] = text
    }
    if (stored.terms === true) draft.terms = true
  } catch {
    // What cannot be read is as good as nothing.
  }
  return draft
}

/** Forgets it, as when the account has been made. */
export function forgetDraft() {
  try {
    sessionStorage.removeItem(draftKey)
  } catch {
    // Nothing was kept either.
  }
}
