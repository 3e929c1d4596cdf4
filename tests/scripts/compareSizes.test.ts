import { describe, expect, it } from 'vitest'
import { compareSizes, sizesToAccept, writeSizes } from '../../scripts/size/compareSizes.mjs'
import type { PageFigures, Sizes } from '../../scripts/size/measureSizes.mjs'

const page: PageFigures = {
  scripts: 5,
  scriptFiles: 2,
  styles: 2,
  document: 3,
  elements: 100,
  firstPackets: true,
}

const accepted: Sizes = {
  shared: { scripts: 100, scriptFiles: 2, styles: 4, document: 3, elements: 200 },
  pages: { '/': page, '/about': page, '/fees': page },
  files: [
    { file: 'about.js', kib: 4, pages: ['/about'] },
    { file: 'figures.js', kib: 1, pages: ['/', '/about', '/fees'] },
    { file: 'framework.js', kib: 40, pages: ['every page'] },
    { file: 'site.js', kib: 60, pages: ['every page'] },
  ],
}

/** The accepted sizes, with other figures of what all pages share, of pages and of files. */
const sizes = (
  shared: Partial<Sizes['shared']>,
  pages: Record<string, Partial<PageFigures>>,
  kibs: Record<string, number> = {},
): Sizes => ({
  shared: { ...accepted.shared, ...shared },
  pages: Object.fromEntries(
    Object.entries(accepted.pages).map(([path, figures]) => [path, { ...figures, ...pages[path] }]),
  ),
  files: [
    ...accepted.files.map(({ file, kib, pages }) => ({ file, kib: kibs[file] ?? kib, pages })),
    ...Object.entries(kibs)
      .filter(([name]) => !accepted.files.some(({ file }) => file === name))
      .map(([file, kib]) => ({ file, kib, pages: Object.keys(pages) })),
  ],
})

const failuresOf = (measured: Sizes) => compareSizes(measured, accepted).failures

