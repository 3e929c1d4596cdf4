import { type Message, withoutMemory } from '@/data/content/messages'
import { sessionText } from '@/data/session/storage'
import { notifyLasting, notifySuccess } from './toaster'

/**
 * Shows the toast for a session that has begun. Where the browser cannot keep the session, the toast says so too, and stays
 * until it is dismissed or replaced, since nothing else on the page tells it.
 */
export function notifyEntered(message: Message) {
  if (sessionText.read() !== null) notifySuccess(message)
  else notifyLasting(withoutMemory(message))
}
