import { createStyleCache } from './styleCache.ts'

/** A cache to render with in Node, and a function that returns the styles that were rendered with it. */
export function collectStyles() {
  const cache = createStyleCache()
  cache.compat = true
  return { cache, readStyles: () => Object.values(cache.inserted).join('') }
}
