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

let asking: Promise<boolean> | undefined

/** True if the site can be reached. The browser only knows whether there is a network, which may lead nowhere. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  asking ??= ask().finally(() => {
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
