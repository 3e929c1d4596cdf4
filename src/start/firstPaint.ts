// Runs before the first paint: the build puts it into the head of every document as one inline script.

import { keepEarlyPresses, onLost } from '@king-exchange/fast-pages/browser'
import { isSessionPresumed } from '@/actors/presumedSession'
import { showAccount } from '@/data/browser/account'
import { markApple } from '@/data/browser/apple'
import { markNarrowed } from '@/data/browser/narrowed'
import { readTheme, showTheme } from '@/data/browser/theme'
import { readMotionChoice, showMotionChoice } from '@/data/stored/motion'

showTheme(readTheme())
showMotionChoice(readMotionChoice())
showAccount(isSessionPresumed())
markApple()
markNarrowed()
keepEarlyPresses()
// The list of the document, where the site cannot render the one that is asked for.
onLost(() => markNarrowed(false))
