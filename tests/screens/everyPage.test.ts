import { describe, expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { features } from '@/data/content/homeSections'
import * as about from '../../stories/screens/About.stories'
import * as blog from '../../stories/screens/Blog.stories'
import * as cards from '../../stories/screens/Cards.stories'
import * as links from '../../stories/screens/ConfirmLink.stories'
import * as dashboard from '../../stories/screens/Dashboard.stories'
import * as featurePage from '../../stories/screens/Features.stories'
import * as home from '../../stories/screens/Home.stories'
import * as market from '../../stories/screens/Market.stories'
import * as token from '../../stories/screens/Token.stories'
import * as construction from '../../stories/screens/UnderConstruction.stories'
import { cutTexts } from '../cutTexts'
import { overflow } from '../overflow'
import { emulate, setFontSize } from './support/emulate'
import { type ShowOptions, show } from './support/show'
import { stopClock } from './support/stopClock'

const pages: Record<string, (options: ShowOptions) => Promise<void>> = {
  about: (options) => show(about, 'Page', options),
  blog: (options) => show(blog, 'Front', options),
  'blog, searched': (options) => show(blog, 'Searched', options),
  cards: (options) => show(cards, 'SignedIn', options),
  dashboard: (options) => show(dashboard, 'DemoAccount', options),
  'dashboard, denied': (options) => show(dashboard, 'NoAccess', options),
  features: (options) => show(featurePage, 'Page', options),
  home: (options) => show(home, 'SignedOut', options),
  'incomplete link': (options) => show(links, 'Incomplete', options),
  market: (options) => show(market, 'All', options),
  token: (options) => show(token, 'Page', options),
  'under construction': (options) => show(construction, 'AdminPage', options),
}

/**
 * Asks at a grid of points of every link and button whose hit area is stretched over another element, what a press there
 * would meet. Returns the points at which it would be no link and no button, and how many areas there are.
 */
function deadPoints(): { dead: string[]; count: number } {
  const dead: string[] = []
  let count = 0
  for (const link of document.querySelectorAll<HTMLElement>(
    ':is(main, #main) :is(a[href], button), article button',
  )) {
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
        const hit = document.elementFromPoint(left + (width * column) / 16, top + (height * row) / 8)
        // Beyond the window, or below what is fixed in it.
        if (hit && area.contains(hit) && !hit.closest('a[href], button'))
          dead.push(`${link.textContent}: ${hit.outerHTML.slice(0, 80)}`)
      }
    }
  }
  return { dead, count }
}

// Whatever lies over the hit area of a link takes its presses away, and shows it nowhere.
describe.each([
  ['blog', 8],
  ['blog, searched', 1],
  ['features', 20],
  ['home', features.length],
] as const)('each point of a stretched link of: %s', (name, least) => {
  it.each([1280, 375])('presses a link or a button at %i pixels, also after ticks', async (width) => {
    stopClock()
    await emulate({ wishes: { 'prefers-reduced-motion': 'no-preference' } })
    await pages[name]?.({ width, liveData: 'live', motion: 'as the system wants' })
    await vi.advanceTimersByTimeAsync(16_000)
    await expect.poll(() => deadPoints().count).toBeGreaterThanOrEqual(least)
    expect(deadPoints().dead).toEqual([])
  })
})

describe.each(['cards', 'dashboard', 'dashboard, denied', 'incomplete link', 'token', 'under construction'])(
  'the page: %s',
  (name) => {
    it.each([24, 32])(
      'fits into a phone whose browser is set to text of %i pixels, and cuts none off',
      async (size) => {
        await setFontSize(size)
        await pages[name]?.({ width: 320, height: 800 })
        expect(overflow()).toBe(0)
        await page.viewport(375, 800)
        expect(overflow()).toBe(0)
        expect(cutTexts()).toEqual([])
      },
    )
  },
)

/** What the browser can animate beside the page's thread, without painting again. */
const composited = ['filter', 'opacity', 'rotate', 'scale', 'transform', 'translate']

it.each(['home', 'market'])('all that moves on the page %s moves without the page’s thread', async (name) => {
  const animated = new Set<string>()
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    for (const { effect } of target.getAnimations({ subtree: true })) {
      for (const frame of effect instanceof KeyframeEffect ? effect.getKeyframes() : []) {
        for (const property of Object.keys(frame)) animated.add(property)
      }
    }
  }
  const kinds = ['animationstart', 'transitionrun']
  for (const kind of kinds) document.addEventListener(kind, note)
  stopClock()
  // Where the test before has left it, it could be over a control, whose colour then changes.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 })
  await emulate({ wishes: { 'prefers-reduced-motion': 'no-preference' } })
  await pages[name]?.({ width: 375, height: 480, liveData: 'live', motion: 'as the system wants' })
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.poll(() => animated.has('opacity') || animated.has('transform')).toBe(true)
  for (const kind of kinds) document.removeEventListener(kind, note)
  const notProperties = ['offset', 'computedOffset', 'easing', 'composite']
  expect([...animated].filter((property) => ![...notProperties, ...composited].includes(property))).toEqual(
    [],
  )
})
