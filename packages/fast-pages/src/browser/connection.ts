import { untilChance } from './untilChance.ts'

/** The longest that the site's answer is waited for, in ms. */
const patience = 5_000

/** Asks for a small file, under an address that no cache knows. */
const ask = () =>
  new Promise<boolean>((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(true)
    picture.onerror = () => resolve(false)
    setTimeout(resolve, patience, false)
    picture.src = `/favicon.svg?${Date.now()}`
  })

/**
 * Asks past the cache for each file of this document that did not come, dependencies of scripts among them: a host may have
 * told the browser to keep that it was missing.
 */
async function renewLost() {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  // A browser without the status asks for all.
  const statuses = new Map(entries.map(({ name, responseStatus = 0 }) => [name, responseStatus]))
  const isLost = (name: string, status: number) =>
    /\.(?:js|css|woff2)$/.test(name) && name.startsWith(location.origin) && (status === 0 || status >= 400)
  await Promise.allSettled(
    [...statuses]
      .filter(([name, status]) => isLost(name, status))
      // The cache keeps what has been read to its end.
      .map(([name]) => fetch(name, { cache: 'reload' }).then((answer) => answer.blob())),
  )
}

let asking: Promise<boolean> | undefined

/**
 * True if the site can be reached, so that loading again makes sense. The browser only knows whether there is a network,
 * which may lead nowhere.
 */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  asking ??= ask()
    .then(async (isThere) => {
      if (isThere) await renewLost()
      return isThere
    })
    .finally(() => {
      asking = undefined
    })
  return asking
}

/**
 * Loads something, again and again while the site cannot be reached; if it can, once more, because the line may have come
 * back in between, and then rejects with the failure. `onLost` is called after every failure of the former kind.
 */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>, onLost?: () => void): Promise<Loaded> {
  for (let pause = 4_000; ; pause *= 2) {
    try {
      return await load()
    } catch {
      if (await isReachable()) return load()
      const retry = untilChance(pause, [[window, 'click']])
      onLost?.()
      await retry
    }
  }
}
