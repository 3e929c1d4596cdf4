import type { Locator, Page } from '@playwright/test'
import jsQR from 'jsqr'
import { chooseMotion, closeNotice, expect, expectNotice, test } from './support.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })

/** Opens the home page with a stopped clock, which the test moves. */
async function openAtAMoment(
  page: Page,
  address = '/',
  reducedMotion: 'reduce' | 'no-preference' = 'no-preference',
) {
  await page.emulateMedia({ reducedMotion })
  await page.clock.install({ time: new Date('2026-01-15T09:29:59Z') })
  // Prices tick at multiples of 3 s, so the first tick comes after 3 s.
  await page.clock.pauseAt(new Date('2026-01-15T09:30:00Z'))
  let isOpen = false
  const opened = page.goto(address).finally(() => {
    isOpen = true
  })
  // React delays the reveal of a late Suspense boundary by a timer, and the clock does not move by itself.
  while (!isOpen) await page.clock.runFor(20)
  await opened
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

const blocks = [
  'Every market. One crown.',
  'King Exchange in figures',
  'Premium Features',
  'The token that holds the keys',
  'VIP opens in',
  'A shorter table, a better seat',
  'The whole board, in one hand',
  'API plans',
  'Partners',
  'Take your seat at the table',
]

test('the home page has its ten blocks in their order', async ({ page }) => {
  await page.goto('/')
  await expect(region(page, 'Premium Features')).toBeVisible()
  const names = await page
    .locator('main section')
    .evaluateAll((sections) =>
      sections.map(
        (section) =>
          section.getAttribute('aria-label') ??
          document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent,
      ),
    )
  expect(names.filter((name) => name && blocks.includes(name))).toEqual(blocks)
})

for (const [block, link, target] of [
  ['Every market. One crown.', 'Start Trading Now', '/register'],
  ['The token that holds the keys', 'Learn More', '/token'],
  ['API plans', 'All about the API', '/api'],
  ['Take your seat at the table', 'Create your account', '/register'],
  ['Take your seat at the table', 'See the market', '/market'],
] as const) {
  test(`${link} leads to ${target}`, async ({ page }) => {
    await page.goto('/')
    await region(page, block).getByRole('link', { name: link }).click()
    await expect(page).toHaveURL((url) => url.pathname === target)
  })
}

for (const [button, title] of [
  ['Watch Demo', 'Live Demo Coming Soon!'],
  ['Get VIP Access', 'VIP Access Coming Soon'],
  ['Download for iOS', 'iOS App Coming Soon'],
  ['Download for Android', 'Android App Coming Soon'],
] as const) {
  test(`${button} says that it is not implemented yet, and makes no request`, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') calls.push(request.url())
    })
    await page.getByRole('button', { name: button }).click()
    await expectNotice(page, title, /not implemented yet/)
    await closeNotice(page)
    expect(calls).toEqual([])
  })
}

test('the figures of KCC and VIP are those of the specification', async ({ page }) => {
  await chooseMotion(page, 'paused')
  await page.goto('/')
  const kcc = region(page, 'The token that holds the keys')
  for (const figure of ['$68.73', '+15.2%', '$687.3M', '10M', '7.5M', 'Fee reduction up to 50%']) {
    await expect(kcc).toContainText(figure)
  }
  const vip = region(page, 'A shorter table, a better seat')
  await expect(vip.getByRole('definition').filter({ hasText: '50%' })).toBeVisible()
  await expect(vip).toContainText('Demo data')
})

test('the countdown begins at 15 days, 8 hours, 42 minutes and 30 seconds and borrows as it counts', async ({
  page,
}) => {
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

test('the countdown stays at zero and says what comes next', async ({ page }) => {
  await openAtAMoment(page)
  const timer = countdown(page)
  await expect(page.getByText('tied to no date')).toBeVisible()
  for (let day = 0; day < 16; day += 1) await page.clock.fastForward('24:00:00')
  await page.clock.runFor(1_000)
  await shows(timer, '00', '00', '00', '00')
  await expect(page.getByRole('status').filter({ hasText: 'The countdown is over' })).toContainText(
    'Get VIP Access',
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

    await page.getByRole('button', { name: 'Pause motion and live figures', pressed: false }).click()
    await page.clock.runFor(30_000)
    await shows(timer, '15', '08', '42', '21')
    expect(await priceOf(page)).toBe(price)
    expect(await runningAnimations(page)).toEqual([])

    await page.getByRole('button', { name: 'Pause motion and live figures', pressed: true }).click()
    await shows(timer, '15', '08', '42', '21')
    await page.clock.runFor(9_000)
    await shows(timer, '15', '08', '42', '12')
    expect(await priceOf(page)).not.toBe(price)
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
  const text = await region(page, 'The token that holds the keys')
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

test('KCC costs the same on its card and in the ticker at every moment', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: [ticker: string, card: string][] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const ticker = document.querySelector('[aria-label="Market prices"] li')?.textContent
      const card = document.querySelector('[aria-labelledby="kcc-title"] dd')?.textContent
      if (ticker && card) seen.push([ticker.replace(/^KCC\/USDT|(up|down).*$/g, ''), card.slice(1)])
    }).observe(document, { characterData: true, childList: true, subtree: true })
  })
  await openAtAMoment(page, '/?seed=7')
  await page.clock.runFor(60_000)
  const seen = await page.evaluate(() => (window as Window & { seen?: [string, string][] }).seen ?? [])
  expect(seen.filter(([ticker, card]) => ticker !== card)).toEqual([])
  expect(new Set(seen.map(([ticker]) => ticker)).size, 'it moves').toBeGreaterThan(5)
})

test('a tick of the price moves nothing around it', async ({ page }) => {
  await openAtAMoment(page)
  const change = region(page, 'The token that holds the keys').getByText('+15.2%')
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
  const picture = page.getByRole('img', { name: 'QR code that opens the register page of King Exchange' })
  const png = (await picture.screenshot()).toString('base64')
  const { pixels, width, height } = await page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] }
    return { pixels: [...data], width: bitmap.width, height: bitmap.height }
  }, png)
  const read = jsQR(Uint8ClampedArray.from(pixels), width, height)
  expect(read?.data).toBe(new URL('/register', baseURL).href)
})

test('under reduced motion the partners do not move, and each is visible once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const names = region(page, 'Partners').getByRole('listitem')
    await expect(names).toHaveCount(8)
    for (const name of await names.all()) {
      await name.scrollIntoViewIfNeeded()
      await expect(name).toBeInViewport({ ratio: 1 })
    }
    expect(await runningAnimations(page)).toEqual([])
  }
})

test('the partners move endlessly, and are read out once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 2560, height: 900 })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'live')
  const block = region(page, 'Partners')
  await expect(block.getByRole('listitem')).toHaveCount(8)
  await expect(block.locator('ul')).toHaveCount(2)
  await expect(block.locator('ul[aria-hidden][inert]')).toHaveCount(1)
  const widths = await block.locator('ul').evaluateAll((lists) => lists.map((list) => list.clientWidth))
  expect(Math.min(...widths), 'no gap between the copies').toBeGreaterThanOrEqual(2560)
})
