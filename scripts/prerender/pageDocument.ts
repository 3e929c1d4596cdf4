import type { RenderedPage } from '../../src/prerender.tsx'
import { firstScript } from './firstScript.ts'

/** The parts of a built `index.html` that a prerendered page loads otherwise. */
export type Template = {
  html: string
  /** The key under which the visitor's choice about motion is stored. */
  storageKey: string
}

const scriptTags = /\s*<script type="module"[^>]*><\/script>/g
const linkTags = /\s*<link rel="modulepreload"[^>]*>/g
const titleTag = /\s*<title[^>]*>[^<]*<\/title>/
const noscriptTag = /\s*<noscript>.*?<\/noscript>/s

const manifestTag = '<link rel="manifest" href="/site.webmanifest"/>'

const scriptTag = (text: string) => `<script>${text}</script>`

/** Puts text where it belongs without reading `$` in it as a pattern. */
const put = (html: string, place: string, text: string) => {
  if (!html.includes(place)) throw new Error(`The built index.html has no ${place}`)
  return html.replace(place, () => text)
}

/**
 * The document of a page that is rendered ahead of time. Its `scripts`, of which the last starts the site, are asked
 * for after the first paint.
 */
export function publicDocument(
  { html, storageKey }: Template,
  path: string,
  { head, styles, body }: RenderedPage,
  scripts: string[],
): string {
  const bare = html
    .replace(scriptTags, '')
    .replace(linkTags, '')
    .replace(titleTag, '')
    .replace(noscriptTag, '')
  const first = scriptTag(firstScript(storageKey, scripts))
  const withHead = put(bare, '</head>', `${head}${manifestTag}${styles}${first}</head>`)
  return put(withHead, '<div id="root"></div>', `<div id="root" data-path="${path}">${body}</div>`)
}

/** The document of a page that only the browser can make, with a head of its own. */
export function shellDocument({ html, storageKey }: Template, head: string): string {
  const first = scriptTag(firstScript(storageKey, []))
  return put(html.replace(titleTag, ''), '</head>', `${head}${manifestTag}${first}</head>`)
}
