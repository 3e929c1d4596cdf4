import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSite } from '../commits/buildSite'
import { checkOut, findCommit, nameWorkingTree } from '../commits/checkOut'
import { runIn } from '../commits/runIn'
import { root } from '../machine.mjs'
import { compareBuilds } from './compareBuilds'
import type { Finding } from './run'
import type { Built } from './subjects'

/**
 * Compares the working tree with a commit, stories and pages with `only` in their id or all of them, and says in one line
 * what has been found. False where a picture could not be taken.
 */
export async function review(ref: string, only?: string): Promise<boolean> {
  const commit = findCommit(root, ref)
  const folder = mkdtempSync(path.join(tmpdir(), 'king-exchange-review-'))
  const ends = [() => rmSync(folder, { recursive: true, force: true })]
  const end = () => {
    while (ends.length > 0) ends.pop()?.()
  }
  const interrupt = () => {
    end()
    process.exit(130)
  }
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    const name = `${ref} (${commit.slice(0, 7)})`
    console.log(`Building ${name} and the working tree …`)
    const other = await checkOut(root, commit, path.join(folder, 'commit'))
    ends.push(other.remove)
    const [before, after] = await Promise.all([
      build(other.folder, path.join(folder, 'before')),
      build(root, path.join(folder, 'after')),
    ])
    const report = path.join(root, 'build', 'review')
    const title = `${nameWorkingTree(root)}, beside ${name}`
    const { findings, pictures } = await compareBuilds({ before, after }, { folder, report, title }, only)
    // One that could be taken in neither commit has been found twice.
    const count = (kind: Finding['kind']) =>
      new Set(findings.filter((found) => found.kind === kind).map(({ id, width }) => `${id} ${width}`)).size
    console.log(
      `Of ${pictures} pictures: ${count('differs')} different, ${count('new')} new, ${count('gone')} gone, ${count('failed')} that could not be taken. ${path.join(report, 'index.html')}`,
    )
    return count('failed') === 0
  } finally {
    end()
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}

/** Builds the workbench and the site of the sources in a folder into another one. */
async function build(sources: string, folder: string): Promise<Built> {
  const built = { workbench: path.join(folder, 'workbench'), site: path.join(folder, 'site') }
  // Ladle joins the name of its folder to the current one.
  await runIn(sources, 'npx', ['ladle', 'build', '--outDir', path.relative(sources, built.workbench)])
  // It ends well even where the build has failed.
  if (!existsSync(path.join(built.workbench, 'meta.json'))) {
    throw new Error(`The workbench of ${sources} could not be built.`)
  }
  await buildSite(sources, built.site)
  return built
}
