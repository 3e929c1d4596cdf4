/**
 * @typedef {import('./measureSizes.mjs').Figures} Figures
 * @typedef {import('./measureSizes.mjs').PageFigures} PageFigures
 * @typedef {import('./measureSizes.mjs').ScriptFile} ScriptFile
 * @typedef {import('./measureSizes.mjs').Sizes} Sizes
 * @typedef {keyof Figures} Measure
 */

/** Stands for all pages in the list of those that load a file. */
export const everyPage = 'every page'

/** @type {Record<Measure, { name: string; unit: string; slack: (accepted: number) => number }>} */
const measures = {
  scripts: { name: 'scripts', unit: ' KiB', slack: () => 1 },
  scriptFiles: { name: 'script files', unit: '', slack: () => 1 },
  styles: { name: 'styles', unit: ' KiB', slack: () => 1 },
  document: { name: 'document', unit: ' KiB', slack: () => 1 },
  elements: { name: 'elements', unit: '', slack: (accepted) => Math.ceil(accepted * 0.05) },
}

const order = /** @type {Measure[]} */ (Object.keys(measures))

/** @param {number} figure */
export const rounded = (figure) => Math.round(figure * 10) / 10

/**
 * A figure as it is shown and accepted. It stays as it was while it differs by less than the names of files, which change
 * with every build, can make.
 * @param {number} figure
 * @param {number} [before]
 */
const settled = (figure, before) =>
  before !== undefined && Math.abs(figure - before) < 0.1 ? before : rounded(figure)

/** @param {number} growth */
const signed = (growth) => `${growth > 0 ? '+' : '−'}${Math.abs(rounded(growth))}`

/** @param {number} before @param {number} after */
const step = (before, after) => `${before} → ${after}`

/**
 * The KiB of a page's scripts by the names of their files; two that have the same name count as one.
 * @param {ScriptFile[]} files
 * @param {string} page
 */
function scriptsOf(files, page) {
  /** @type {Map<string, number>} */
  const scripts = new Map()
  for (const { file, kib, pages } of files) {
    if (pages.includes(page)) scripts.set(file, (scripts.get(file) ?? 0) + kib)
  }
  return scripts
}

/**
 * The scripts of a page that have changed, the one that grew most first.
 * @param {Sizes} measured
 * @param {Sizes} accepted
 * @param {string} page
 */
function changedScripts(measured, accepted, page) {
  const now = scriptsOf(measured.files, page)
  const before = scriptsOf(accepted.files, page)
  return [...new Set([...now.keys(), ...before.keys()])]
    .map((file) => {
      const from = rounded(before.get(file) ?? 0)
      return { file, from, to: settled(now.get(file) ?? 0, from) }
    })
    .filter(({ file, from, to }) => from !== to || before.has(file) !== now.has(file))
    .sort((one, other) => other.to - other.from - (one.to - one.from))
    .map(({ file, from, to }) => {
      if (!before.has(file)) return `${file} ${signed(to)} (new here)`
      if (!now.has(file)) return `${file} ${signed(-from)} (gone)`
      return `${file} ${signed(to - from)} (${step(from, to)})`
    })
    .join(', ')
}

/** @typedef {{ subject: string; from: number; to: number; slack: number }} Change */

/** @param {Change} change */
const isTooMuch = ({ from, to, slack }) => rounded(to - from) > slack

/** @param {Measure} measure @param {Change[]} changes @param {string} files */
function lineOf(measure, changes, files) {
  const { name, unit } = measures[measure]
  const [first, ...others] = changes
  const figures = (/** @type {Change} */ { subject, from, to }) =>
    `${subject} ${signed(to - from)}${unit} (${step(from, to)})`
  if (!first) return ''
  const same = others.map(({ subject }) => subject).join(', ')
  if (files) return `${name}: ${figures(first)}${same && `, and so ${same}`}: ${files}`
  return `${name}: ${changes.map(figures).join(', ')}`
}

/**
 * Compares the sizes of a build with those that were accepted: what changed, and what grew by more than the slack. Pages
 * that grew by the same files are one line. A page without accepted sizes may be as large as the largest.
 * @param {Sizes} measured
 * @param {Sizes} accepted
 * @returns {{ changes: string[]; failures: string[] }}
 */
