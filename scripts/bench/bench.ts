// `npm run bench`: what the built site costs, beside a bare page: its first load, the next page, a tick of the market. Each is
// measured on every side in turn, so that what slows the machine down for a minute slows all of them down.
// `-- --only ticks` measures a part, `-- --runs 3` less often than seven times; the folder of another build is one side more.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { serveBuild } from '@king-exchange/fast-pages'
import { chromium } from '@playwright/test'
import { browserLaunchOptions } from '../browser.mjs'
import { root } from '../machine.mjs'
import { firstLoad } from './firstLoad.ts'
import { type Measurement, spreadOf } from './measurement.ts'
import { navigation } from './navigation.ts'
import { ticks } from './ticks.ts'

const measurements: Record<string, Measurement> = { 'first-load': firstLoad, navigation, ticks }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, runs: { type: 'string', default: '7' } },
})
const bare = path.join(root, 'build', 'bench')
rmSync(bare, { recursive: true, force: true })
mkdirSync(bare, { recursive: true })
// The links are those that the navigation presses.
writeFileSync(
  path.join(bare, 'index.html'),
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title></head><body><header>${navigation.addresses
    .map((address) => `<a href="${address}">${address}</a> `)
    .join('')}</header><main><h1>King Exchange</h1></main></body></html>`,
)
const folders = [
  bare,
  path.join(root, 'build', 'embedded'),
  ...positionals.map((folder) => path.resolve(folder)),
]
const servers = await Promise.all(folders.map((folder) => serveBuild(folder)))
const sides = servers.map((server, index) => ({
  name: index === 0 ? 'bare' : path.relative(root, folders[index] ?? ''),
  origin: new URL(server.resolvedUrls?.local[0] ?? '').origin,
  isBare: index === 0,
}))
const browser = await chromium.launch(await browserLaunchOptions())
for (const [name, { title, addresses, measure }] of Object.entries(measurements)) {
  if (values.only !== undefined && values.only !== name) continue
  console.log(`\n## ${title}`)
  for (const address of addresses) {
    const found = sides.map((): Record<string, number>[] => [])
    // The first run does not count: what it does for the first time, a server and a browser keep.
    for (let run = 0; run <= Number(values.runs); run += 1) {
      for (const [index, side] of sides.entries()) {
        const figures = await measure(browser, side, address)
        if (run > 0) found[index]?.push(figures)
      }
    }
    console.log(`\n${address}, medians [and quartiles] of ${values.runs}`)
    console.table(
      Object.fromEntries(
        Object.keys(found[1]?.[0] ?? {}).map((figure) => [
          figure,
          Object.fromEntries(
            sides.map((side, index) => [
              side.name,
              spreadOf(found[index]?.flatMap((one) => one[figure] ?? []) ?? []),
            ]),
          ),
        ]),
      ),
    )
  }
}
await browser.close()
await Promise.all(servers.map((server) => server.close()))
