import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { bytesBeyondFirstPackets } from '@king-exchange/fast-pages'
import { parseHTML } from 'linkedom'

/**
 * @typedef {object} Figures what a browser loads for a page before the page is hydrated
 * @property {number} scripts KiB after Brotli
 * @property {number} scriptFiles
 * @property {number} document KiB after Brotli of the document with all of its styles
 * @property {number} elements
 *
 * @typedef {Figures & { firstPackets: boolean }} PageFigures with whether the whole document arrives with the first packets
 *
 * @typedef {Figures & { bytesBeyond: number }} MeasuredPage with the bytes that do not arrive with them
 *
 * @typedef {{ file: string; kib: number; pages: string[] }} ScriptFile a script, without the hash of its name
 *
 * @typedef {{ pages: Record<string, PageFigures>; files: ScriptFile[] }} Sizes
 *
 * @typedef {{ pages: Record<string, MeasuredPage>; files: ScriptFile[] }} MeasuredSizes
 */

/** @param {string | Buffer} content */
const compressed = (content) => brotliCompressSync(content).length / 1024

/** @param {string} address */
const withoutHash = (address) => path.posix.basename(address).replace(/-[\w-]{8}(?=\.\w+$)/, '')

/**
 * Measures what a browser loads for each prerendered page of a build before the page is hydrated.
 * @param {string} folder
 * @returns {MeasuredSizes}
 */
export function measureSizes(folder) {
  /** @type {Record<string, MeasuredPage>} */
  const pages = {}
  /** @type {Map<string, ScriptFile>} */
  const files = new Map()
  const read = (/** @type {string} */ name) => readFileSync(path.join(folder, name), 'utf8')
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.html'))) {
    const html = read(name)
    const { document } = parseHTML(html)
    const page = document.querySelector('#root')?.getAttribute('data-path')
    const script = document.querySelector('script[data-files]')
    const [list, renderer, lateStyles] = ['data-files', 'data-renderer', 'data-styles'].map(
      (attribute) => script?.getAttribute(attribute) ?? '',
    )
    // The others are filled by the browser.
    if (!page || !list || !renderer) continue
    const addresses = [...list.split(' '), renderer]
    for (const address of addresses) {
      const file = files.get(address) ?? {
        file: withoutHash(address),
        kib: compressed(read(address)),
        pages: [],
      }
      files.set(address, { ...file, pages: [...file.pages, page] })
    }
    pages[page] = {
      scripts: addresses.reduce((sum, address) => sum + (files.get(address)?.kib ?? 0), 0),
      scriptFiles: addresses.length,
      document: compressed(html + (lateStyles ? read(lateStyles) : '')),
      elements: document.querySelectorAll('*').length,
      bytesBeyond: bytesBeyondFirstPackets(html),
    }
  }
  return { pages, files: [...files.values()] }
}
