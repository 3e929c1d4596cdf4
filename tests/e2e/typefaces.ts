import type { Page } from '@playwright/test'
import { expect } from './support.ts'

/** The names of the site's typefaces. */
export const faces = ['King Display', 'King Text']

/** The site's font faces that are in this state (`FontFace.status`). */
export const facesThatAre = (page: Page, state: FontFaceLoadStatus) =>
  page.evaluate(
    (wanted) =>
      [...document.fonts]
        .map(({ family, status }) => ({ family: family.replaceAll('"', ''), status }))
        .filter(({ family, status }) => status === wanted && !family.includes('Fallback'))
        .map(({ family }) => family)
        .sort(),
    state,
  )

/** Waits until both typefaces are there, in which every text has its final width. */
export const untilTypefaces = (page: Page) => expect.poll(() => facesThatAre(page, 'loaded')).toEqual(faces)

/** The first typeface of an element's style, and the fonts with which the browser has really drawn its text. */
async function drawnIn(page: Page, selector: string) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  await browser.detach()
  const families = await page.locator(selector).evaluate((element) => getComputedStyle(element).fontFamily)
  return {
    face: families.split(',')[0]?.replaceAll('"', ''),
    fonts: fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? 'of the site' : familyName)),
  }
}

/** Labels the page's heading, and the longest other text that is laid out, on most pages the lead. */
const labelTexts = (page: Page) =>
  page.evaluate(() => {
    document.querySelector('h1')?.setAttribute('data-face', 'heading')
    const ownText = (element: Element) =>
      [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''))
        .join('')
        .trim()
    for (const labelled of document.querySelectorAll('[data-face=text]'))
      labelled.removeAttribute('data-face')
    const texts = [...document.querySelectorAll('#root :is(p, a, button, label)')].filter((element) =>
      element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
    )
    texts
      .sort((one, other) => ownText(other).length - ownText(one).length)[0]
      ?.setAttribute('data-face', 'text')
  })

/** Checks that the typefaces are there, and that the heading and the longest text are drawn in them. */
export async function expectTypefaces(page: Page) {
  await expect(page.locator('h1')).toHaveCount(1)
  await untilTypefaces(page)
  await expect(async () => {
    await labelTexts(page)
    expect(await drawnIn(page, '[data-face=heading]')).toEqual({
      face: 'King Display',
      fonts: ['of the site'],
    })
    expect(await drawnIn(page, '[data-face=text]')).toEqual({ face: 'King Text', fonts: ['of the site'] })
  }).toPass({ timeout: 60_000, intervals: [100] })
}
