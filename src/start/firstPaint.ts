// Runs before the first paint: the build puts it into the head of every document as one inline script.

import { onLost, queueEarlyPresses } from '@king-exchange/fast-pages/browser'
import { isApple } from '@/data/search/searchShortcut'
import type { Session } from '@/data/session/sessionTypes'
import { sessionText } from '@/data/session/storage'
import { storedMotionChoice } from '@/data/site/motion'
import { setPageAttribute } from '@/data/site/pageAttributes'
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

/** The search params that narrow or sort what a page lists. */
const narrowing = /[?&](?:q|filter|sort|order|category)=/i

showTheme(storedTheme())
setPageAttribute('motion', storedMotionChoice())
setPageAttribute('account', isSessionPresumed())
setPageAttribute('apple', isApple())
setPageAttribute('narrowed', narrowing.test(window.location.search))
queueEarlyPresses()
// The list of the document, where the site cannot render the one that is asked for.
onLost(() => setPageAttribute('narrowed', false))
