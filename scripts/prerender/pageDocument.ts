import { transform } from 'lightningcss'
import type { RenderedPage } from '../../src/prerender.tsx'
import { pageStylesId, typefacesId } from '../../src/theme/pageStyles.ts'
import type { InlineScripts } from './inlineScripts.ts'

/** A built `index.html`, the styles of the whole site, and the scripts that stand in documents. */
export type Template = { html: string; globalStyles: string; inline: InlineScripts }

const scriptTags = /\s*<script type="module"[^>]*><\/script>/g
const linkTags = /\s*<link rel="modulepreload"[^>]*>/g
const titleTag = /\s*<title[^>]*>[^<]*<\/title>/
const noscriptTag = /\s*<noscript>.*?<\/noscript>/s

const manifestTag = '<link rel="manifest" href="/site.webmanifest"/>'

/** A typeface that the browser has to load, unlike a fallback. */
const webFace = /@font-face\s*\{[^}]*url\([^}]*\}/g

/** A style tag, minified; it names no targets, because the styles hold the few prefixes that browsers need. */
function styleTag(styles: string, attributes = ''): string {
  const { code } = transform({ filename: 'document.css', code: Buffer.from(styles), minify: true })
  return `<style${attributes}>${code.toString()}</style>`
}

/** Puts other style tags, made of the styles of the typefaces, in the place of the document's one style tag. */
function replaceStyles(html: string, tagsOf: (held: string) => string): string {
  const [, before = '', held = '', after = ''] = /^(.*)<style>(.*?)<\/style>(.*)$/s.exec(html) ?? []
  if (!held) throw new Error('The built index.html has no style tag')
  return before + tagsOf(held) + after
}

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
  { head, styles, body }: RenderedPage,
  scripts: string[],
): string {
  const bare = html
    .replace(scriptTags, '')
    .replace(linkTags, '')
    .replace(titleTag, '')
    .replace(noscriptTag, '')
  const script = `<script data-files="${scripts.join(' ')}">${inline.first}${inline.last}</script>`
  const styled = replaceStyles(
    bare,
    (held) =>
      styleTag((held.match(webFace) ?? []).join(''), ` id="${typefacesId}"`) +
      styleTag(held.replace(webFace, '') + globalStyles + styles, ` id="${pageStylesId}"`),
  )
  const withHead = put(styled, '</head>', `${head}${expectTag(body)}${script}</head>`)
  return put(withHead, '<div id="root"></div>', `<div id="root" data-path="${path}">${body}</div>`)
}

/** The document of a page that is rendered in the browser, with its own head. */
export function shellDocument({ html, globalStyles, inline }: Template, head: string): string {
  const styled = replaceStyles(html.replace(titleTag, ''), (held) => styleTag(held + globalStyles))
  return put(styled, '</head>', `${head}${manifestTag}<script>${inline.first}</script></head>`)
}
