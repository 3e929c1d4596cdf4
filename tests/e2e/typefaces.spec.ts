import type { Page } from '@playwright/test'
import { documentOf, pages } from './documents.ts'
import { expect, hold, test } from './support.ts'

const faces = ['King Display', 'King Text']

/** The site's font faces that are in this state (`FontFace.status`). */
const facesThatAre = (page: Page, state: FontFaceLoadStatus) =>
  page.evaluate(
    (wanted) =>
      [...document.fonts]
        .map(({ family, status }) => ({ family: family.replaceAll('"', ''), status }))
        .filter(({ family, status }) => status === wanted && !family.includes('Fallback'))
        .map(({ family }) => family)
        .sort(),
    state,
  )

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

/** Marks the page's heading, and the longest other text, on most pages the lead. */
const markTexts = (page: Page) =>
  page.evaluate(() => {
    document.querySelector('h1')?.setAttribute('data-face', 'heading')
    const ownText = (element: Element) =>
      [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''))
        .join('')
        .trim()
    for (const marked of document.querySelectorAll('[data-face=text]')) marked.removeAttribute('data-face')
    const texts = [...document.querySelectorAll('#root :is(p, a, button, label)')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
    texts
      .sort((one, other) => ownText(other).length - ownText(one).length)[0]
      ?.setAttribute('data-face', 'text')
  })

async function expectTypefaces(page: Page) {
  await expect(page.locator('h1')).toHaveCount(1)
  await expect.poll(() => facesThatAre(page, 'loaded')).toEqual(faces)
  await expect(async () => {
    await markTexts(page)
    expect(await drawnIn(page, '[data-face=heading]')).toEqual({
      face: 'King Display',
      fonts: ['of the site'],
    })
    expect(await drawnIn(page, '[data-face=text]')).toEqual({ face: 'King Text', fonts: ['of the site'] })
  }).toPass({ timeout: 8_000, intervals: [100] })
}

for (const path of pages) {
  test(`${path} is set in both typefaces, at the first visit and at the next`, async ({ page }) => {
    await page.goto(path)
    await expectTypefaces(page)
    await page.reload()
    await expectTypefaces(page)
  })
}

test('every document names the typefaces itself, and waits for no style sheet', () => {
  expect(pages.length).toBeGreaterThan(40)
  for (const path of pages) {
    const html = documentOf(path)
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join()
    for (const face of faces) {
      expect(styles, `${face} in the document of ${path}`).toMatch(
        new RegExp(`@font-face ?{font-family: ?"?${face}"?;[^}]*url\\("?/assets/[^)]+\\.woff2"?\\)`),
      )
    }
    expect(html, path).not.toContain('rel="stylesheet"')
  }
})

for (const path of ['/', '/market', '/token', '/login']) {
  for (const width of [375, 768, 1440]) {
    test(`${path}, ${width} pixels wide, is painted before its typefaces come, and they move nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const release = await hold(page, '**/*.woff2')
      await page.addInitScript(() => {
        const shifts: number[] = []
        const note = (list: PerformanceEntry[]) => {
          for (const entry of list) shifts.push((entry as PerformanceEntry & { value: number }).value)
        }
        const observer = new PerformanceObserver((list) => note(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        Object.assign(window, {
          shiftsUntilNow: () => {
            note(observer.takeRecords())
            return shifts
          },
        })
      })
      // The page counts as loaded when its typefaces are there.
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('h1')).toBeVisible()
      await expect.poll(() => facesThatAre(page, 'loading')).toEqual(faces)
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

      release()
      await expect.poll(() => facesThatAre(page, 'loaded')).toEqual(faces)
      await page.waitForLoadState('networkidle')
      const shifts = await page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
        return (window as unknown as { shiftsUntilNow: () => number[] }).shiftsUntilNow()
      })
      // A label among others may be some pixels wider than its stand-in; the measure is shown with two digits.
      expect(shifts.reduce((total, shift) => total + shift, 0)).toBeLessThan(0.001)
    })
  }
}
