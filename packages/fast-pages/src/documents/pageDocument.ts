import { lostTemplateId, pageStylesId, typefacesId } from '../browser/documentIds.ts'
import type { InlineScripts } from './inlineScripts.ts'
import { minifyStyles } from './minifyStyles.ts'
import type { RenderedPage, StaticPart } from './renderer.ts'

/** A built `index.html`, the styles of the whole site, the scripts that stand in documents, and the renderer's address. */
export type Template = { html: string; globalStyles: string; inline: InlineScripts; renderer: string }

/** The line breaks between the tags of `index.html`. */
const between = />\s+</g

const scriptTags = /\s*<script type="module"[^>]*><\/script>/g
const linkTags = /\s*<link rel="modulepreload"[^>]*>/g
const titleTag = /\s*<title[^>]*>[^<]*<\/title>/
const noscriptTag = /\s*<noscript>.*?<\/noscript>/s

const manifestTag = '<link rel="manifest" href="/site.webmanifest"/>'

/** A typeface that the browser has to load, unlike a fallback. */
const webFace = /@font-face\s*\{[^}]*url\([^}]*\}/g

const styleElement = /<style>(.*?)<\/style>/s

/** The styles of the typefaces, in the document's one style tag. */
function inlinedStyles(html: string): string {
  const [, inlined] = styleElement.exec(html) ?? []
  if (inlined === undefined) throw new Error('The built index.html has no style tag')
  return inlined
}

/** The styles of a page's document, without the typefaces that the browser has to load. */
export const stylesOfPage = ({ html, globalStyles }: Template, { styles }: RenderedPage): string =>
  inlinedStyles(html).replace(webFace, '') + globalStyles + styles

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

const sheetWithoutScripts = (address: string) =>
  `<noscript><link rel="stylesheet" href="${address}"/></noscript>`

/** The parts of a prerendered page's document, and the addresses that it names. */
export type PageParts = {
  /** Minified. */
  styles: string
  /** The address of the styles that come after the first paint. */
  lateStyles?: string
  /** The JSON-LD of `structuredData`; empty if the page is not to be listed. */
  data: string
  /** True if it is a form, which may be another for this visitor. */
  isForm: boolean
  /** The addresses of the scripts that come after the first paint; the last one starts the site. */
  scripts: string[]
}

/** The document of a prerendered page. */
export function publicDocument(
  { html, inline, renderer }: Template,
  path: string,
  { head, body }: RenderedPage,
  { styles, lateStyles, data, isForm, scripts }: PageParts,
): string {
  const bare = html
    .replace(between, '><')
    .replace(scriptTags, '')
    .replace(linkTags, '')
    .replace(titleTag, '')
    .replace(noscriptTag, '')
  const faces = minifyStyles((inlinedStyles(html).match(webFace) ?? []).join(''))
  const styled = bare.replace(
    styleElement,
    () => `<style id="${typefacesId}">${faces}</style><style id="${pageStylesId}">${styles}</style>`,
  )
  const late = lateStyles ? ` data-styles="${lateStyles}"` : ''
  const early = isForm ? inline.first + inline.forms : inline.first
  const names = `data-files="${scripts.join(' ')}" data-renderer="${renderer}"${late}`
  const script = `<script ${names}>${early}${inline.last}</script>`
  const withoutScripts = lateStyles ? sheetWithoutScripts(lateStyles) : ''
  const withHead = put(styled, '</head>', `${head}${expectTag(body)}${script}${withoutScripts}</head>`)
  const withBody = put(withHead, '<div id="root"></div>', `<div id="root" data-path="${path}">${body}</div>`)
  return put(withBody, '</body>', `${data}</body>`)
}

/** The parts of a document whose page is rendered in the browser. */
export type ShellParts = {
  /** The address of the script that starts the site. */
  start: string
  /** Shown while the site cannot start. */
  lost: StaticPart
  /** Shown in a browser without scripts. */
  scriptless: Scriptless
}

/** Content for browsers without scripts. Its styles stand in the document, or in a file that no other browser loads. */
export type Scriptless = { body: string } & ({ styles: string } | { sheet: string })

/** In a browser with scripts, a `noscript` element is text up to the first end tag, so none may be within another. */
const noscriptTags = /<\/?noscript>/g

/** The document of a page that is rendered in the browser, with its own head. */
export function shellDocument(
  { html, globalStyles, inline, renderer }: Template,
  head: string,
  { start, lost, scriptless }: ShellParts,
): string {
  const own = 'styles' in scriptless ? scriptless.styles : ''
  const styles = minifyStyles(inlinedStyles(html) + globalStyles + lost.styles + own)
  const styled = html
    .replace(scriptTags, '')
    .replace(titleTag, '')
    .replace(noscriptTag, '')
    .replace(styleElement, () => `<style>${styles}</style>`)
  const preloads = [start, renderer]
    .map((script) => `<link rel="modulepreload" crossorigin href="${script}"/>`)
    .join('')
  const script = `<script data-start="${start}" data-renderer="${renderer}">${inline.first}${inline.shell}</script>`
  const sheet = 'sheet' in scriptless ? sheetWithoutScripts(scriptless.sheet) : ''
  const withHead = put(styled, '</head>', `${head}${preloads}${manifestTag}${script}${sheet}</head>`)
  const withoutScripts = `<noscript>${scriptless.body.replace(noscriptTags, '')}</noscript>`
  const template = `<template id="${lostTemplateId}">${lost.body}</template>`
  return put(withHead, '</body>', `${withoutScripts}${template}</body>`)
}
