import type { Locator, Page } from '@playwright/test'
import { features } from '@/data/content/homeSections'
import { partners } from '@/data/content/partners'
import { drawQrPicture } from '@/data/rules/drawQrPicture'
import { scan } from './scan.ts'
import {
  chooseMotion,
  closeNotice,
  expect,
  expectNotice,
  idleWorkDone,
  test,
  wakeIslands,
} from './support.ts'

// What the page says is asked of its document, in `tests/build/pageContents.test.ts`.

const region = (page: Page, name: string) => page.getByRole('region', { name })

/**
 * Opens the home page and stops its clock, which the test moves, before the countdown and the prices begin: they wait for
 * the switch until then, however long a slow machine takes to open the page.
 */
async function openAtAMoment(
  page: Page,
  address = '/',
  reducedMotion: 'reduce' | 'no-preference' = 'no-preference',
) {
  await page.emulateMedia({ reducedMotion })
  await chooseMotion(page, 'paused')
  await page.clock.install({ time: new Date('2026-01-15T09:00:00Z') })
  await page.goto(address)
  await wakeIslands(page)
  // Prices tick at multiples of 3 s, so the first tick comes after 3 s.
  await page.clock.pauseAt(new Date('2026-01-15T09:30:00Z'))
  await page.getByRole('button', { name: 'Resume motion and live figures' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'live')
}

const countdown = (page: Page) => page.getByRole('timer', { name: 'Time until the VIP launch' })

const shows = (timer: Locator, days: string, hours: string, minutes: string, seconds: string) =>
  expect(timer).toHaveText(
    new RegExp(
      `^${days}\\s*days\\s*${hours}\\s*hours\\s*${minutes}\\s*minutes\\s*${seconds}\\s*seconds\\s*$`,
      'i',
    ),
  )

test('every button of what is not there yet says so, and makes no request', async ({ page }) => {
  await page.goto('/')
  await idleWorkDone(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.url())
  })
  for (const [button, title] of [
    ['Watch Demo', 'Live Demo Coming Soon!'],
    ['Get VIP Access', 'VIP Access Coming Soon'],
    ['Download for iOS', 'iOS App Coming Soon'],
    ['Download for Android', 'Android App Coming Soon'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await expectNotice(page, title, /not implemented yet/)
    await closeNotice(page)
  }
  expect(calls).toEqual([])
})

test('the countdown begins at 15 days, 8 hours, 42 minutes and 30 seconds', async ({ page }) => {
  await openAtAMoment(page)
  const timer = countdown(page)
  await shows(timer, '15', '08', '42', '30')
  await expect(timer.locator('time')).toHaveAttribute('datetime', 'P15DT8H42M30S')
  await page.clock.runFor(1_000)
  await shows(timer, '15', '08', '42', '29')
  await page.clock.runFor(29_000)
  await shows(timer, '15', '08', '42', '00')
  await page.clock.runFor(1_000)
  await shows(timer, '15', '08', '41', '59')
  await page.clock.fastForward('08:41:58')
  await page.clock.runFor(1_000)
  await shows(timer, '15', '00', '00', '00')
  await page.clock.runFor(1_000)
  await shows(timer, '14', '23', '59', '59')
  await expect(timer.locator('time')).toHaveAttribute('datetime', 'P14DT23H59M59S')
})

test('the countdown stays at zero and says that nothing follows yet', async ({ page }) => {
  await openAtAMoment(page)
  const timer = countdown(page)
  await expect(page.getByText('Demo countdown. Restarts on every visit.')).toBeVisible()
  for (let day = 0; day < 16; day += 1) await page.clock.fastForward('24:00:00')
  await page.clock.runFor(1_000)
  await shows(timer, '00', '00', '00', '00')
  await expect(page.getByRole('status').filter({ hasText: 'The countdown is over' })).toContainText(
    'VIP access is not implemented yet',
  )
  await page.clock.runFor(10_000)
  await shows(timer, '00', '00', '00', '00')
})

for (const [reducedMotion, wish] of [
  ['no-preference', 'where motion is welcome'],
  ['reduce', 'under reduced motion'],
] as const) {
  test(`${wish} the countdown and the price run until the switch stops them, and then continue`, async ({
    page,
  }) => {
    await openAtAMoment(page, '/?seed=7', reducedMotion)
    const timer = countdown(page)
    const first = await priceOf(page)
    await page.clock.runFor(9_000)
    await shows(timer, '15', '08', '42', '21')
    const price = await priceOf(page)
    expect(price).not.toBe(first)

    await page.getByRole('button', { name: 'Pause motion and live figures' }).click()
    await page.clock.runFor(30_000)
    await shows(timer, '15', '08', '42', '21')
    expect(await priceOf(page)).toBe(price)
    expect(await runningAnimations(page)).toEqual([])

    await page.getByRole('button', { name: 'Resume motion and live figures' }).click()
    await shows(timer, '15', '08', '42', '21')
    // A price may come back to the cent that it had.
    const later: number[] = []
    for (let tick = 0; tick < 3; tick += 1) {
      await page.clock.runFor(3_000)
      later.push(await priceOf(page))
    }
    await shows(timer, '15', '08', '42', '12')
    expect(later.filter((seen) => seen !== price)).not.toEqual([])
    const running = await runningAnimations(page)
    expect(running.length > 0, running.join()).toBe(reducedMotion === 'no-preference')
  })
}

/** The names of the running CSS animations; transitions, which end by themselves, are left out. */
const runningAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation && animation.playState === 'running')
      .map((animation) => (animation as CSSAnimation).animationName),
  )

