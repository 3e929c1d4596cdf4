import { isSessionStored } from '@/data/provider/peekSession'
import type { UnreadState } from '@/data/rules/entryState'
import { readDraft } from '@/data/stored/registrationDraft'
import { readStoredInvitation } from '@/data/stored/storedInvitation'

/**
 * True if this visitor's form is another than that of the document, which is as it is for most people: with an
 * invitation, a failed link, something typed earlier; or none, because somebody is signed in.
 */
export function isFormAnother(): boolean {
  const { pathname, search, hash } = window.location
  const { email, sentTo }: UnreadState = window.history.state ?? {}
  const isOwn = () => Object.keys(readDraft()).length > 0 || readStoredInvitation() !== null
  return (
    Boolean(search || hash || email || sentTo) || (pathname === '/register' && isOwn()) || isSessionStored()
  )
}
