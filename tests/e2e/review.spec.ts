import { compareSides, widths } from '../../scripts/review/compareSides.ts'
import { listPages } from '../../scripts/review/listPages.ts'
import { pairSubjects } from '../../scripts/review/subject.ts'
import { expect, test } from './support.ts'

// A trace of each picture would take longer than the picture.
test.use({ trace: 'off' })

test.slow()

test('pages of the same site look the same each time, and different ones differ', async ({
  browser,
  baseURL,
}) => {
  const side = { workbench: '', site: baseURL ?? '' }
  const wanted = listPages('.').filter(({ title }) => ['/', '/dashboard'].includes(title))
  expect(wanted).toHaveLength(2)
  const pairs = pairSubjects(wanted, wanted)
  const [home, dashboard] = pairs
  const different = { id: 'different', before: home?.before, after: dashboard?.after }
  const kept: string[] = []
  const findings = await compareSides({
    browser,
    before: side,
    after: side,
    pairs: [...pairs, different],
    workers: 1,
    keep: (name) => kept.push(name),
  })
  expect(findings.map(({ kind, views }) => [kind, views.length])).toEqual([['changed', widths.length]])
  expect(kept.every((name) => name.startsWith('different-'))).toBe(true)
})
