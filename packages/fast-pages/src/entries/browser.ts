// `@king-exchange/fast-pages/browser`: scripts without React, for the inline ones and the site's own.

/** Code that does not come: whether that is the failure, when to ask again, and who is told. */
export { isReachable, untilLoaded } from '../browser/connection.ts'
/** Before the first paint: presses are kept, a lost start is said, and a form that is not the document's is hidden. */
export { queueEarlyPresses } from '../browser/earlyPress.ts'
/** At the start: the document's scripts, and visits by links. */
export { filesOfDocument } from '../browser/filesOfDocument.ts'
/** For key handlers: whether a key belongs to an input method. */
export { isComposing } from '../browser/isComposing.ts'
export { onLost } from '../browser/lostStart.ts'
export { hideFromRouter, isMissingCode } from '../browser/missingCode.ts'
export { followVisits } from '../browser/newVisit.ts'
/** Timing: after the present task, or when the browser is idle. */
export { nextTask } from '../browser/nextTask.ts'
export { setPageState } from '../browser/ownAttributes.ts'
export { loadAtPress, loadOrReload, onReload } from '../browser/reloadOnce.ts'
export { retry, retryBy } from '../browser/retries.ts'
export { untilChance } from '../browser/untilChance.ts'
export { whenIdle } from '../browser/whenIdle.ts'
