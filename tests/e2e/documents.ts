import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { prerenderedForms } from '@/data/site/prerenderedForms'

/** The folder of the built site. */
const folder = path.resolve('build/embedded')

/** The built document of a page, as text. */
export const documentOf = (page: string) =>
  readFileSync(path.join(folder, page === '/' ? 'index.html' : `${page}.html`), 'utf8')

/** The built document of a page as a browser with scripts reads it. */
export const scriptedDocumentOf = (page: string) =>
  documentOf(page).replace(/<noscript>.*?<\/noscript>/gs, '')

/** The paths of all pages that have a document, `/404` among them. */
export const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map(
    (name) =>
      `/${name
        .replaceAll(path.sep, '/')
        .replace(/\.html$/, '')
        .replace(/^index$/, '')}`,
  )
  .sort()

/** The forms that are prerendered. */
export const forms = prerenderedForms.toSorted()

/** The paths of all prerendered pages. */
export const prerenderedPages = pages.filter((page) => documentOf(page).includes('data-path='))

/** The paths of the prerendered public pages. */
export const publicPages = prerenderedPages.filter((page) => !forms.includes(page))