describe('compareSizes', () => {
  it('says nothing of a build that is as it was, but for the names of its files', () => {
    const measured = sizes(
      { scripts: 100.04 },
      { '/': { scripts: 5.09, styles: 1.91 } },
      { 'about.js': 4.06 },
    )
    expect(compareSizes(measured, accepted)).toEqual({ changes: [], failures: [] })
  })

  it('lets a page grow by 1 KiB, a script file and 5 % of its elements', () => {
    const grown = { scripts: 6, scriptFiles: 3, styles: 3, document: 4, elements: 105 }
    const measured = sizes({ elements: 210 }, { '/about': grown })
    expect(failuresOf(measured)).toEqual([])
    expect(compareSizes(measured, accepted).changes).toHaveLength(5)
  })

  it.each([
    [{ styles: 3.1 }, 'styles: /about +1.1 KiB (2 → 3.1)'],
    [{ document: 4.3 }, 'document: /about +1.3 KiB (3 → 4.3)'],
    [{ elements: 106 }, 'elements: /about +6 (100 → 106)'],
  ])('fails a page that grew to %j', (figures, message) => {
    expect(failuresOf(sizes({}, { '/about': figures }))).toEqual([message])
  })

  it('names the script that grew, and by how much', () => {
    expect(failuresOf(sizes({}, { '/about': { scripts: 8.2 } }, { 'about.js': 7.2 }))).toEqual([
      'scripts: /about +3.2 KiB (5 → 8.2): about.js +3.2 (4 → 7.2)',
    ])
  })

  it('names the scripts that a page did not load before, the largest first', () => {
    const grown = { scripts: 7.5, scriptFiles: 4 }
    expect(failuresOf(sizes({}, { '/about': grown }, { 'icon.js': 0.5, 'chart.js': 2 }))).toEqual([
      'scripts: /about +2.5 KiB (5 → 7.5): chart.js +2 (new here), icon.js +0.5 (new here)',
      'script files: /about +2 (2 → 4): chart.js +2 (new here), icon.js +0.5 (new here)',
    ])
  })

  it('names a script that another page has loaded before', () => {
    const measured = sizes({}, { '/fees': { scripts: 9 } })
    const files = measured.files.map((file) =>
      file.file === 'about.js' ? { ...file, pages: ['/about', '/fees'] } : file,
    )
    expect(failuresOf({ ...measured, files })).toEqual([
      'scripts: /fees +4 KiB (5 → 9): about.js +4 (new here)',
    ])
  })

  it('says in one line that one script made several pages grow', () => {
    const grown = { scripts: 7 }
    const measured = sizes({}, { '/': grown, '/about': grown, '/fees': grown }, { 'figures.js': 3 })
    expect(failuresOf(measured)).toEqual([
      'scripts: / +2 KiB (5 → 7), and so /about, /fees: figures.js +2 (1 → 3)',
    ])
  })

  it('says of what every page loads that it grew, and of no page', () => {
    expect(failuresOf(sizes({ scripts: 102, elements: 230 }, {}, { 'site.js': 62 }))).toEqual([
      'scripts: shared +2 KiB (100 → 102): site.js +2 (60 → 62)',
      'elements: shared +30 (200 → 230)',
    ])
  })

  it('tells of scripts that became smaller or are gone, and fails nothing for them', () => {
    const measured = sizes({ scripts: 60 }, { '/about': { scripts: 3 } }, { 'about.js': 2 })
    const files = measured.files.filter(({ file }) => file !== 'framework.js')
    expect(compareSizes({ ...measured, files }, accepted)).toEqual({
      changes: [
        'scripts: shared −40 KiB (100 → 60): framework.js −40 (gone)',
        'scripts: /about −2 KiB (5 → 3): about.js −2 (4 → 2)',
      ],
      failures: [],
    })
  })

  it('lets a new page be as large as the largest with the slack', () => {
    const withNew = (figures: PageFigures): Sizes => ({
      ...accepted,
      pages: { ...accepted.pages, '/new': figures },
    })
    expect(compareSizes(withNew(page), accepted)).toEqual({ changes: ['pages: /new is new'], failures: [] })
    expect(failuresOf(withNew({ ...page, scripts: 6.1 }))).toEqual(['scripts: /new +1.1 KiB (5 → 6.1)'])
  })

  it('fails where a document comes with the first packets no more, however little it grew', () => {
    const measured = sizes({}, { '/about': { firstPackets: false, document: 3.1 } })
    expect(failuresOf(measured)).toEqual([
      'first packets: the document of /about no longer arrives with the first ten packets',
    ])
  })
})

describe('the sizes to accept', () => {
  it('are rounded and in a stable order', () => {
    const { files, pages } = sizesToAccept(
      {
        ...accepted,
        pages: { '/fees': { ...page, styles: 2.3456 }, '/': page },
        files: [
          { file: 'site.js', kib: 60.123, pages: ['/fees', '/'] },
          { file: 'about.js', kib: 4, pages: ['/'] },
        ],
      },
      undefined,
    )
    expect(Object.keys(pages)).toEqual(['/', '/fees'])
    expect(pages['/fees']).toEqual({ ...page, styles: 2.3 })
    expect(files).toEqual([
      { file: 'about.js', kib: 4, pages: ['/'] },
      { file: 'site.js', kib: 60.1, pages: ['/', '/fees'] },
    ])
  })

  it('stay as they are where hardly anything has changed', () => {
    const measured = sizes({ styles: 4.09 }, { '/about': { scripts: 5.06 } }, { 'about.js': 4.06 })
    expect(sizesToAccept(measured, accepted)).toEqual(accepted)
  })

  it('are written with a line for each page and each file', () => {
    const text = writeSizes(accepted)
    expect(JSON.parse(text)).toEqual(accepted)
    expect(text.split('\n')).toContain('    { "file": "about.js", "kib": 4, "pages": [ "/about" ] },')
    expect(text.split('\n')).toHaveLength(1 + 3 + accepted.files.length + 7)
  })
})
