// `npm run size`: what a visitor's browser loads for each public page of the built site before the page is hydrated, and
// what of that differs from what was accepted. `-- --check` fails where it grew by more than the slack; `-- --accept` writes the
// sizes that later builds are compared with.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { fail, root } from './machine.mjs'
import { compareSizes, sizesToAccept, writeSizes } from './size/compareSizes.mjs'
import { measureSizes } from './size/measureSizes.mjs'

const acceptedFile = path.join(root, 'scripts', 'size', 'acceptedSizes.json')
const folder = path.join(root, 'build', 'embedded')
const flag = /** @type {const} */ ({ type: 'boolean' })
const { check, accept } = parseArgs({ options: { check: flag, accept: flag } }).values
if (!existsSync(path.join(folder, 'index.html'))) fail('There is no build: npm run build:embedded')

const measured = measureSizes(folder)
/** @type {import('./size/measureSizes.mjs').Sizes} */
const accepted = JSON.parse(readFileSync(acceptedFile, 'utf8'))
const { failures, changes } = compareSizes(measured, accepted)
if (!check) console.table(sizesToAccept(measured, accepted).pages)
console.log(['What differs from the accepted sizes, in KiB:', ...changes].join('\n  '))
if (accept) {
  writeFileSync(acceptedFile, writeSizes(sizesToAccept(measured, accepted)))
  console.log('Accepted. Commit acceptedSizes.json with the change; its diff is the decision.')
} else if (check && failures.length > 0) {
  fail(
    `the first load grew by more than the slack:\n  ${failures.join('\n  ')}\nIf it is worth that: npm run size -- --accept`,
  )
}
