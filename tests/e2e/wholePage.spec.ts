import { expect, test } from './support.ts'

// Tools that take a picture of a whole page, or look for a text in it, do not come near to what is far from the window.

test('a picture far down is there before anybody comes near it, but not where the visitor saves data, nor on a phone', async ({
  page,
}) => {
  const picture = page.locator('main img[loading]')
  const isThere = () => picture.evaluate((image: HTMLImageElement) => image.complete)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(picture).toHaveAttribute('loading', 'lazy')
  expect(requested.filter((url) => url.endsWith('.webp'))).toEqual([])

  await page.setViewportSize({ width: 1440, height: 812 })
  await page.goto('/')
  await expect.poll(isThere).toBe(true)

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(picture).toHaveAttribute('loading', 'lazy')
})

test('a link to a text far down in a page finds it', { tag: '@night' }, async ({ page }) => {
  const text = 'Open your account'
  await page.goto(`/#:~:text=${encodeURIComponent(text)}`)
  await expect(page.getByText(text).last()).toBeInViewport()
})
