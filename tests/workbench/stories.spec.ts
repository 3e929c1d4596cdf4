import { expect } from '@playwright/test'
import { findBarriers, ofPart } from '../axe.ts'
import { storyIds, test } from './workbench'

// A trace of each story would take longer than its checks.
test.use({ trace: 'off' })

const widths = [375, 1440]
const stories = storyIds()

/** Whether there is a text, a picture or a control, even if only for narrow screens. */
const isSomethingThere = () => {
  const root = document.getElementById('ladle-root')
  return /\S/.test(root?.textContent ?? '') || !!root?.querySelector('svg, img, [role=img], input, button')
}

test('the workbench is built and has stories', () => {
  expect(stories.length, 'Build it first: npm run workbench:build').toBeGreaterThan(0)
})

for (const story of stories) {
  test(`${story} renders by itself and has no accessibility defect`, async ({
    workbench: { page, complaints, show },
  }) => {
    await show(story)
    await expect(page.locator('[data-story-error]')).toHaveCount(0)
    await expect.poll(() => page.evaluate(isSomethingThere)).toBe(true)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await findBarriers(page, ofPart), `barriers at ${width} pixels`).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(overflow, `pixels that stick out sideways at ${width}`).toBeLessThanOrEqual(0)
    }
    expect(complaints).toEqual([])
  })
}
