import { loadAtPress } from '@king-exchange/fast-pages/browser'

let waiting = 0

/** True while something that was pressed waits for its code. */
export const isPressWaiting = () => waiting > 0

/**
 * Loads the code of a pressed part. Where a new release has removed it, the document is reloaded once; the page then says
 * that the press was lost.
 */
export function loadForPress<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  waiting += 1
  return loadAtPress(load).finally(() => {
    waiting -= 1
  })
}