async function priceOf(page: Page): Promise<number> {
  const text = await region(page, 'Hold KCC, pay less')
    .getByRole('definition')
    .filter({ hasText: /^\$\d+\.\d\d$/ })
    .first()
    .textContent()
  return Number(text?.slice(1))
}

test('the price of KCC starts at 68.73 and moves by at most 0.05, once in 3 seconds', async ({ page }) => {
  await openAtAMoment(page, '/?seed=7')
  const seen = [await priceOf(page)]
  expect(seen).toEqual([68.73])
  for (let tick = 0; tick < 12; tick += 1) {
    const before = seen.at(-1) ?? 0
    const toTick = 3_000 - ((await page.evaluate(() => Date.now())) % 3_000)
    await page.clock.runFor(Math.max(0, toTick - 100))
    expect(await priceOf(page), 'between two ticks').toBe(before)
    await page.clock.runFor(100)
    const after = await priceOf(page)
    // Both are rounded to cents, so they may differ by a cent more than the prices.
    expect(Math.abs(after - before)).toBeLessThan(0.0601)
    seen.push(after)
  }
  expect(new Set(seen).size, 'it moves').toBeGreaterThan(3)
})

test('KCC costs and changes the same on its card and in the ticker at every moment', async ({ page }) => {
  await page.addInitScript(() => {
    type Seen = [ticker: string, card: string]
    const seen: Seen[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const ticker = document.querySelector('[aria-label="Market prices"] li')?.textContent
      const [price, change] = [...document.querySelectorAll('[aria-labelledby="kcc-title"] dd')].map(
        ({ textContent }) => textContent ?? '',
      )
      if (ticker && price) seen.push([ticker.replace(/^KCC\/USDT/, '$'), `${price}${change}`])
    }).observe(document, { characterData: true, childList: true, subtree: true })
  })
  await openAtAMoment(page, '/?seed=7')
  await page.clock.runFor(60_000)
  const seen = await page.evaluate(() => (window as Window & { seen?: [string, string][] }).seen ?? [])
  expect(seen.filter(([ticker, card]) => ticker !== card)).toEqual([])
  // A price with its change: $68.70up+15.15%.
  const figures = seen.map(([, card]) => /^(\$\d+\.\d\d)(?:up|down)([+−]\d+\.\d\d%)$/.exec(card))
  for (const place of [1, 2])
    expect(new Set(figures.map((figure) => figure?.[place])).size, 'it moves').toBeGreaterThan(5)
})

test('a tick of the price moves nothing around it', async ({ page }) => {
  await openAtAMoment(page)
  const change = region(page, 'Hold KCC, pay less')
    .getByRole('definition')
    .filter({ hasText: /[+−]\d+\.\d\d%$/ })
  await expect(change).toContainText('+15.20%')
  const before = await change.boundingBox()
  await page.clock.runFor(9_000)
  expect(await change.boundingBox()).toEqual(before)
})

test('the QR picture can be read by a phone, and leads to the register page of this site', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await wakeIslands(page)
  const picture = page.getByRole('img', { name: 'QR code that opens the register page of King Exchange' })
  await expect.poll(() => scan(picture)).toBe(new URL('/register', baseURL).href)
})

test('on paper a sleeping code is drawn, and partners stand still', async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 718, height: 1000 })
  const caption = page.getByText('Point its camera at the code.')
  await expect(caption, 'without a code').toBeHidden()
  const print = (type: string) => page.evaluate((name) => window.dispatchEvent(new Event(name)), type)
  // Its code is loaded when the browser is idle.
  await expect(async () => {
    await print('beforeprint')
    await expect(caption).toBeVisible({ timeout: 1 })
  }).toPass()
  const code = page.getByRole('img', { name: 'QR code that opens the register page of King Exchange' })
  await expect(code.locator('path')).toHaveAttribute('d', drawQrPicture(`${baseURL}register`).path)
  await print('afterprint')
  await expect(code.locator('path')).toHaveCount(0)

  await expect(region(page, 'Partners').locator('ul:not([inert])')).toHaveCSS('display', 'grid')
})

