import { transform } from 'lightningcss'
import type { RenderedPage } from '../../src/prerender.tsx'
import type { InlineScripts } from './inlineScripts.ts'

/** A built `index.html`, the styles of the whole site, and the scripts that stand in documents. */
export type Template = { html: string; globalStyles: string; inline: InlineScripts }

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

/** `text` is the same in every document; `files` is what it loads. */
const loaderTag = (text: string, files: string[]) =>
  `<script data-files="${files.join(' ')}">${text}</script>`

/**
 * A first screen that stands in the middle of something would move while it arrives in pieces, so that nothing is
 * painted before the whole of it is there.
 */
const expectTag = (body: string) =>
  body.includes('id="first-screen"') ? '<link rel="expect" href="#first-screen" blocking="render"/>' : ''

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
  { html, globalStyles, inline }: Template,
  path: string,
  { head, styles, stylesId, body }: RenderedPage,
  scripts: string[],
): string {
  const bare = html
    .replace(scriptTags, '')
    .replace(linkTags, '')
    .replace(titleTag, '')
    .replace(noscriptTag, '')
  const inlined = scriptTag(inline.first) + loaderTag(inline.last, scripts)
  const sheets = styleTag(globalStyles) + styleTag(styles, ` id="${stylesId}"`)
  const withHead = put(bare, '</head>', `${head}${expectTag(body)}${sheets}${inlined}</head>`)
  return put(withHead, '<div id="root"></div>', `<div id="root" data-path="${path}">${body}</div>`)
}

/** The document of a page that is rendered in the browser, with its own head. */
export function shellDocument({ html, globalStyles, inline }: Template, head: string): string {
  const withHead = `${head}${manifestTag}${styleTag(globalStyles)}${scriptTag(inline.first)}</head>`
  return put(html.replace(titleTag, ''), '</head>', withHead)
}
