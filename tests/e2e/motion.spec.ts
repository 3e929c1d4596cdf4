import { chooseMotion, expect, test } from './support.ts'

test('no loop of an animation wakes the page’s thread', {
  tag: '@night',
}, async ({ page }) => {
  // Without a graphics card a small window leaves more of the processor to the page.
  await page.setViewportSize({ width: 375, height: 480 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await chooseMotion(page, 'live')
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (...call) {
      if (call[0].toLowerCase().includes('animationiteration')) document.documentElement.dataset.woken = ''
      listen.apply(this, call)
    }
  })
  await page.goto('/market')
  const states = () =>
    page.evaluate(() => [...new Set(document.getAnimations().map(({ playState }) => playState))])
  await expect.poll(states).toEqual(['running'])
  await expect(page.locator('html')).not.toHaveAttribute('data-woken')
})
