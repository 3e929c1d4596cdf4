import { expect, test } from './support.ts'

/** The screens that a page shows, by their texts, at a width of the window. */
const shown = [
  ['/', 375, [/^The market page/, /^The dashboard/]],
  ['/', 1440, [/^The market page/, /^The dashboard/, /^The dashboard/]],
  ['/features', 375, []],
  ['/features', 1440, [/^The market page/, /^The dashboard/]],
] as const

for (const [address, width, texts] of shown) {
  test(`${address} shows its pictures of the product at ${width} pixels, and moves nothing for them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 })
    await page.goto(address)
    const pictures = page.locator('main picture > img').filter({ visible: true })
    await expect(pictures).toHaveCount(texts.length)
    for (const [index, picture] of (await pictures.all()).entries()) {
      await expect(picture).toHaveAccessibleName(texts[index] ?? '')
      const reserved = await picture.boundingBox()
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true)
      const loaded = await picture.boundingBox()
      expect(loaded?.height, 'its room was reserved').toBe(reserved?.height)
      const ratio = await picture.evaluate(
        (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight,
      )
      expect((loaded?.width ?? 0) / (loaded?.height ?? 1), 'it is not stretched').toBeCloseTo(ratio, 1)
    }
  })
}

test('a phone loads the narrow picture of the market, a desktop the wide one', async ({ page }) => {
  /** The width in pixels of the file that is loaded in a window of this width. */
  const loadedAt = async (width: number) => {
    await page.setViewportSize({ width, height: 812 })
    await page.goto('/')
    const picture = page.getByRole('img', { name: /^The market page/ })
    await picture.scrollIntoViewIfNeeded()
    const loaded = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(loaded).toBeGreaterThan(0)
    return loaded()
  }
  expect(await loadedAt(375)).toBeLessThanOrEqual(2 * 375)
  expect(await loadedAt(1440)).toBeGreaterThanOrEqual(1440)
})
