import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { parseHTML } from 'linkedom'
import postcss from 'postcss'
import { fitsFirstPackets } from '../../packages/fast-pages/src/documents/firstPackets.ts'
import { everyPage } from './compareSizes.mjs'

/**
 * @typedef {object} Figures what a browser loads, in KiB after Brotli, and how much of it there is
 * @property {number} scripts
 * @property {number} scriptFiles
 * @property {number} styles
 * @property {number} document
 * @property {number} elements
 *
 * @typedef {Figures & { firstPackets: boolean }} PageFigures with whether the whole document arrives with the first packets
 *
 * @typedef {{ file: string; kib: number; pages: string[] }} ScriptFile a script, without the hash of its name
 *
 * @typedef {object} Sizes
 * @property {Figures} shared what every page loads: its scripts, its header, its ticker and its footer
 * @property {Record<string, PageFigures>} pages what a page loads beside that
 * @property {ScriptFile[]} files
 */

/** @param {string | Buffer} content */
const compressed = (content) => (content.length > 0 ? brotliCompressSync(content).length / 1024 : 0)

/** The elements that all pages have in common. */
const sharedElements = 'header, header + section, footer'

/** @param {string} address */
const withoutHash = (address) => path.posix.basename(address).replace(/-[\w-]{8}(?=\.\w+$)/, '')

/** @param {string[]} texts */
const longest = (texts) => texts.reduce((one, other) => (other.length > one.length ? other : one), '')

/**
 * The declarations of a style sheet, each with its selector and the groups around it.
 * @param {string} css
 */
function declarationsOf(css) {
  /** @type {{ selector: string; text: string }[]} */
  const declarations = []
  /** @param {import('postcss').ChildNode[]} nodes @param {string} groups @param {string[]} selectors */
  const read = (nodes, groups, selectors) => {
    for (const node of nodes) {
      if (node.type === 'rule') read(node.nodes, groups, node.selectors)
      else if (node.type === 'atrule')
        read(node.nodes ?? [], `${groups}@${node.name} ${node.params}`, selectors)
      else if (node.type === 'decl') {
        for (const selector of selectors) {
          declarations.push({ selector, text: `${groups}${selector}{${node}}` })
        }
      }
    }
  }
  read(postcss.parse(css).nodes, '', [''])
  return declarations
}

/**
 * Reads a prerendered page's document; undefined for one that the browser fills.
 * @param {string} folder
 * @param {string} name
 */
function readPage(folder, name) {
  const html = readFileSync(path.join(folder, name), 'utf8')
  const { document } = parseHTML(html)
  const page = document.querySelector('#root')?.getAttribute('data-path')
  const script = document.querySelector('script[data-files]')
  const renderer = script?.getAttribute('data-renderer')
  if (!page || !script || !renderer) return undefined
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
  const lateStyles = script.getAttribute('data-styles')
  if (lateStyles) styles.push(readFileSync(path.join(folder, lateStyles), 'utf8'))
  // A browser with scripts leaves out what is for those without.
  for (const left of document.querySelectorAll('noscript, style')) left.remove()
  const shared = [...document.querySelectorAll(sharedElements)]
  const sharedMarkup = [script.textContent, ...shared.map(({ outerHTML }) => outerHTML)].join('')
  const sharedCount = shared.reduce((count, part) => count + 1 + part.querySelectorAll('*').length, 0)
  for (const part of [...shared, ...document.querySelectorAll('script[data-files], link[rel=icon]')])
    part.remove()
  return {
    page,
    scripts: [...(script.getAttribute('data-files') ?? '').split(' '), renderer],
    declarations: declarationsOf(styles.join('')),
    sharedNames: new Set(sharedMarkup.match(/css-\w+/g)),
    sharedMarkup,
    sharedCount,
    ownMarkup: document.toString(),
    ownCount: document.querySelectorAll('*').length,
    firstPackets: fitsFirstPackets(html),
  }
}

/**
 * Measures what a browser loads for each prerendered page of a build before the page is hydrated.
 * @param {string} folder
 * @returns {Sizes}
 */
export function measureSizes(folder) {
  const pages = readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => readPage(folder, name) ?? [])
  if (pages.length === 0) throw new Error(`${folder} holds no prerendered page`)

  /** @type {Map<string, ScriptFile>} */
  const files = new Map()
  for (const { page, scripts } of pages) {
    for (const address of scripts) {
      const known = files.get(address)
      if (known) known.pages.push(page)
      else {
        const kib = compressed(readFileSync(path.join(folder, address)))
        files.set(address, { file: withoutHash(address), kib, pages: [page] })
      }
    }
  }
  const all = [...files.values()]
  const isShared = (/** @type {ScriptFile} */ file) => file.pages.length === pages.length
  /** @param {ScriptFile[]} some */
  const scriptsIn = (some) => ({
    scripts: some.reduce((sum, { kib }) => sum + kib, 0),
    scriptFiles: some.length,
  })

  // Styles that are of no class, such as those of the page itself, are shared if every page has them.
  const counts = new Map()
  for (const { declarations } of pages) {
    for (const text of new Set(declarations.map(({ text }) => text))) {
      counts.set(text, (counts.get(text) ?? 0) + 1)
    }
  }
  const stylesOf = pages.map(({ declarations, sharedNames }) => {
    /** @param {{ selector: string; text: string }} declaration */
    const isCommon = ({ selector, text }) => {
      const [name] = selector.match(/css-\w+/) ?? []
      return name ? sharedNames.has(name) : counts.get(text) === pages.length
    }
    const texts = (/** @type {boolean} */ areShared) =>
      declarations
        .filter((one) => isCommon(one) === areShared)
        .map(({ text }) => text)
        .join('')
    return { shared: texts(true), own: texts(false) }
  })

  return {
    shared: {
      ...scriptsIn(all.filter(isShared)),
      styles: compressed(longest(stylesOf.map(({ shared }) => shared))),
      document: compressed(longest(pages.map(({ sharedMarkup }) => sharedMarkup))),
      elements: Math.max(...pages.map(({ sharedCount }) => sharedCount)),
    },
    pages: Object.fromEntries(
      pages.map(({ page, ownMarkup, ownCount, firstPackets }, index) => [
        page,
        {
          ...scriptsIn(all.filter((file) => !isShared(file) && file.pages.includes(page))),
          styles: compressed(stylesOf[index]?.own ?? ''),
          document: compressed(ownMarkup),
          elements: ownCount,
          firstPackets,
        },
      ]),
    ),
    files: all.map((file) => (isShared(file) ? { ...file, pages: [everyPage] } : file)),
  }
}
