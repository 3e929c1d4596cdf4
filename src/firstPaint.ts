// Runs before the first paint: the build puts it into the head of every document as one inline script.
import { isSessionPresumed } from '@/actors/presumedSession'
import { showAccount } from '@/data/browser/account'
import { markApple } from '@/data/browser/apple'
import { holdEarlyPresses } from '@/data/browser/earlyPress'
import { readMotionChoice, showMotionChoice } from '@/data/browser/motion'
import { markNarrowed } from '@/data/browser/narrowed'

showMotionChoice(readMotionChoice())
showAccount(isSessionPresumed())
markApple()
markNarrowed()
holdEarlyPresses()
