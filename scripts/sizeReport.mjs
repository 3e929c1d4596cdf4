// `npm run size`: what a visitor's browser loads for each public page of the built site before the page is hydrated, and
// what of that has changed since the last commit. `--check` fails where it grew by more than the slack; `--accept` writes
// the sizes that later builds are compared with.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { fail, root } from './machine.mjs'
import { compareSizes, rounded, sizesToAccept, writeSizes } from './size/compareSizes.mjs'
import { measureSizes } from './size/measureSizes.mjs'

/** @typedef {import('./size/measureSizes.mjs').Sizes} Sizes */

const acceptedFile = 'scripts/size/acceptedSizes.json'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, accept: { type: 'boolean' } },
})
const folder = path.resolve(root, positionals[0] ?? 'build/embedded')
if (!existsSync(path.join(folder, 'index.html')))
  fail(`There is no build in ${folder}: npm run build:embedded`)

/** @type {Sizes | undefined} */
const accepted = existsSync(path.join(root, acceptedFile))
  ? JSON.parse(readFileSync(path.join(root, acceptedFile), 'utf8'))
  : undefined

/** @returns {Sizes | undefined} the sizes of the last commit, those of the file where there is no git */
function committedSizes() {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:${acceptedFile}`], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 ? JSON.parse(stdout) : accepted
}

const measured = measureSizes(folder)
const committed = committedSizes()

if (!values.check) {
  const { shared, pages } = measured
  console.log(
    'What a browser loads before a page is hydrated, in KiB after Brotli; a page beside what all pages share:\n',
  )
  console.log(`${'page'.padEnd(20)}  scripts    files   styles document elements`)
  for (const [page, figures] of [['shared', shared], ...Object.entries(pages)]) {
    const { scripts, scriptFiles, styles, document, elements } = /** @type {typeof shared} */ (figures)
    const columns = [scripts, scriptFiles, styles, document, elements].map((figure) =>
      String(rounded(figure)).padStart(9),
    )
    console.log(`${String(page).padEnd(20)}${columns.join('')}`)
  }
  console.log('')
}
if (committed) {
  const { changes } = compareSizes(measured, committed)
  console.log(
    changes.length > 0
      ? `Changed since the last commit:\n  ${changes.join('\n  ')}`
      : 'Nothing has changed since the last commit.',
  )
}
if (values.accept) {
  writeFileSync(path.join(root, acceptedFile), writeSizes(sizesToAccept(measured, accepted)))
  console.log(`\nAccepted: ${acceptedFile} is written. Commit it with the change; its diff is the decision.`)
} else if (values.check) {
  if (!accepted) fail(`${acceptedFile} is missing: npm run size -- --accept`)
  const { failures } = compareSizes(measured, accepted)
  if (failures.length > 0) {
    fail(
      `the first load grew by more than the slack:\n  ${failures.join('\n  ')}\nIf it is worth that: npm run size -- --accept`,
    )
  }
}
