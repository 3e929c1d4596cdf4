// `npm run size`: what a visitor's browser loads for each public page of the built site before the page is hydrated.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root } from './machine.mjs'

/** @typedef {{ raw: number; gzip: number; brotli: number }} Sizes in KiB */

/** @param {Buffer} content */
const kibibytes = (content) => content.length / 1024

/** @type {Map<string, Sizes>} */
const compressed = new Map()

/**
 * The sizes of a file, compressed as static hosts do it: gzip at level 9 and brotli at level 11.
 * @param {string} file
 * @returns {Sizes}
 */
function sizesOf(file) {
  const known = compressed.get(file)
  if (known) return known
  const content = readFileSync(file)
  const sizes = {
    raw: kibibytes(content),
    gzip: kibibytes(gzipSync(content, { level: 9 })),
    brotli: kibibytes(brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })),
  }
  compressed.set(file, sizes)
  return sizes
}

/** @type {Sizes} */
const none = { raw: 0, gzip: 0, brotli: 0 }

/** @param {Sizes[]} sizes */
const sum = (sizes) =>
  sizes.reduce(
    (total, size) => ({
      raw: total.raw + size.raw,
      gzip: total.gzip + size.gzip,
      brotli: total.brotli + size.brotli,
    }),
    none,
  )

/**
 * For each prerendered page of a build: its document, the styles in it, and the styles and scripts that it loads later.
 * @param {string} folder
 */
export function measurePages(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => {
      // A browser with scripts leaves out what is for those without.
      const html = readFileSync(path.join(folder, name), 'utf8').replace(/<noscript>.*?<\/noscript>/s, '')
      const pagePath = /<div id="root" data-path="([^"]+)"/.exec(html)?.[1]
      const [, files, renderer, lateStyles] =
        /<script data-files="([^"]+)" data-renderer="([^"]+)"(?: data-styles="([^"]+)")?/.exec(html) ?? []
      if (!pagePath || !files || !renderer) return []
      const scripts = [...files.split(' '), renderer]
      return {
        path: pagePath,
        count: scripts.length,
        files: scripts.map((script) => ({
          name: path.basename(script),
          ...sizesOf(path.join(folder, script)),
        })),
        document: sizesOf(path.join(folder, name)),
        lateStyles: lateStyles ? sizesOf(path.join(folder, lateStyles)) : none,
        styles: [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, rules]) => rules).join(''),
        elements: html.match(/<[a-z]/g)?.length ?? 0,
        // The document itself, and what its head names.
        requestsBeforePaint:
          1 +
          (html.match(/<link rel="(stylesheet|preload|modulepreload|icon|manifest)"|<script[^>]+src=/g)
            ?.length ?? 0),
        scripts: sum(scripts.map((script) => sizesOf(path.join(folder, script)))),
      }
    })
    .sort((one, other) => other.scripts.gzip - one.scripts.gzip)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = path.resolve(root, process.argv[2] ?? 'build/embedded')
  /** @param {number} size */
  const column = (size) => size.toFixed(1).padStart(9)
  console.log(`${'page'.padEnd(20)} scripts  JS gzip  JS brotli  document gzip   (KiB)`)
  for (const { path: page, count, document, scripts } of measurePages(folder)) {
    console.log(
      `${page.padEnd(20)}${String(count).padStart(8)}${column(scripts.gzip)}${column(scripts.brotli)}${column(document.gzip)}`,
    )
  }
}
