import { pageStylesId, shortName } from './pageStyles'

const hashes =
  typeof document === 'undefined' ? undefined : document.getElementById(pageStylesId)?.dataset.names

/**
 * The short names of the styles that the document has, by their hashes. The page's first script has put the hashes on
 * the style tag; without it the site adds those styles to the document again, under their hashes.
 */
export const shortNames: ReadonlyMap<string, string> = new Map(
  hashes?.split(' ').map((name, index) => [name, shortName(index)]),
)
