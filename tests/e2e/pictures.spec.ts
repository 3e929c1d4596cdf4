import { expect, test } from './support.ts'

test('the home page shows the dashboard on a phone where there is room, and moves nothing for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 812 })
  await page.goto('/')
  const picture = page.getByRole('img', { name: /^The dashboard/ })
  const reserved = await picture.boundingBox()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
  const loaded = await picture.boundingBox()
  expect(loaded?.height, 'its room was reserved').toBe(reserved?.height)
  const ratio = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
  expect((loaded?.width ?? 0) / (loaded?.height ?? 1), 'it is not stretched').toBeCloseTo(ratio, 1)
})

test('a phone loads no picture of a phone', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/')
  await page.getByRole('heading', { name: 'Your account in your pocket' }).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-island=footer]')).toHaveCSS('content-visibility', 'visible')
  expect(requested.filter((url) => url.endsWith('.webp'))).toEqual([])
})
