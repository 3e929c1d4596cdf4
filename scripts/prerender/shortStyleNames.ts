import path from 'node:path'
import type { Plugin } from 'vite'
import type { RenderedPage } from '../../src/prerender.tsx'
import { pageStylesId, shortName } from '../../src/theme/pageStyles.ts'

const nameModule = path.resolve('src/theme/styleName.ts')

/** Lets the built site know the styles of its document by the names that `shortenStyleNames` gives them. */
export const shortStyleNames = (): Plugin => ({
  name: 'short-style-names',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@emotion\/hash$/ },
    handler: (_, importer) => (importer && path.resolve(importer) === nameModule ? null : nameModule),
  },
})

/**
 * Emotion names a style by a hash, whose characters do not compress and stand in a document hundreds of times. Returns
 * the page with short names, and the script that tells the site whose they are.
 */
export function shortenStyleNames(page: RenderedPage): { page: RenderedPage; script: string } {
  const hashes = [...new Set([...page.styles.matchAll(/\.css-(\w+)/g)].map(([, hash = '']) => hash))]
  const short = new Map(hashes.map((hash, index) => [`css-${hash}`, `css-${shortName(index)}`]))
  const shorten = (text: string) => text.replace(/\bcss-\w+/g, (name) => short.get(name) ?? name)
  return {
    page: { ...page, styles: shorten(page.styles), body: shorten(page.body) },
    script: `document.getElementById("${pageStylesId}").dataset.names="${hashes.join(' ')}"`,
  }
}
