import type { Page } from '@playwright/test'
import { leaders } from '@/data/content/about'
import { addStyle, closeNotice, expect, expectNotice, heading, test } from './support.ts'

/** The texts of each page that the specification quotes. */
const pages = [
  {
    address: '/about',
    title: 'Open by design',
    sections: ['Our mission', 'In numbers', 'Leadership team', 'Core values'],
    figures: ['$2.4B+', '+12.5%', '150K+', '+8.2%', '500+', '+15.3%', '180+', '+5.1%'],
    links: ['/features', '/contact#questions'],
  },
  {
    address: '/features',
    title: 'One account, six ways to use it',
    sections: [
      'Trading',
      'Staking and farming',
      'NFT marketplace',
      'King Cards',
      'Builders and tools',
      'Security',
      'Why choose King Exchange',
      'Coming Soon',
    ],
    figures: ['100x', '0.1%', '0.15%', '0.05%', 'Up to 3% cashback'],
    links: ['/features#trading', '/register', '/market'],
  },
  {
    address: '/token',
    title: 'Two tokens, one crown',
    sections: ['KCC', 'KCCredit', 'Tokenomics', 'Stake KCC', 'Roadmap'],
    figures: [
      'Up to 50%',
      '+15.2%',
      '$687.3M',
      '10M',
      '7.5M circulating',
      'VIP tier access',
      'Premium staking rewards',
      '25M',
      '18.75M circulating',
      '8% APR',
      '150%',
      '25% APY',
      '3+ months',
      '2% burned monthly',
    ],
    links: ['/features#staking', '/market?filter=king-tokens', '/register'],
  },
  {
    address: '/api',
    title: 'Trade by API',
    sections: ['API plans', 'Compare limits', 'Frequently asked questions'],
    figures: [
      '$0',
      '100 requests/day',
      '$99/mo',
      '10,000 requests/day',
      'Custom',
      'Unlimited requests',
      'Most popular',
    ],
    links: ['/developer-portal', '/register'],
  },
]

for (const { address, title, sections, figures, links } of pages) {
  test(`${address} has its sections, every figure of the specification, and its links`, async ({ page }) => {
    await page.goto(address)
    await expect(heading(page, title)).toBeVisible()
    const main = page.getByRole('main')
    for (const name of sections) {
      await expect(main.getByRole('region', { name, exact: true }), name).toBeVisible()
    }
    for (const figure of figures) await expect(main, figure).toContainText(figure)
    for (const link of links) await expect(main.locator(`a[href="${link}"]`).last(), link).toBeVisible()
  })
}

test('the mission is set smaller than the title, on a phone and on a wide window', async ({ page }) => {
  const sizeOf = (text: string | RegExp) =>
    page
      .getByRole('main')
      .getByText(text)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about')
    expect(await sizeOf(/every term in plain sight/), `${width} px`).toBeLessThan(
      await sizeOf('Open by design'),
    )
  }
})

test('each leader has a name, a role, a duty and a past, and one note says that they are invented', async ({
  page,
}) => {
  await page.goto('/about')
  const team = page.getByRole('region', { name: 'Leadership team' })
  await expect(team.getByRole('listitem').getByRole('heading')).toHaveText(leaders.map(({ name }) => name))
  await expect(team).toContainText('Chief Executive')
  for (const item of await team.getByRole('listitem').all()) {
    await expect(item.locator('p')).toHaveCount(3)
  }
  await expect(page.getByRole('main').getByText(/invented/)).toHaveCount(1)
})

