import type { Page } from '@playwright/test'
import { publicPages } from './documents'
import { chooseMotion, expect, stopClock, test, wakeIslands } from './support.ts'

// Whatever lies over the hit area of a link takes its presses away, and shows it nowhere.

type Dead = { link: string; x: number; y: number; hit: string }

/**
 * Asks at a grid of points of every link and button whose hit area is stretched over another element, what a press there
 * would meet. Returns how many there are, and the points at which it would be no link and no button.
 */
const lookForDeadPoints = (page: Page) =>
  page.evaluate(() => {
    const dead: Dead[] = []
    let count = 0
    for (const link of document.querySelectorAll<HTMLElement>('main :is(a[href], button)')) {
      const isStretched = ['::before', '::after'].some((pseudo) => {
        const { content, position, inset } = getComputedStyle(link, pseudo)
        return content !== 'none' && position === 'absolute' && inset === '0px'
      })
      if (!isStretched || !link.checkVisibility()) continue
      let area: HTMLElement | null = link
      while (area && getComputedStyle(area).position === 'static') area = area.parentElement
      if (!area) continue
      count += 1
      area.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = area.getBoundingClientRect()
      for (let column = 0.5; column < 16; column += 1) {
        for (let row = 0.5; row < 8; row += 1) {
          const x = left + (width * column) / 16
          const y = top + (height * row) / 8
          const hit = document.elementFromPoint(x, y)
          // Beyond the window, or below what is fixed in it.
          if (!hit || !area.contains(hit)) continue
          if (!hit.closest('a[href], button')) {
            dead.push({ link: link.textContent ?? '', x, y, hit: hit.outerHTML.slice(0, 80) })
          }
        }
      }
    }
    return { count, dead }
  })

test.use({ reducedMotion: 'no-preference' })

test.beforeEach(({ page }) => chooseMotion(page, 'live'))

test('every point of a stretched link presses a link or a button, on every page and after ticks', async ({
  page,
}) => {
  await page.clock.install()
  let count = 0
  for (const path of [...publicPages, '/blog?q=a']) {
    await page.goto(path)
    await wakeIslands(page)
    if (path === publicPages[0]) await stopClock(page)
    await page.clock.runFor(16_000)
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 })
      const found = await lookForDeadPoints(page)
      expect(found.dead, `${path} at ${width}`).toEqual([])
      count += found.count
    }
  }
  expect(count, 'links that were tried').toBeGreaterThan(100)
})
