import hash from '@emotion/hash'
import { shortNames } from './shortNames'

/** Names a style for Emotion: the built site calls it in place of Emotion's own hash, which prerenders its pages. */
export default function styleName(styles: string): string {
  const name = hash(styles)
  return shortNames.get(name) ?? name
}
