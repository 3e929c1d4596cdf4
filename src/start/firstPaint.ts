// Runs before the first paint: the build puts it into the head of every document as one inline script.

import { keepEarlyPresses, onLost } from '@king-exchange/fast-pages/browser'
import { markApple } from '@/data/search/apple'
import type { Session } from '@/data/session/sessionTypes'
import { showAccount } from '@/data/session/showAccount'
import { sessionText } from '@/data/session/storage'
import { showMotionChoice, storedMotionChoice } from '@/data/site/motion'
import { markNarrowed } from '@/data/site/narrowed'
import { showTheme, storedTheme } from '@/data/site/theme'
import { needsCode } from '@/machines/secondFactor'

/**
 * True if a session is presumed, as by `usePresumedSession`: since this script has to be short, what has the token that
 * renews it is taken for a session, whatever else its shape.
 */
function isSessionPresumed(): boolean {
  try {
    const session: Session = JSON.parse(sessionText.read() ?? '')
    return Boolean(session.refresh_token) && !needsCode(session)
  } catch {
    return false
  }
}

showTheme(storedTheme())
showMotionChoice(storedMotionChoice())
showAccount(isSessionPresumed())
markApple()
markNarrowed()
keepEarlyPresses()
// The list of the document, where the site cannot render the one that is asked for.
onLost(() => markNarrowed(false))
