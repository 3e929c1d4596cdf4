import type { Page } from '@playwright/test'
import { chooseMotion, expect, test } from './support.ts'

/** What the browser can animate beside the page's thread, without painting again. */
const composited = ['filter', 'opacity', 'rotate', 'scale', 'transform', 'translate']

declare global {
  interface Window {
    /** Each as `name of the animation or transition: property`. */
    animated: Set<string>
  }
}

/** Opens a page with everything moving, and notes from its first moment what is animated. */
async function openMoving(page: Page, address: string) {
  // Without a graphics card a small window leaves more of the processor to the page.
  await page.setViewportSize({ width: 375, height: 480 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await chooseMotion(page, 'live')
  await page.addInitScript(() => {
    const notProperties = ['offset', 'computedOffset', 'easing', 'composite']
    window.animated = new Set()
    for (const type of ['animationstart', 'transitionrun']) {
      document.addEventListener(type, ({ target }) => {
        if (!(target instanceof Element)) return
        for (const animation of target.getAnimations({ subtree: true })) {
          const name = animation instanceof CSSAnimation ? animation.animationName : 'transition'
          const { effect } = animation
          for (const frame of effect instanceof KeyframeEffect ? effect.getKeyframes() : []) {
            for (const property of Object.keys(frame)) {
              if (!notProperties.includes(property)) window.animated.add(`${name}: ${property}`)
            }
          }
        }
      })
    }
  })
  await page.goto(address)
}

const animatedOn = (page: Page) => page.evaluate(() => [...window.animated].sort())

const ticks = {
  '/': async (page: Page) => {
    const price = page.getByRole('region', { name: 'Market prices' }).getByRole('list').first()
    const before = await price.textContent()
    await expect(price).not.toHaveText(before ?? '')
  },
  '/market': async (page: Page) => {
    await expect.poll(() => animatedOn(page)).toContain('price-fresh: opacity')
  },
}

for (const [address, waitForTick] of Object.entries(ticks)) {
  test(`all that moves on ${address} moves without the page’s thread`, async ({ page }) => {
    await openMoving(page, address)
    await waitForTick(page)
    const animated = await animatedOn(page)
    expect(animated.length).toBeGreaterThan(0)
    expect(animated.filter((line) => !composited.includes(line.split(': ')[1] ?? ''))).toEqual([])
  })
}

test('no loop of an animation wakes the page’s thread', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (...call) {
      if (call[0].toLowerCase().includes('animationiteration')) document.documentElement.dataset.woken = ''
      listen.apply(this, call)
    }
  })
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-woken')
})

test('nothing moves in a hidden tab', async ({ page }) => {
  await openMoving(page, '/market')
  const states = () =>
    page.evaluate(() => [...new Set(document.getAnimations().map(({ playState }) => playState))])
  const turn = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await expect.poll(states).toEqual(['running'])
  await turn(true)
  await expect.poll(states).toEqual(['paused'])
  await turn(false)
  await expect.poll(states).toEqual(['running'])
})
