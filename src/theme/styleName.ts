import hash from '@emotion/hash'
import { pageStylesId, shortName } from './pageStyles'

/**
 * The short names of the styles that the document holds, by their hashes. The page's first script has put the hashes on
 * the style tag; without it the site adds those styles to the document again, under their hashes.
 */
const shortNames = new Map(
  document
    .getElementById(pageStylesId)
    ?.dataset.names?.split(' ')
    .map((name, index) => [name, shortName(index)]),
)

/** Names a style for Emotion: the built site calls it in place of Emotion's own hash, which prerenders its pages. */
export default function styleName(styles: string): string {
  const name = hash(styles)
  return shortNames.get(name) ?? name
}
