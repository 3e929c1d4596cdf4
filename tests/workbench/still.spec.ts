import { type Browser, expect, type Page } from '@playwright/test'
import { storySources } from '../stories/storySources'
import { addressOf, openWorkbench, test } from './workbench'

test.use({ trace: 'off' })

const aDay = 24 * 3_600_000

/** A visit: how many days after today, where, and whether the stories come in reverse. */
type Visit = { days: number; timezoneId: string; reverse: boolean }

const visits: [Visit, ...Visit[]] = [
  { days: 0, timezoneId: 'UTC', reverse: false },
  { days: 1, timezoneId: 'Pacific/Kiritimati', reverse: true },
  { days: 200, timezoneId: 'Pacific/Kiritimati', reverse: false },
]

/** Makes it another day. */
function moveDay(by: number): void {
  const { now: realNow } = Date
  const now = () => realNow() + by
  window.Date = new Proxy(Date, {
    construct: (Real, given) => Reflect.construct(Real, given.length > 0 ? given : [now()]),
    get: (Real, key) => (key === 'now' ? now : Reflect.get(Real, key)),
  })
}

const time = /(?:[A-Z][a-z]+day at )?\d{1,2}:\d\d(?::\d\d)?(?: ?[AP]M)?(?: (?:UTC|GMT[+-]\d+))?/.source
const day = /(?:[A-Z][a-z]+day,? )?\d{1,2} (?:Jan|Feb|Nov|Dec)[a-z]*(?: \d{4})?/.source
const timesAndDays = new RegExp(`(?:${time}|${day})(?:\\s*(?:${time}|${day}))*`, 'g')

/** What a story says, with its frames, but for times and days, which it says as they are where the visitor is. */
async function wordsOf(page: Page): Promise<string> {
  const texts = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => document.body?.innerText ?? '').catch(() => '')),
  )
  return texts.join('\n').replaceAll(timesAndDays, '…')
}

/** The same when they are these words, or stay as they are: a part of a story, or a frame in it, may come a moment late. */
async function settledWords(page: Page, expected: string | undefined): Promise<string> {
  const enough = expected === undefined ? 5 : 1
  let words = ''
  let alike = 0
  for (let look = 0; look < 40 && alike < enough; look += 1) {
    if (look > 0) await page.waitForTimeout(100)
    const before = expected ?? words
    words = await wordsOf(page)
    alike = words === before ? alike + 1 : 0
  }
  return words
}

/** The words of these stories in one visit, all in one document, which a story must not notice. */
async function visit(
  browser: Browser,
  baseURL: string,
  stories: string[],
  { days, timezoneId, reverse }: Visit,
  expected: Record<string, string> = {},
) {
  const context = await browser.newContext({ baseURL, timezoneId, reducedMotion: 'reduce' })
  await context.addInitScript(moveDay, days * aDay)
  const { page, show } = openWorkbench(await context.newPage(), new URL(baseURL).origin)
  const words: Record<string, string> = {}
  for (const story of reverse ? stories.toReversed() : stories) {
    await show(story)
    words[story] = await settledWords(page, expected[story])
  }
  await context.close()
  return words
}

test('all stories say the same on any day, in any zone and order', { tag: '@night' }, async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(0)
  if (!baseURL) throw new Error('There is no baseURL')
  const stories = [...storySources.keys()]
  const [first, ...others] = visits
  const words = await visit(browser, baseURL, stories, first)
  for (const other of others)
    expect.soft(await visit(browser, baseURL, stories, other, words), JSON.stringify(other)).toEqual(words)
})

test('stories neither read nor write what the site has stored, and are shown where nothing can be stored', async ({
  page,
  context,
}) => {
  await page.goto('/meta.json')
  const stored = { 'king-exchange-favourites': '["BTC"]', 'king-exchange-motion': 'live' }
  await page.evaluate((entries) => Object.assign(localStorage, entries), stored)
  for (const story of ['screens--market--no-favourites', 'screens--dashboard--balances-hidden'])
    await page.goto(addressOf(story).replace('&mode=preview', ''))
  await expect(page.locator('html')).toHaveAttribute('data-shown-story', /hidden/)
  await page.goto('/meta.json')
  const left = await page.evaluate(() => ({ ...localStorage }))
  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  expect(kept.filter((key) => !key.startsWith('ladle-'))).toEqual([])
  expect(left).toEqual(expect.objectContaining(stored))
  expect(Object.keys(left).filter((key) => !(key in stored) && !key.startsWith('ladle-'))).toEqual([])

  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The storage is denied.', 'SecurityError')
        },
      })
  })
  await page.goto('/?story=screens--market--favourites')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-shown-story', 'screens--market--favourites')
})
