import { css } from '@emotion/react'
import { globalStyles } from './globalStyles'
import { createStyleCache } from './styleCache'

/** The styles of the whole site as text, for documents. Works in Node only: in a browser Emotion returns no text. */
export function renderGlobalStyles(): string {
  const cache = createStyleCache()
  return String(cache.insert('', css(globalStyles), cache.sheet, false))
}
