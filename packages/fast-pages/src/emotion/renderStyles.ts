import { css } from '@emotion/react'
import { createStyleCache } from './styleCache.ts'

/** Styles as text, for documents. Works in Node only: in a browser Emotion returns no text. */
export function renderStyles(styles: Parameters<typeof css>[number]): string {
  const cache = createStyleCache()
  return String(cache.insert('', css(styles), cache.sheet, false))
}
