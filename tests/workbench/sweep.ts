import { expect, type Page } from '@playwright/test'
import { findBarriers, ofPart } from '../axe.ts'
import { misplaced } from '../misplaced.ts'
import { namelessParts } from '../nameless.ts'
import { overflowOf } from '../overflow.ts'
import { unevenTables } from '../tables.ts'
import { test, type Workbench } from './workbench'

/** True if there is a text, a picture or a control, even if only for narrow screens. */
const isSomethingThere = () => {
  const root = document.getElementById('ladle-root')
  return (
    /\S/.test(root?.textContent ?? '') || !!root?.querySelector('svg, img, [role=img], input, button, iframe')
  )
}

type WithSeen = Window &
  typeof globalThis & { seenElements?: WeakSet<Element>; seenScrollers?: WeakSet<Element> }

/**
 * The elements that show, or that scroll, and did not when this was last called on the page; of those inside of each
 * other the outermost. All of them at the first call in a document.
 */
function newlySeen(): Element[] {
  const { seenElements, seenScrollers } = window as WithSeen
  const seen = [...document.body.querySelectorAll('*:not(svg *)')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  const scrollers = seen.filter((element) => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
    if (scrollWidth <= clientWidth && scrollHeight <= clientHeight) return false
    return /auto|scroll/.test(getComputedStyle(element).overflow)
  })
  Object.assign(window, { seenElements: new WeakSet(seen), seenScrollers: new WeakSet(scrollers) })
  const fresh = new Set([
    ...seen.filter((element) => !seenElements?.has(element)),
    ...scrollers.filter((element) => !seenScrollers?.has(element)),
  ])
  const isInside = (element: Element): boolean =>
    element.parentElement !== null && (fresh.has(element.parentElement) || isInside(element.parentElement))
  return [...fresh].filter((element) => !isInside(element))
}

/**
 * Shows a story and checks that it renders by itself, has no accessibility defect, fits into a phone and into a wide
 * window, and that `ask` holds. What is asked of a story is asked here, so that each is shown once.
 *
 * Every second story of its file begins on a phone, the others in a wide window; the story before it has ended at that
 * width. There axe checks everything, and at the other width only what shows or scrolls at that width alone: 45 % of the
 * stories show more in a wide window, 18 % show something on a phone only, and 55 % show the same at both widths.
 */
export async function expectSound(
  { page, complaints, show }: Workbench,
  story: string,
  beginsOnPhone: boolean,
  ask: (story: string, page: Page) => Promise<void>,
): Promise<void> {
  test.setTimeout(120_000)
  const [first, second] = beginsOnPhone ? [375, 1440] : [1440, 375]
  await page.setViewportSize({ width: first, height: 900 })
  await show(story)
  expect(await page.locator('[data-story-error]').allTextContents(), 'what it throws').toEqual([])
  await expect.poll(() => page.evaluate(isSomethingThere), 'something is shown').toBe(true)
  expect
    .soft(await page.locator('body').evaluate(unevenTables), 'tables without as many headings as cells')
    .toEqual([])
  await ask(story, page)
  expect.soft(await overflowOf(page), `pixels that stick out sideways at ${first}`).toBeLessThanOrEqual(0)
  expect.soft(await findBarriers(page, ofPart), `barriers at ${first} pixels`).toEqual([])
  expect.soft(await namelessParts(page), 'images, groups and articles without a name').toEqual([])
  expect.soft(await page.locator('#ladle-root').evaluate(misplaced), 'misplaced elements').toEqual([])
  await page.evaluateHandle(newlySeen)
  await page.setViewportSize({ width: second, height: 900 })
  expect.soft(await overflowOf(page), `pixels that stick out sideways at ${second}`).toBeLessThanOrEqual(0)
  const fresh = await page.evaluateHandle(newlySeen)
  if (await fresh.evaluate(({ length }) => length > 0))
    expect.soft(await findBarriers(page, ofPart, fresh), `barriers only at ${second} pixels`).toEqual([])
  expect(complaints, 'errors and requests').toEqual([])
}
