import type { Request } from '@playwright/test'
import { rounded } from './figures'
import type { Bench, Measurement, Row } from './measurement'

const kibibytes = (bytes: number) => rounded(bytes / 1024, 1)

async function weigh({ browser, origin }: Bench, address: string): Promise<Row> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await page.goto(origin + address)
  // A page that is not prerendered is alive as soon as it has its form.
  await page.waitForFunction(() =>
    document.getElementById('root')?.dataset.path
      ? 'alive' in document.documentElement.dataset
      : document.forms.length > 0,
  )
  const arrived = [...finished]
  const sizes = await Promise.all(
    arrived.map(async (request) => ({ type: request.resourceType(), ...(await request.sizes()) })),
  )
  const scripts = sizes.filter(({ type }) => type === 'script')
  const main = sizes.find(({ type }) => type === 'document')
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  await context.close()
  return {
    Page: address,
    'Document with headers, kB': rounded(
      ((main?.responseBodySize ?? 0) + (main?.responseHeadersSize ?? 0)) / 1000,
      1,
    ),
    'JavaScript until alive, KiB': kibibytes(
      scripts.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    ),
    Scripts: scripts.length,
    'All requests': sizes.length,
    Elements: elements,
  }
}

/** What a visitor's browser loads until a page answers, as it goes over the line. */
export const weightMeasurement: Measurement = {
  title: 'What is loaded',
  async measure(bench) {
    const rows: Row[] = []
    for (const page of bench.pages) rows.push(await weigh(bench, page))
    return rows
  },
}
