/** True if an event makes trying again worthwhile: a tab that goes out of sight does not, nor a field that is entered. */
function isChance({ type, target }: Event): boolean {
  if (type === 'visibilitychange') return document.visibilityState === 'visible'
  return type !== 'focus' || target === window
}

/**
 * Resolves when trying again may help: the browser is online again, somebody comes back to the page, one of `others`
 * happens, or `pause` ms are over.
 */
export const untilChance = (pause: number, others: readonly (readonly [EventTarget, string])[] = []) =>
  new Promise<void>((resolve) => {
    const life = new AbortController()
    const finish = () => {
      life.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(finish, pause)
    const own = ['online', 'focus', 'visibilitychange'].map((type) => [window, type] as const)
    for (const [target, type] of [...own, ...others])
      target.addEventListener(type, (event) => isChance(event) && finish(), {
        capture: true,
        signal: life.signal,
      })
  })
