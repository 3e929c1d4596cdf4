import { useState } from 'react'
import { presumedSession } from '@/actors/presumedSession'
import { selectIsSettled, selectSession } from '@/machines/authSelectors'
import { useAuth } from './AuthContext'

/**
 * The session to show on a page that is rendered in the browser: the session machine's, until that has found one the
 * stored one; null without one.
 */
export function usePresumedSession() {
  const [stored] = useState(presumedSession)
  const isSettled = useAuth(selectIsSettled)
  const session = useAuth(selectSession)
  return isSettled ? session : stored
}
