// `npm test`: installs what is missing, a browser too, then runs every check. Its parameters are those of `check.mjs`.
import { existsSync } from 'node:fs'
import { findBrowser } from './browser.mjs'
import { fail, goOnUnderProjectNode, installDependencies, requireMachine, root, run } from './machine.mjs'

requireMachine()
process.chdir(root)
installDependencies()
await goOnUnderProjectNode()

if (process.env.CHROMIUM_PATH && !(await findBrowser())) {
  fail(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is not there. Correct it or unset it.`)
}
if (!(await findBrowser())) {
  console.log('Installing a browser …')
  run('npx', ['playwright', 'install', 'chromium'])
}
if (!(await findBrowser()) && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'])
}
if (!(await findBrowser())) {
  fail('No Chromium or Chrome found. Install one, or name it: CHROMIUM_PATH=/path/to/chrome npm test')
}
process.exitCode = run(process.execPath, ['scripts/check.mjs', ...process.argv.slice(2)]) ? 0 : 1
