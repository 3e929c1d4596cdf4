import type { Locator } from '@playwright/test'
import { confirmedUser, expect, heading, openDashboard, test } from './support.ts'

/** Whether the first visible character of a figure is to the left of the last one. */
const isLeftToRight = (figure: Locator) =>
  figure.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let text: Node | null = texts.nextNode()
    while (text && !/^[+−$]/.test(text.textContent ?? '')) text = texts.nextNode()
    if (!text) throw new Error(`No signed figure in «${element.textContent}»`)
    const placeOf = (from: number) => {
      const range = new Range()
      range.setStart(text, from)
      range.setEnd(text, from + 1)
      return range.getBoundingClientRect().left
    }
    return placeOf(0) < placeOf((text.textContent?.length ?? 0) - 1)
  })

test('on a page that is set from right to left, a sign stays before its figure', async ({ page }) => {
  await page.goto('/market')
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const changes = [
    page.getByRole('region', { name: 'Market prices' }).getByRole('listitem').first(),
    page.getByRole('table', { name: 'Assets' }).locator('[data-trend=gain], [data-trend=loss]').first(),
  ]
  for (const change of changes) expect(await isLeftToRight(change)).toBe(true)

  await page.goto('/')
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const volume = page.getByRole('region', { name: 'King Exchange in figures' }).getByText('$2.4B+')
  expect(await isLeftToRight(volume), 'a unit stays behind its figure').toBe(true)
})

test('in a window as low as with text enlarged fourfold, only the header stays over the page', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  await page.setViewportSize({ width: 320, height: 256 })
  const staying = () =>
    page
      .locator('body *')
      .evaluateAll((elements) =>
        elements
          .filter((element) => getComputedStyle(element).position === 'sticky')
          .map((element) => element.tagName),
      )
  await page.goto('/market')
  await expect(page.getByRole('table', { name: 'Assets' })).toBeVisible()
  expect(await staying()).toEqual([])
  await openDashboard(page, session)
  expect(await staying()).toEqual([])

  await page.setViewportSize({ width: 375, height: 812 })
  expect(await staying()).not.toEqual([])
})

test('the region of notices and the table of balances have plain names', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await openDashboard(page, session)
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications', exact: true })).toBeAttached()
  await expect(page.getByRole('table', { name: 'Balances', exact: true })).toBeVisible()
})
