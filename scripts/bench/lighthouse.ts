import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Bench, Measurement, Sample, Side } from './measurement'
import { takeTurns } from './takeTurns'

/** Not a dependency: it would add more than a hundred packages to every install, for this one command. */
const lighthouse = 'lighthouse@12.8.2'

/** What it simulates varies little, and it takes ten seconds for a page. */
const mostRuns = 3

type Report = {
  audits: Record<string, { numericValue?: number }>
  categories: Record<string, { score: number | null }>
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

async function audit({ browserPlace }: Bench, { origin }: Side, address: string): Promise<Sample> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      origin + address,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${['--headless', ...browserPlace.flags].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: browserPlace.file }, maxBuffer: 2 ** 27 },
  )
  const { audits, categories: scored }: Report = JSON.parse(stdout)
  return {
    'largest paint, ms': audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    ...Object.fromEntries(
      categories.map((category) => [category, (scored[category]?.score ?? Number.NaN) * 100]),
    ),
  }
}

/** The scores that search engines and reviewers look at, and the largest paint on a simulated slow line. */
export const lighthouseScores: Measurement = {
  title: `Lighthouse 12.8, mobile, simulated throttling (${mostRuns} times)`,
  figures: {
    'largest paint, ms': { decimals: 0, beside: ['bare'], isWritten: false },
    ...Object.fromEntries(categories.map((category) => [category, { decimals: 0, isWritten: true }])),
  },
  async measure(bench) {
    const sides = bench.sides.filter(({ name }) => name !== 'before')
    const all = bench.sides.find(({ name }) => name === 'now')?.pages ?? []
    const found = []
    for (const address of bench.pages ?? all) {
      found.push(
        await takeTurns(address, sides, Math.min(bench.runs, mostRuns), (side) =>
          audit(bench, side, side.name === 'bare' ? '/' : address),
        ),
      )
    }
    return found
  },
}
