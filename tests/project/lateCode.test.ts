import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts') && !file.endsWith('.d.ts'))
  .map((file) => ({
    file: file.replaceAll(path.sep, '/'),
    text: readFileSync(path.join('src', file), 'utf8'),
  }))

/** Functions that load code and handle its absence; see decision record 036. */
const loaders = /\b(lazyPart|lazyRouteComponent|optionalPart|untilLoaded|retryBy|loadAtPress|loadForPress)\(/
/** Code that nothing waits for: without it there is something simpler, or the same is asked for again at a press. */
const isDispensable =
  /\.catch\(\(\) => undefined\)|\} catch \{|\(\) => undefined,|\(\) => \(\{ default: \w+ \}\)/

/** Files whose loader is met where it is used, and there. */
const metElsewhere: Record<string, string> = {
  'components/layout/AreaFrame.tsx': 'components/search/SiteSearch.tsx',
  'components/layout/PublicFrame.tsx': 'components/search/SiteSearch.tsx',
}

it('whatever loads code later knows what to do when a new release has removed it', () => {
  const textOf = (name: string) => sources.find(({ file }) => file === name)?.text ?? ''
  const unmet = sources
    .filter(({ text }) => /(?<!typeof )\bimport\(/.test(text.replaceAll(/^import .*$/gm, '')))
    .filter(({ file, text }) => {
      const met = Object.hasOwn(metElsewhere, file) ? textOf(metElsewhere[file] ?? '') : text
      return !loaders.test(met) && !isDispensable.test(met)
    })
    .map(({ file }) => file)
  expect(unmet).toEqual([])
})