test('a look inside shows prices of the ticker as they move, and each row opens its asset', async ({
  page,
}) => {
  await openAtAMoment(page, '/?seed=7')
  const look = region(page, 'A look inside')
  const rows = look.getByRole('table', { name: 'The market' }).getByRole('row')
  // Its heads are only read out.
  await expect(rows).toHaveCount(6)
  const priceOfBitcoin = () =>
    rows.filter({ hasText: 'Bitcoin' }).getByRole('cell').nth(1).locator('bdi > span').textContent()
  const inTicker = async () => {
    const pair = page
      .getByRole('region', { name: 'Market prices' })
      .getByRole('listitem')
      .filter({ hasText: 'BTC' })
    return (await pair.textContent())?.match(/[\d,]+\.\d\d/)?.[0]
  }
  const seen = new Set<string | null>()
  for (let tick = 0; tick < 4; tick += 1) {
    await page.clock.runFor(3_000)
    const price = await priceOfBitcoin()
    expect(price).toBe(`$${await inTicker()}`)
    seen.add(price)
  }
  expect(seen.size, 'it moves').toBeGreaterThan(1)
  await expect(look.getByText('$67,353.48')).toBeVisible()
  await rows.filter({ hasText: 'Solana' }).click({ position: { x: 250, y: 20 } })
  await expect(page).toHaveURL('/market?asset=SOL')
})

test('the partners move endlessly, and are read out once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 2560, height: 900 })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'live')
  const block = region(page, 'Partners')
  await expect(block.getByRole('listitem')).toHaveCount(partners.length)
  await expect(block.locator('ul')).toHaveCount(2)
  await expect(block.locator('ul[aria-hidden][inert]')).toHaveCount(1)
  const widths = await block.locator('ul').evaluateAll((lists) => lists.map((list) => list.clientWidth))
  expect(Math.min(...widths), 'no gap between the copies').toBeGreaterThanOrEqual(2560)
})

test('every Premium Feature leads to where more is told, from any point of its tile', async ({ page }) => {
  await page.goto('/')
  const tiles = region(page, 'Premium Features').getByRole('listitem')
  await expect(tiles).toHaveCount(features.length)
  const found = await tiles.evaluateAll((items) =>
    items.map((item) => {
      item.scrollIntoView({ block: 'center' })
      const { left, top, right, bottom } = item.getBoundingClientRect()
      const link = item.querySelector('a')
      const corners = [
        [left + 6, top + 6],
        [right - 6, bottom - 6],
        [(left + right) / 2, (top + bottom) / 2],
      ] as const
      const isWhole = corners.every(([x, y]) => link?.contains(document.elementFromPoint(x, y)))
      // A page under construction may be tagged behind its name.
      return [link?.textContent?.replace(/\s*Soon$/, ''), link?.getAttribute('href'), isWhole]
    }),
  )
  expect
    .soft(found)
    .toEqual(features.map(({ title, to, hash }) => [title, hash ? `${to}#${hash}` : to, true]))
  expect.soft(found).toContainEqual(['VIP benefits', '/#vip', true])
  await test.step('one that leads to a block of the same page brings it up with the focus on its heading', async () => {
    await region(page, 'Premium Features').getByRole('link', { name: 'VIP benefits' }).click()
    await expect(page).toHaveURL('/#vip')
    const title = page.getByRole('heading', { name: 'Lower fees and direct support' })
    await expect(title).toBeFocused()
    await expect(title).toBeInViewport()
  })
  await test.step('a link of a block leads to its page', async () => {
    await region(page, 'Every market. One crown.').getByRole('link', { name: 'Start Trading Now' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/register')
  })
})

test('partners, crown and countdown are whole in windows of every width', async ({ page }) => {
  await page.goto('/')
  const names = region(page, 'Partners').getByRole('listitem')
  const crown = region(page, 'Every market. One crown.').locator('svg[viewBox="0 -20 1200 840"]').first()
  for (const width of [320, 375, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await test.step(`at ${width} px`, async () => {
      if (width >= 1024) {
        const box = await crown.boundingBox()
        expect.soft((box?.x ?? 0) + (box?.width ?? width), 'the crown').toBeLessThan(width - 16)
      }
      const centres = await countdown(page)
        .locator('time > span')
        .evaluateAll((figures) =>
          figures.map((figure) =>
            [...figure.children].map((line) => {
              const range = document.createRange()
              range.selectNodeContents(line)
              const { left, right } = range.getBoundingClientRect()
              return (left + right) / 2
            }),
          ),
        )
      expect.soft(centres).toHaveLength(4)
      for (const [figure = 0, unit = 99] of centres) expect.soft(Math.abs(figure - unit)).toBeLessThan(1)
      await expect.soft(names).toHaveCount(8)
      for (const name of await names.all()) {
        await name.scrollIntoViewIfNeeded()
        await expect.soft(name).toBeInViewport({ ratio: 1 })
      }
      expect.soft(await runningAnimations(page), 'under reduced motion').toEqual([])
    })
  }
})

test('on a phone the home page is at most nine screens long, and shows no code to scan', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/')
  await expect(region(page, 'Open your account')).toBeAttached()
  const height = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height)
  expect.soft(height).toBeLessThanOrEqual(7_450)
  const app = region(page, 'Your account in your pocket')
  await expect(app.getByRole('button', { name: 'Download for iOS' })).toBeVisible()
  await expect(page.locator('svg[role=img][aria-label^="QR code"]')).toBeAttached()
  await expect(page.locator('svg[role=img][aria-label^="QR code"]')).toBeHidden()
})
