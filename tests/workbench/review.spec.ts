import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, expect, test } from '@playwright/test'
import { compareSides, widths } from '../../scripts/review/compareSides.ts'
import type { Finding } from '../../scripts/review/finding.ts'
import { listStories } from '../../scripts/review/listStories.ts'
import { commitHeaders, serveCommits } from '../../scripts/review/serveCommits.ts'
import { pairSubjects } from '../../scripts/review/subject.ts'

// A trace of each picture would take longer than the picture.
test.use({ trace: 'off' })

test.slow()

const folder = path.resolve('build/workbench')

/** Stories in which something wears the theme's light blue. */
const blue = ['components--alerts--statuses', 'components--badges--palettes']

/** Stories beside them in which nothing does. */
const others = ['components--alerts--link-expired', 'machines--countdown--running']

const stories = () => listStories(folder).filter(({ id }) => [...blue, ...others].includes(id))

type Kept = { findings: Finding[]; files: string[] }

async function compare(
  browser: Browser,
  workbench = '',
  [old, current] = [stories(), stories()],
): Promise<Kept> {
  const files: string[] = []
  const findings = await compareSides({
    browser,
    before: { workbench, site: '', headers: commitHeaders.before },
    after: { workbench, site: '', headers: commitHeaders.after },
    pairs: pairSubjects(old, current),
    workers: 1,
    keep: (name) => files.push(name),
  })
  return { findings, files }
}

test('without a change nothing differs, twice in a row', async ({ browser, baseURL }) => {
  expect(stories()).toHaveLength(blue.length + others.length)
  expect(await compare(browser, baseURL)).toEqual({ findings: [], files: [] })
  expect(await compare(browser, baseURL)).toEqual({ findings: [], files: [] })
})

test('a change of one colour shows exactly the stories that wear it', async ({ browser }, info) => {
  const copy = info.outputPath('workbench')
  cpSync(folder, copy, { recursive: true })
  let planted = 0
  for (const name of readdirSync(path.join(copy, 'assets')).filter((file) => file.endsWith('.js'))) {
    const file = path.join(copy, 'assets', name)
    const text = readFileSync(file, 'utf8')
    if (!text.includes('#93bdf7')) continue
    writeFileSync(file, text.replaceAll('#93bdf7', '#93bdf8'))
    planted += 1
  }
  expect(planted).toBe(1)
  const served = await serveCommits({ before: folder, after: copy })
  const { findings, files } = await compare(browser, served.origin)
  await served.close()
  expect(findings.map(({ id, kind, views }) => [id, kind, ...views.map(({ width }) => width)])).toEqual(
    blue.map((id) => [id, 'changed', ...widths]),
  )
  expect(files.sort()).toEqual(
    blue
      .flatMap((id) =>
        widths.flatMap((width) =>
          ['after', 'before', 'difference'].map((part) => `${id}-${width}-${part}.png`),
        ),
      )
      .sort(),
  )
})

test('a story that only one commit has is new or gone', async ({ browser, baseURL }) => {
  const [gone, fresh] = stories()
  const { findings, files } = await compare(browser, baseURL, [gone ? [gone] : [], fresh ? [fresh] : []])
  expect(findings.map(({ id, kind }) => [id, kind])).toEqual([
    [gone?.id, 'gone'],
    [fresh?.id, 'new'],
  ])
  expect(files).toHaveLength(2 * widths.length)
})
