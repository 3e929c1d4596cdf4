import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { median, rounded } from './figures'
import type { Bench, Measurement, Row } from './measurement'

/** Not a dependency: it would add more than a hundred packages to every install, for this one command. */
const lighthouse = 'lighthouse@12.8.2'

type Audit = { numericValue?: number }
type Report = { audits: Record<string, Audit>; categories: Record<string, { score: number | null }> }
type Figures = { lcp: number; tbt: number; cls: number; scores: number[] }

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

async function audit({ browserPlace }: Bench, address: string): Promise<Figures> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${['--headless', ...browserPlace.flags].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: browserPlace.file }, maxBuffer: 2 ** 27 },
  )
  const { audits, categories: scored }: Report = JSON.parse(stdout)
  const numberOf = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    lcp: numberOf('largest-contentful-paint'),
    tbt: numberOf('total-blocking-time'),
    cls: numberOf('cumulative-layout-shift'),
    scores: categories.map((category) => (scored[category]?.score ?? Number.NaN) * 100),
  }
}

/** Each page beside a bare one, all in turn, so that a busy moment meets all of them. */
async function measure(bench: Bench): Promise<Row[]> {
  const pages = ['/bare', ...bench.pages]
  const figures = new Map<string, Figures[]>(pages.map((page) => [page, []]))
  for (let run = 1; run <= bench.runs; run += 1) {
    for (const page of pages) {
      console.log(`  ${page}, run ${run} of ${bench.runs}`)
      figures.get(page)?.push(await audit(bench, bench.origin + page))
    }
  }
  const medianOf = (page: string, pick: (found: Figures) => number) =>
    median((figures.get(page) ?? []).map(pick))
  const bare = medianOf('/bare', ({ lcp }) => lcp)
  return pages.map((page) => {
    const lcp = medianOf(page, (found) => found.lcp)
    return {
      Page: page,
      'LCP, ms': rounded(lcp),
      '÷ bare': rounded(lcp / bare, 2),
      'TBT, ms': rounded(medianOf(page, ({ tbt }) => tbt)),
      CLS: rounded(
        medianOf(page, ({ cls }) => cls),
        3,
      ),
      'Performance, accessibility, practices, search': categories
        .map((_, place) => rounded(medianOf(page, ({ scores }) => scores[place] ?? Number.NaN)))
        .join(' / '),
    }
  })
}

/** The scores and times that search engines and reviewers look at, of a simulated slow phone. */
export const lighthouseMeasurement: Measurement = {
  title: 'Lighthouse 12.8, mobile, simulated throttling',
  measure,
}
