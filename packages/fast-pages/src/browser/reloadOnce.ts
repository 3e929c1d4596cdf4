import { isReachable } from './connection.ts'
import { isMissingCode } from './missingCode.ts'

/** Dispatched on the window before the document is reloaded. */
const reloading = 'fast-pages:reloading'

/** Calls `act` just before the document is reloaded because code is gone, to keep something for the next one. */
export const onReload = (act: () => void): void => addEventListener(reloading, act)

/**
 * Reloads the document, unless the browser is offline or what is missing has already caused a reload. Returns whether it
 * reloads.
 */
export function reloadOnce(
  failure: unknown,
  missing = failure instanceof Error ? failure.message : '',
): boolean {
  if (!navigator.onLine) return false
  const key = `fast-pages-reloaded:${missing}`
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '')
  } catch {
    return false
  }
  dispatchEvent(new Event(reloading))
  window.location.reload()
  return true
}

/** The failures that have been looked into, each with the outcome. */
const looks = new WeakMap<Error, Promise<unknown>>()

/**
 * Loads code again that failed to load, if the site can be reached: the line may have come back in between. If that fails
 * too, the code is gone, as after a new release, and the document is reloaded once. Rejects with the failure if none of
 * this helps. A failure is looked into once, when it has happened: later the site may be reached again, though nothing was
 * gone.
 */
export async function loadOrReload<Loaded>(failure: Error, load: () => Promise<Loaded>): Promise<Loaded> {
  const earlier = looks.get(failure)
  if (earlier) {
    await Promise.allSettled([earlier])
    throw failure
  }
  const look = lookInto(failure, load)
  looks.set(failure, look)
  return look
}

async function lookInto<Loaded>(failure: Error, load: () => Promise<Loaded>): Promise<Loaded> {
  if (!(await isReachable())) throw failure
  try {
    return await load()
  } catch {
    if (reloadOnce(failure)) return new Promise(() => {})
    throw failure
  }
}

/** Loads the code of a pressed part, and treats missing code as `loadOrReload` does. `isMissingCode` knows its rejection. */
export const loadAtPress = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  load().catch((failure: unknown) => {
    if (!isMissingCode(failure)) throw failure
    return loadOrReload(failure, load)
  })
