// Runs before the first paint: the build puts it into the head of every document as one inline script.
import { isSessionPresumed } from '@/actors/presumedSession'
import { showAccount } from '@/data/browser/account'
import { markApple } from '@/data/browser/apple'
import { holdEarlyPresses } from '@/data/browser/earlyPress'
import { markNarrowed } from '@/data/browser/narrowed'
import { readMotionChoice, showMotionChoice } from '@/data/stored/motion'

showMotionChoice(readMotionChoice())
showAccount(isSessionPresumed())
markApple()
markNarrowed()
holdEarlyPresses()
