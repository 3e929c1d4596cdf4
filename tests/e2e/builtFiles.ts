import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { documentOf } from './documents.ts'

const folder = path.resolve('build/embedded')

/** The text of a file of the build, by its address. */
export const textOf = (address: string) => readFileSync(path.join(folder, address), 'utf8')

/** The one of these that is there; an address that the build does not name would match every request or none. */
function found(address: string | undefined, what: string): string {
  if (!address) throw new Error(`The build names no ${what}`)
  return address
}

/** The addresses of the files that a prerendered page's document loads after its first paint, by their purpose. */
export function filesOf(page: string) {
  const html = documentOf(page)
  const namedAs = (attribute: string) => new RegExp(` data-${attribute}="([^"]+)"`).exec(html)?.[1]
  const scripts = found(namedAs('files'), `scripts of ${page}`).split(' ')
  return {
    /** All scripts but the renderer, in the order in which they are evaluated. */
    scripts,
    /** The script with the page's own code; the one behind it starts the site. */
    own: found(scripts.at(-2), `code of ${page}`),
    /** React's renderer. */
    renderer: found(namedAs('renderer'), 'renderer'),
    /** The styles that come after the first paint, if the document does not hold them all. */
    lateStyles: namedAs('styles'),
  }
}

/** The address of the styles that come after the first paint. */
export const lateStylesOf = (page: string) => found(filesOf(page).lateStyles, `late styles of ${page}`)

/** The addresses of all scripts that hold a text. */
export const scriptsWith = (text: string): string[] =>
  readdirSync(path.join(folder, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/assets/${name.replaceAll(path.sep, '/')}`)
    .filter((address) => textOf(address).includes(text))

/** The address of the one script that holds a text. */
export function scriptWith(text: string): string {
  const [address, ...others] = scriptsWith(text)
  if (others.length > 0) throw new Error(`More than one script holds «${text}»`)
  return found(address, `script with «${text}»`)
}

/** A text that only the provider's client holds. */
export const clientText = 'grant_type=pkce'

/** The address of the provider's client. */
export const clientScript = () => scriptWith(clientText)

/** The address of a typeface, as the documents name it. */
export const typefaceFile = (face: string): string =>
  found(
    new RegExp(`@font-face ?{font-family: ?"?${face}"?;[^}]*?url\\("?([^)"]+)`).exec(documentOf('/'))?.[1],
    face,
  )
