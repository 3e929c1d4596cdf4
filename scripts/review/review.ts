import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'
import { checkOut, findCommit, nameWorkingTree } from '../commits/checkOut'
import { root } from '../machine.mjs'
import { buildSide } from './buildSide'
import { compareSides, widths } from './compareSides'
import { kinds } from './finding'
import { listPages } from './listPages'
import { listStories } from './listStories'
import { commitHeaders, serveCommits } from './serveCommits'
import { sheetPage } from './sheet/sheetPage'
import { showProgress } from './showProgress'
import { pairSubjects } from './subject'

/** What `npm run review` is asked for. */
export type ReviewOptions = {
  /** The commit to compare the working tree with. */
  ref: string
  /** Looks only at what has this text in its id. */
  only?: string
  launch: LaunchOptions
}

/**
 * Without the first, a part that is painted again may differ at the edges of round corners by what it was painted with
 * before; without the second, a large picture may be painted later than what is around it.
 */
const steadyPaint = ['--disable-partial-raster', '--disable-checker-imaging']

const target = path.join(root, 'build', 'review')

/** Compares the working tree with a commit, writes the sheet, and prints what is on it. */
export async function review({ ref, only, launch }: ReviewOptions): Promise<void> {
  const commit = findCommit(root, ref)
  const begun = performance.now()
  const temporary = mkdtempSync(path.join(tmpdir(), 'king-exchange-review-'))
  const ends: (() => unknown)[] = [() => rmSync(temporary, { recursive: true, force: true })]
  const interrupt = () => {
    for (const end of ends.reverse()) end()
    process.exit(130)
  }
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    console.log(`Building ${commit.slice(0, 7)} and the working tree …`)
    const other = await checkOut(root, commit, path.join(temporary, 'commit'))
    ends.push(other.remove)
    const [before, after] = await Promise.all([
      buildSide(other.folder, path.join(temporary, 'before')),
      buildSide(root, path.join(temporary, 'after')),
    ])
    console.log(`Built in ${minutesSince(begun)}.`)
    const pairs = pairSubjects(
      [...listStories(before.workbench), ...listPages(other.folder)],
      [...listStories(after.workbench), ...listPages(root)],
      only,
    )
    if (pairs.length === 0) throw new Error(`No story and no page has "${only}" in its id.`)

    const serve = async (part: 'workbench' | 'site') => {
      const { origin, close } = await serveCommits({ before: before[part], after: after[part] })
      ends.push(close)
      return origin
    }
    const served = { workbench: await serve('workbench'), site: await serve('site') }
    const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), ...steadyPaint] })
    ends.push(() => browser.close())
    rmSync(target, { recursive: true, force: true })
    mkdirSync(path.join(target, 'pictures'), { recursive: true })
    const findings = await compareSides({
      browser,
      before: { ...served, headers: commitHeaders.before },
      after: { ...served, headers: commitHeaders.after },
      pairs,
      keep: (name, png) => writeFileSync(path.join(target, 'pictures', name), png),
      onProgress: showProgress,
    })
    const file = path.join(target, 'index.html')
    const scope = { subjects: pairs.length, pictures: pairs.length * widths.length, only }
    const names = { before: `${ref} (${commit.slice(0, 7)})`, after: nameWorkingTree(root) }
    writeFileSync(file, sheetPage({ findings, names, scope }))
    const counts = kinds.map((kind) => `${findings.filter((found) => found.kind === kind).length} ${kind}`)
    console.log(`${counts.join(', ')} of ${pairs.length} in ${minutesSince(begun)}\n${file}`)
  } finally {
    for (const end of ends.reverse()) await end()
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}

function minutesSince(moment: number): string {
  const seconds = Math.round((performance.now() - moment) / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
