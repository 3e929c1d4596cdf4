import { transform } from 'lightningcss'
import type { RenderedPage } from '../../src/prerender.tsx'
import { loadAfterPaint } from './firstScript.ts'

/** A built `index.html`, the styles of the whole site, and the script that runs before the first paint. */
export type Template = { html: string; globalStyles: string; firstScript: string }

const scriptTags = /\s*<script type="module"[^>]*><\/script>/g
const linkTags = /\s*<link rel="modulepreload"[^>]*>/g
const titleTag = /\s*<title[^>]*>[^<]*<\/title>/
const noscriptTag = /\s*<noscript>.*?<\/noscript>/s

const manifestTag = '<link rel="manifest" href="/site.webmanifest"/>'

const scriptTag = (text: string) => `<script>${text}</script>`

/** A style tag, minified; it names no targets, because the styles hold the few prefixes that browsers need. */
function styleTag(styles: string, attributes = ''): string {
  const { code } = transform({ filename: 'document.css', code: Buffer.from(styles), minify: true })
  return `<style${attributes}>${code.toString()}</style>`
}

/** Inserts text at a place that must exist; `$` in the text has no special meaning. */
const put = (html: string, place: string, text: string) => {
  if (!html.includes(place)) throw new Error(`The built index.html has no ${place}`)
  return html.replace(place, () => text)
}

/**
 * The document of a prerendered page. Its `scripts`, of which the last starts the site, are loaded after the first
 * paint.
 */
export function publicDocument(
  { html, globalStyles, firstScript }: Template,
  path: string,
  { head, styles, stylesId, body }: RenderedPage,
  scripts: string[],
): string {
  const bare = html
    .replace(scriptTags, '')
    .replace(linkTags, '')
    .replace(titleTag, '')
    .replace(noscriptTag, '')
  const first = scriptTag(`${firstScript}\n${loadAfterPaint(scripts)}`)
  const withHead = put(
    bare,
    '</head>',
    `${head}${manifestTag}${styleTag(globalStyles)}${styleTag(styles, ` id="${stylesId}"`)}${first}</head>`,
  )
  return put(withHead, '<div id="root"></div>', `<div id="root" data-path="${path}">${body}</div>`)
}

/** The document of a page that is rendered in the browser, with its own head. */
export function shellDocument({ html, globalStyles, firstScript }: Template, head: string): string {
  const withHead = `${head}${manifestTag}${styleTag(globalStyles)}${scriptTag(firstScript)}</head>`
  return put(html.replace(titleTag, ''), '</head>', withHead)
}
