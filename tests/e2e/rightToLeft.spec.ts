import type { Locator } from '@playwright/test'
import { expect, test } from './support.ts'

/** True if the first visible character of a figure is to the left of the last one. */
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
