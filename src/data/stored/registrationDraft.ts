import type { RegisterValues } from '@/data/rules/formRules'

/** The fields of an unfinished registration that are stored: never a password. */
type RegistrationDraft = Pick<RegisterValues, 'firstName' | 'lastName' | 'email' | 'terms'>

const draftKey = 'king-exchange-registration'
const textFields = ['firstName', 'lastName', 'email'] as const

/** Stores the draft in `sessionStorage`, so for this tab only. */
export function keepDraft({ firstName, lastName, email, terms }: RegisterValues) {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify({ firstName, lastName, email, terms }))
  } catch {
    // Without storage the form starts empty.
  }
}

/** Reads the stored draft, without the fields that were left empty. */
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
    // An unreadable draft counts as none.
  }
  return draft
}

/** Removes the stored draft, once the account exists. */
export function forgetDraft() {
  try {
    sessionStorage.removeItem(draftKey)
  } catch {
    // Without storage nothing was stored.
  }
}
