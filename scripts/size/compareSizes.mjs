/**
 * @typedef {import('./measureSizes.mjs').Figures} Figures
 * @typedef {import('./measureSizes.mjs').MeasuredPage} MeasuredPage
 * @typedef {import('./measureSizes.mjs').MeasuredSizes} MeasuredSizes
 * @typedef {import('./measureSizes.mjs').PageFigures} PageFigures
 * @typedef {import('./measureSizes.mjs').ScriptFile} ScriptFile
 * @typedef {import('./measureSizes.mjs').Sizes} Sizes
 */

/** Accepted growth of a page. @type {Record<keyof Figures, (accepted: number) => number>} */
const slack = {
  scripts: () => 1,
  scriptFiles: () => 1,
  document: () => 1,
  elements: (accepted) => Math.ceil(accepted * 0.05),
}
const measures = /** @type {(keyof Figures)[]} */ (Object.keys(slack))

/**
 * A figure as it is shown and accepted. It stays as it was while it differs by less than the names of files, which change
 * with every build, can make.
 * @param {number} figure
 * @param {number} [before]
 */
const settled = (figure, before) =>
  before !== undefined && Math.abs(figure - before) < 0.1 ? before : Math.round(figure * 10) / 10

const keyOf = (/** @type {ScriptFile} */ { file, pages }) => `${file} ${pages.join(' ')}`
const byText = (/** @type {string} */ one, /** @type {string} */ other) => (one < other ? -1 : 1)

/**
 * The sizes to accept: in a stable order; those that have hardly changed as they were. A script of every page says so.
 * @param {MeasuredSizes} measured
 * @param {Sizes} [accepted]
 * @returns {Sizes}
 */
export function sizesToAccept({ pages, files }, accepted) {
  const count = Object.keys(pages).length
  const listed = files.map(({ file, kib, pages: some }) => ({
    file,
    kib,
    pages: some.length === count && count > 1 ? ['every page'] : some.toSorted(),
  }))
  const before = new Map(accepted?.files.map((file) => [keyOf(file), file.kib]))
  /** @type {(page: string, figures: MeasuredPage) => PageFigures} */
  const settle = (page, { bytesBeyond, ...figures }) => {
    const changed = measures.map((name) => [name, settled(figures[name], accepted?.pages[page]?.[name])])
    return { ...figures, ...Object.fromEntries(changed), firstPackets: bytesBeyond === 0 }
  }
  return {
    pages: Object.fromEntries(
      Object.entries(pages)
        .sort(([one], [other]) => byText(one, other))
        .map(([page, figures]) => [page, settle(page, figures)]),
    ),
    files: listed
      .sort((one, other) => byText(keyOf(one), keyOf(other)))
      .map((file) => ({ ...file, kib: settled(file.kib, before.get(keyOf(file))) })),
  }
}

/**
 * Compares sizes with the accepted ones: the pages that grew by more than the slack, and all that has changed, the scripts
 * by name. A new page may be as large as the largest.
 * @param {MeasuredSizes} measured
 * @param {Sizes} accepted
 * @returns {{ failures: string[]; changes: string[] }}
 */
export function compareSizes(measured, accepted) {
  const now = sizesToAccept(measured, accepted)
  /** @type {string[]} */
  const failures = []
  /** @type {string[]} */
  const changes = []
  for (const [page, figures] of Object.entries(now.pages)) {
    const before = accepted.pages[page]
    for (const name of measures) {
      const from = before?.[name] ?? Math.max(...Object.values(accepted.pages).map((other) => other[name]))
      const line = `${page}: ${name} ${from} → ${figures[name]}`
      if (before && figures[name] !== from) changes.push(line)
      if (figures[name] - from > slack[name](from) + 0.01) failures.push(line)
    }
    if (before?.firstPackets && !figures.firstPackets)
      failures.push(
        `${page}: its document is ${measured.pages[page]?.bytesBeyond} bytes too long for the first ten packets, with which it arrived: build/embedded${page}.html has all of its markup, and the styles of its first screen (docs/decisions/026-styles-in-documents.md)`,
      )
  }
  const [old, young] = [accepted, now].map(({ files }) => new Map(files.map((file) => [keyOf(file), file])))
  for (const key of new Set([...(old?.keys() ?? []), ...(young?.keys() ?? [])])) {
    const [from, to] = [old?.get(key), young?.get(key)]
    if (from?.kib === to?.kib) continue
    const { file, pages } = /** @type {ScriptFile} */ (to ?? from)
    changes.push(`${file} ${from?.kib ?? 'new'} → ${to?.kib ?? 'gone'} (${pages.join(', ')})`)
  }
  return { failures, changes }
}

/**
 * Writes sizes as JSON with one line for each page and each file.
 * @param {Sizes} sizes
 */
export function writeSizes({ pages, files }) {
  const line = (/** @type {object} */ value) => JSON.stringify(value, null, 1).replace(/\n */g, ' ')
  const list = (/** @type {string[]} */ lines) => lines.map((text) => `    ${text}`).join(',\n')
  const ofPages = Object.entries(pages).map(([page, figures]) => `"${page}": ${line(figures)}`)
  return `{\n  "pages": {\n${list(ofPages)}\n  },\n  "files": [\n${list(files.map(line))}\n  ]\n}\n`
}
