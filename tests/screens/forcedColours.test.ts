import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as home from '../../stories/screens/Home.stories'
import { emulate } from './support/emulate'
import { show } from './support/show'

/** The contrast ratio of a picture's lightest and darkest pixel (WCAG): from 1 to 21. */
async function contrastWithin(png: string): Promise<number> {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
  const linear = (value = 0) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const lights = Array.from({ length: data.length / 4 }, (_, pixel) => {
    const [red, green, blue] = [0, 1, 2].map((part) => linear(data[pixel * 4 + part]))
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
  })
  const [darkest, lightest] = lights.reduce(
    ([low, high], light) => [Math.min(low, light), Math.max(high, light)] as const,
    [1, 0] as readonly [number, number],
  )
  return (lightest + 0.05) / (darkest + 0.05)
}

/** The words of the controls that show neither an edge nor a text. */
async function invisibleControls(): Promise<string[]> {
  const names: string[] = []
  for (const control of document.querySelectorAll('main button, main a')) {
    if (!control.checkVisibility()) continue
    const png = await page.elementLocator(control).screenshot({ save: false })
    if ((await contrastWithin(png)) < 3) names.push(control.textContent ?? '')
  }
  return names
}

it('in forced colours every control stands out by its edge or its text', async () => {
  await emulate({ wishes: { 'forced-colors': 'active' } })
  await show(home, 'SignedOut')
  await expect.element(page.getByRole('heading', { name: 'Open your account' })).toBeVisible()
  expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  expect(await invisibleControls()).toEqual([])

  // The check itself works: it finds a button in the colour of the page.
  const demo = page.getByRole('button', { name: 'Watch Demo' }).element()
  for (const part of [demo, ...demo.querySelectorAll<HTMLElement>('*')]) {
    part.setAttribute(
      'style',
      'all: unset; forced-color-adjust: none; color: Canvas; background: Canvas; -webkit-text-fill-color: Canvas',
    )
  }
  expect(await invisibleControls()).toEqual(['Watch Demo'])
})

it('the picture of the dashboard has its room before it has come, and is not stretched', async () => {
  await show(home, 'SignedOut')
  const picture = page.getByRole('img', { name: /^The dashboard/ })
  await expect.element(picture).toBeInTheDocument()
  const image = picture.element() as HTMLImageElement
  image.scrollIntoView()
  await expect.poll(() => image.complete && image.naturalWidth, { timeout: 20_000 }).toBeGreaterThan(0)
  const { width, height } = image.getBoundingClientRect()
  const ratio = image.naturalWidth / image.naturalHeight
  expect(Number(image.getAttribute('width')) / Number(image.getAttribute('height'))).toBeCloseTo(ratio, 2)
  expect(width / height).toBeCloseTo(ratio, 1)
})
