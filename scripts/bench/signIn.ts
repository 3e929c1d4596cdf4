import { demo, fillLogin } from '../../tests/e2e/support'
import { median, rounded } from './figures'
import type { Bench, Measurement } from './measurement'

async function signIn({ browser, origin }: Bench) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${origin}/login`, { waitUntil: 'networkidle' })
  await fillLogin(page, demo)
  const pressedAt = await page.evaluate(() => performance.now())
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForFunction(() => document.querySelector('[data-testid=total]')?.textContent?.includes('$'))
  const shownAt = await page.evaluate(() => performance.now())
  await context.close()
  return shownAt - pressedAt
}

/** From the press of «Log in» to the figures of the dashboard. */
export const signInMeasurement: Measurement = {
  title: 'Sign-in',
  async measure(bench) {
    const times: number[] = []
    for (let run = 0; run < bench.runs; run += 1) times.push(await signIn(bench))
    return [{ What: 'Press to dashboard figures, ms', Median: rounded(median(times)) }]
  },
}