export function compareSizes(measured, accepted) {
  const known = Object.values(accepted.pages)
  const added = Object.keys(measured.pages).filter((page) => !(page in accepted.pages))
  const gone = Object.keys(accepted.pages).filter((page) => !(page in measured.pages))
  const changes = [
    ...added.map((page) => `pages: ${page} is new`),
    ...gone.map((page) => `pages: ${page} is gone`),
  ]
  /** @type {string[]} */
  const failures = []
  for (const measure of order) {
    const largest = Math.max(...known.map((figures) => figures[measure]))
    /** @type {(subject: string, to: number, from: number) => Change} */
    const change = (subject, to, from) => ({
      subject,
      from,
      to: settled(to, from),
      slack: measures[measure].slack(from),
    })
    const all = [
      change('shared', measured.shared[measure], accepted.shared[measure]),
      ...Object.entries(measured.pages).map(([page, figures]) =>
        change(page, figures[measure], accepted.pages[page]?.[measure] ?? largest),
      ),
    ]
    const scriptsBy = (/** @type {Change} */ { subject }) => {
      if (!measure.startsWith('script') || added.includes(subject)) return ''
      return changedScripts(measured, accepted, subject === 'shared' ? everyPage : subject)
    }
    /** @param {(change: Change) => boolean} isMeant */
    const lines = (isMeant) => {
      /** @type {Map<string, Change[]>} */
      const groups = new Map()
      for (const one of all.filter(isMeant)) {
        const files = scriptsBy(one)
        groups.set(files, [...(groups.get(files) ?? []), one])
      }
      return [...groups].map(([files, group]) => lineOf(measure, group, files))
    }
    changes.push(...lines((one) => one.from !== one.to && !added.includes(one.subject)))
    failures.push(...lines(isTooMuch))
  }
  const late = Object.entries(measured.pages)
    .filter(([page, { firstPackets }]) => accepted.pages[page]?.firstPackets && !firstPackets)
    .map(([page]) => page)
  if (late.length > 0) {
    failures.push(
      `first packets: the document of ${late.join(', ')} no longer arrives with the first ten packets`,
    )
  }
  return { changes, failures }
}

/**
 * The sizes to accept: in a stable order; those that have hardly changed as they were.
 * @param {Sizes} measured
 * @param {Sizes | undefined} accepted
 * @returns {Sizes}
 */
export function sizesToAccept(measured, accepted) {
  /** @template {Figures} Kind @param {Kind} figures @param {Kind | undefined} before @returns {Kind} */
  const figuresToAccept = (figures, before) => ({
    ...figures,
    ...Object.fromEntries(order.map((measure) => [measure, settled(figures[measure], before?.[measure])])),
  })
  const key = (/** @type {ScriptFile} */ { file, pages }) => `${file} ${pages.join(' ')}`
  const before = new Map(accepted?.files.map((file) => [key(file), file.kib]))
  const byName = (/** @type {string} */ one, /** @type {string} */ other) => (one < other ? -1 : 1)
  return {
    shared: figuresToAccept(measured.shared, accepted?.shared),
    pages: Object.fromEntries(
      Object.entries(measured.pages)
        .sort(([one], [other]) => byName(one, other))
        .map(([page, figures]) => [page, figuresToAccept(figures, accepted?.pages[page])]),
    ),
    files: measured.files
      .map((file) => ({ ...file, pages: file.pages.toSorted() }))
      .sort((one, other) => byName(key(one), key(other)))
      .map((file) => ({ ...file, kib: settled(file.kib, before.get(key(file))) })),
  }
}

/**
 * Writes sizes as JSON with one line for each page and each file.
 * @param {Sizes} sizes
 */
export function writeSizes({ shared, pages, files }) {
  const line = (/** @type {object} */ value) => JSON.stringify(value, null, 1).replace(/\n */g, ' ')
  const list = (/** @type {string[]} */ lines) => lines.map((text) => `    ${text}`).join(',\n')
  return `{
  "shared": ${line(shared)},
  "pages": {
${list(Object.entries(pages).map(([page, figures]) => `"${page}": ${line(figures)}`))}
  },
  "files": [
${list(files.map(line))}
  ]
}
`
}
