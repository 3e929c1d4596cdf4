import { expect, it } from 'vitest'
import { compareSizes, writeSizes } from '../../scripts/size/compareSizes.mjs'
import type { MeasuredPage, MeasuredSizes, Sizes } from '../../scripts/size/measureSizes.mjs'

const figures = { scripts: 105, scriptFiles: 4, document: 7, elements: 300 }
const page = { ...figures, firstPackets: true }
const both = ['/', '/about']
const accepted: Sizes = {
  pages: { '/': page, '/about': page },
  files: [
    { file: 'about.js', kib: 4, pages: ['/about'] },
    { file: 'site.js', kib: 60, pages: ['every page'] },
  ],
}

/** A build whose page /about and whose scripts have other figures. */
const build = (changes: Partial<MeasuredPage>, about = 4, site = 60): MeasuredSizes => ({
  pages: {
    '/': { ...figures, bytesBeyond: 0 },
    '/about': { ...figures, bytesBeyond: 0, ...changes },
  },
  files: [
    { file: 'site.js', kib: site, pages: both },
    { file: 'about.js', kib: about, pages: ['/about'] },
  ],
})

const nothing = { failures: [], changes: [] }

it('says nothing of what has hardly changed, such as by the names of files', () => {
  expect(compareSizes(build({}), accepted)).toEqual(nothing)
  expect(compareSizes(build({ scripts: 105.09, document: 6.95 }, 4.06), accepted)).toEqual(nothing)
})

it('lets a page grow by 1 KiB, a script file and 5 % of its elements, and says so', () => {
  const grown = { scripts: 106, scriptFiles: 5, document: 8, elements: 315 }
  expect(compareSizes(build(grown, 5), accepted)).toEqual({
    failures: [],
    changes: [
      '/about: scripts 105 → 106',
      '/about: scriptFiles 4 → 5',
      '/about: document 7 → 8',
      '/about: elements 300 → 315',
      'about.js 4 → 5 (/about)',
    ],
  })
})

it.each([
  [{ scripts: 106.1 }, '/about: scripts 105 → 106.1'],
  [{ scriptFiles: 6 }, '/about: scriptFiles 4 → 6'],
  [{ document: 8.1 }, '/about: document 7 → 8.1'],
  [{ elements: 316 }, '/about: elements 300 → 316'],
  [{ bytesBeyond: 12 }, '/about: its document is 12 bytes too long for the first ten packets'],
])('fails a page that grew to %j', (changes, failure) => {
  expect(compareSizes(build(changes), accepted).failures).toEqual([expect.stringContaining(failure)])
})

it('names the scripts that grew, are new or are gone, with their pages', () => {
  const { pages, files } = build({}, 4, 62)
  const scripts = files.map((file) => (file.file === 'about.js' ? { ...file, file: 'chart.js' } : file))
  expect(compareSizes({ pages, files: scripts }, accepted)).toEqual({
    failures: [],
    changes: ['about.js 4 → gone (/about)', 'site.js 60 → 62 (every page)', 'chart.js new → 4 (/about)'],
  })
})

it('writes a line for each page and each file', () => {
  const text = writeSizes(accepted)
  expect(JSON.parse(text)).toEqual(accepted)
  expect(text.split('\n')).toContain('    { "file": "about.js", "kib": 4, "pages": [ "/about" ] },')
})
