import type { Page } from '@playwright/test'
import { chapterTitles } from '@/data/content/features'
import { closeNotice, expect, expectNotice, heading, test } from './support.ts'

// What these pages say is asked of their documents, in `tests/build/pageContents.test.ts`.

const chapters = Object.keys(chapterTitles)

test('the mission is set smaller than the title, on a phone and on a wide window', async ({ page }) => {
  const sizeOf = (text: string | RegExp) =>
    page
      .getByRole('main')
      .getByText(text)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  await page.goto('/about')
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await sizeOf(/every term in plain sight/), `${width} px`).toBeLessThan(
      await sizeOf('Open by design'),
    )
  }
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

test('every plan says that the subscription is not implemented yet, and makes no request', async ({
  page,
}) => {
  await page.goto('/api')
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

test('Start Staking says that staking is not implemented yet', async ({ page }) => {
  await page.goto('/token')
  await page.getByRole('button', { name: 'Start Staking' }).click()
  await expectNotice(page, 'Staking Coming Soon', /not implemented yet/)
})

/** True if a category's heading is visible below the header, and not covered. */
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

for (const width of [375, 1440]) {
  test(`an address with a feature category brings it below the header, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const id of chapters) {
      // Without it, the next address would scroll in the same document.
      await page.goto('about:blank')
      await page.goto(`/features#${id}`)
      await expect.soft.poll(() => isInTheOpen(page, id), { message: id }).toBe('in the open')
    }
  })
}

test('the footer’s links and the page’s own index lead to the categories too', async ({ page }) => {
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
