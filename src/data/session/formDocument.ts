import type { UnparsedEntryState } from './entryState'
import { storedInvitation } from './invitation'
import { storedDraft } from './registrationDraft'
import { sessionText } from './storage'

/**
 * True if this visitor gets another form than the prerendered one, which is empty: there is an invitation, a failed link or
 * a draft to fill in, or no form because somebody is signed in.
 */
export function isFormAnother(): boolean {
  const { pathname, search, hash } = window.location
  const { email, sentTo }: UnparsedEntryState = window.history.state ?? {}
  const draft = storedDraft()
  const isOwn = () =>
    pathname === '/register'
      ? Object.keys(draft).length > 0 || storedInvitation() !== null
      : draft.email !== undefined
  return Boolean(search || hash || email || sentTo) || isOwn() || sessionText.read() !== null
}
