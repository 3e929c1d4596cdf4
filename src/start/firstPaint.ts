// Runs before the first paint: the build puts it into the head of every document as one inline script.

import { keepEarlyPresses, onLost } from '@king-exchange/fast-pages/browser'
import { isSessionPresumed } from '@/actors/presumedSession'
import { markApple } from '@/data/search/apple'
import { showAccount } from '@/data/session/showAccount'
import { readMotionChoice, showMotionChoice } from '@/data/site/motion'
import { markNarrowed } from '@/data/site/narrowed'
import { readTheme, showTheme } from '@/data/site/theme'

showTheme(readTheme())
showMotionChoice(readMotionChoice())
showAccount(isSessionPresumed())
markApple()
markNarrowed()
keepEarlyPresses()
// The list of the document, where the site cannot render the one that is asked for.
onLost(() => markNarrowed(false))