test('a page under construction leads on to the section that its first link names', async ({ page }) => {
  await page.goto('/privacy')
  await expect(heading(page, 'Privacy Policy')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('Under construction')
  await main.getByRole('link').first().click()
  await expect(page).toHaveURL('/features#security')
  await expect(heading(page, 'Privacy Policy')).toHaveCount(0)
  await expect(heading(page, /.+/)).toBeVisible()
})

test('every feature card is a button up to its corners', async ({ page }) => {
  await page.goto('/features')
  await expect(heading(page, /.+/)).toBeVisible()
  const cards = page.locator('main li').filter({ has: page.getByRole('button') })
  const missed = await cards.evaluateAll((items) =>
    items.flatMap((item) => {
      item.scrollIntoView({ block: 'center' })
      const { left, top, right, bottom } = item.getBoundingClientRect()
      const corners = [
        [left + 10, top + 10],
        [right - 10, bottom - 10],
      ] as const
      return corners.every(([x, y]) =>
        item.querySelector('button')?.contains(document.elementFromPoint(x, y)),
      )
        ? []
        : [item.textContent]
    }),
  )
  expect(missed).toEqual([])
})

test('a feature card of each category, pressed, says that the feature is not implemented yet', async ({
  page,
}) => {
  await page.goto('/features')
  for (const name of [
    'Futures trading',
    'KCC staking',
    'Collections',
    'Debit card',
    'Project builder',
    'Cold storage',
  ]) {
    const card = page.locator('main li').filter({ has: page.getByRole('button', { name, exact: true }) })
    await card.click({ position: { x: 12, y: 12 } })
    await expectNotice(page, 'Feature Coming Soon!', /not implemented yet/)
    await closeNotice(page)
  }
})

test('a feature card shows its notice by keyboard as well', async ({ page }) => {
  await page.goto('/features')
  const card = page.getByRole('button', { name: 'Spot trading' })
  await card.focus()
  await page.keyboard.press('Enter')
  await expectNotice(page, 'Feature Coming Soon!', /not implemented yet/)
  await expect(card).toBeFocused()
})

test('every plan says that the subscription is not implemented yet, and makes no request', async ({
  page,
}) => {
  await page.goto('/api', { waitUntil: 'networkidle' })
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.url())
  })
  for (const name of ['Start with Free', 'Choose Pro', 'Ask for Enterprise']) {
    await page.getByRole('button', { name }).click()
    await expectNotice(page, 'API Subscription Coming Soon', /not implemented yet/)
    await closeNotice(page)
  }
  expect(calls).toEqual([])
})

test('the sample request is chosen by arrow keys and copied, and both responses are shown', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/api')
  const sample = page.getByRole('figure')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect(sample).toContainText('200 OK')
  await expect(sample).toContainText('429 Too Many Requests')
  await sample.getByRole('button', { name: 'Copy the request' }).click()
  await expect(sample.getByRole('status')).toHaveText('The request is on the clipboard.')
  expect(await copied()).toMatch(/^curl /)

  await sample.getByRole('radio', { name: 'cURL' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(sample.getByRole('radio', { name: 'JavaScript' })).toBeChecked()
  await expect(sample.getByText('const answer')).toBeVisible()
  await expect(sample.getByText(/^curl/)).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(copied).toMatch(/^const answer = await fetch/)
})

test('the API page fits a phone with text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/api')
  await addStyle(page, 'html { font-size: 200% !important }')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
})

test('only the Pro plan is marked popular', async ({ page }) => {
  await page.goto('/api')
  const plans = page
    .getByRole('region', { name: 'API plans' })
    .locator('li')
    .filter({
      has: page.getByRole('button'),
    })
  await expect(plans).toHaveCount(3)
  await expect(plans.filter({ hasText: 'Most popular' })).toHaveCount(1)
  await expect(plans.filter({ hasText: 'Most popular' })).toContainText('$99/mo')
})

test('Start Staking says that staking is not implemented yet', async ({ page }) => {
  await page.goto('/token')
  await page.getByRole('button', { name: 'Start Staking' }).click()
  await expectNotice(page, 'Staking Coming Soon', /not implemented yet/)
})

/** Whether a category's heading is visible below the header, and not covered. */
const isInTheOpen = (page: Page, id: string) =>
  page.evaluate((name) => {
    const title = document.querySelector(`#${name} h2`)
    const box = title?.getBoundingClientRect()
    if (!title || !box) return 'absent'
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    if (box.top < header) return `under the header: ${box.top} < ${header}`
    if (box.bottom > innerHeight) return 'below the window'
    const top = document.elementFromPoint(box.left + 8, box.top + box.height / 2)
    return top && title.contains(top) ? 'in the open' : `covered by ${top?.tagName}`
  }, id)

for (const id of ['trading', 'staking', 'nft', 'cards', 'tools', 'security']) {
  test(`/features#${id} brings that category below the header, at 375 and 1440 pixels`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await page.goto(`/features#${id}`)
      await expect.poll(() => isInTheOpen(page, id), { message: `${width} px` }).toBe('in the open')
    }
  })
}

test('the footer’s links and the page’s own index lead to the categories too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'King Cards' }).click()
  await expect(page).toHaveURL('/features#cards')
  await expect.poll(() => isInTheOpen(page, 'cards')).toBe('in the open')
  await expect(page.locator('#cards').getByRole('heading', { level: 2 })).toBeFocused()

  const index = page.getByRole('navigation', { name: 'Feature categories' })
  await index.getByRole('link', { name: 'NFT marketplace' }).click()
  await expect(page).toHaveURL('/features#nft')
  await expect.poll(() => isInTheOpen(page, 'nft')).toBe('in the open')
  await expect(page.locator('#nft').getByRole('heading', { level: 2 })).toBeFocused()
})
