import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as home from '../../stories/screens/Home.stories'
import { emulate } from './support/emulate'
import { show } from './support/show'

/** The light of a channel's value, from 0 to 1 (WCAG). */
const lights = Float64Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)

/** The contrast ratio of the lightest and the darkest pixel (WCAG): from 1 to 21. */
function contrastWithin({ data }: ImageData): number {
  let [darkest, lightest] = [1, 0]
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((part) => lights[data[at + part] ?? 0])
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    darkest = Math.min(darkest, light)
    lightest = Math.max(lightest, light)
  }
  return (lightest + 0.05) / (darkest + 0.05)
}

/** A picture of the whole document, in a window of its height. */
async function picture(): Promise<OffscreenCanvasRenderingContext2D> {
  const { scrollWidth, scrollHeight } = document.documentElement
  await page.viewport(scrollWidth, scrollHeight)
  const png = await page.screenshot({ save: false })
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  })
  if (!context) throw new Error('No canvas')
  context.drawImage(bitmap, 0, 0)
  return context
}

/** The words of the controls that show neither an edge nor a text. */
async function invisibleControls(): Promise<string[]> {
  const shown = await picture()
  return [...document.querySelectorAll('main button, main a')]
    .filter((control) => control.checkVisibility())
    .filter((control) => {
      const { x, y, width, height } = control.getBoundingClientRect()
      return contrastWithin(shown.getImageData(x, y, width, height)) < 3
    })
    .map(({ textContent }) => textContent ?? '')
}

it('in forced colours every control stands out by its edge or its text', async () => {
  await emulate({ wishes: { 'forced-colors': 'active' } })
  await show(home, 'SignedOut')
  await expect.element(page.getByRole('heading', { name: 'Open your account' })).toBeVisible()
  expect(matchMedia('(forced-colors: active)').matches).toBe(true)

  // The check itself works: it finds one in the colour of the page.
  const unseen = document.createElement('button')
  unseen.textContent = 'Unseen'
  unseen.style = 'all: unset; forced-color-adjust: none; color: Canvas; background: Canvas'
  document.querySelector('main')?.append(unseen)
  expect(await invisibleControls()).toEqual(['Unseen'])
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
