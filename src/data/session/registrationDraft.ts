import { storedText } from '@/data/site/storedText'
import { isRecord } from '@/data/text/shapes'

/** The stored part of an unfinished registration or login: never a password. */
type RegistrationDraft = { firstName: string; lastName: string; email: string; terms: boolean }

const draftText = storedText('sessionStorage', 'king-exchange-registration')
const textFields = ['firstName', 'lastName', 'email'] as const

/** The stored draft; empty if it is unreadable. */
function storedFields(): Record<string, unknown> {
  const stored = draftText.readJson()
  return isRecord(stored) ? stored : {}
}

/**
 * Stores what has been typed in `sessionStorage`, so for this tab only; fields that are not given stay. `brought` is the
 * address with which a link has filled the form in.
 */
export function storeDraft(values: Partial<RegistrationDraft> & Record<string, unknown>, brought = '') {
  const { firstName, lastName, email, terms } = { ...storedDraft(), ...values }
  // Without storage the form starts empty.
  draftText.write(JSON.stringify({ firstName, lastName, email, terms, brought }))
}

/** The stored draft, without the empty fields. */
export function storedDraft(): Partial<RegistrationDraft> {
  const draft: Partial<RegistrationDraft> = {}
  const stored = storedFields()
  for (const name of textFields) {
    const text = stored[name]
    if (typeof text === 'string' && text) draft[name] = text
  }
  if (stored.terms === true) draft.terms = true
  return draft
}

/** The address to begin a form with: the last one typed in this tab, or `brought`, if a link has brought that since. */
export const startingAddress = (brought = ''): string =>
  brought && brought !== storedFields().brought ? brought : (storedDraft().email ?? '')

/** Removes the stored draft, once the account exists. */
export const forgetDraft = () => draftText.remove()
