import type { UnreadState } from './entryState'
import { readStoredInvitation } from './invitation'
import { readDraft } from './registrationDraft'
import { sessionText } from './storage'

/**
 * True if this visitor's form is another than that of the document, which is as it is for most people: with an
 * invitation, a failed link, something typed earlier; or none, because somebody is signed in.
 */
export function isFormAnother(): boolean {
  const { pathname, search, hash } = window.location
  const { email, sentTo }: UnreadState = window.history.state ?? {}
  const draft = readDraft()
  const isOwn = () =>
    pathname === '/register'
      ? Object.keys(draft).length > 0 || readStoredInvitation() !== null
      : draft.email !== undefined
  return Boolean(search || hash || email || sentTo) || isOwn() || sessionText.read() !== null
}
