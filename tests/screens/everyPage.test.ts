import { describe, expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { features as premiumFeatures } from '@/data/content/homeSections'
import * as about from '../../stories/screens/About.stories'
import * as api from '../../stories/screens/Api.stories'
import * as blog from '../../stories/screens/Blog.stories'
import * as cards from '../../stories/screens/Cards.stories'
import * as links from '../../stories/screens/ConfirmLink.stories'
import * as contact from '../../stories/screens/Contact.stories'
import * as dashboard from '../../stories/screens/Dashboard.stories'
import * as features from '../../stories/screens/Features.stories'
import * as home from '../../stories/screens/Home.stories'
import * as login from '../../stories/screens/Login.stories'
import * as market from '../../stories/screens/Market.stories'
import * as register from '../../stories/screens/Register.stories'
import * as token from '../../stories/screens/Token.stories'
import * as construction from '../../stories/screens/UnderConstruction.stories'
import { brokenWords } from '../brokenWords'
import { contrast } from '../contrast'
import { cutTexts } from '../cutTexts'
import { overflow } from '../overflow'
import { emulate, setFontSize } from './support/emulate'
import { type ShowOptions, type StoryFile, show } from './support/show'
import { stopClock } from './support/stopClock'

const pages: [name: string, file: StoryFile, story: string][] = [
  ['about', about, 'Page'],
  ['api', api, 'Page'],
  ['blog', blog, 'Front'],
  ['contact', contact, 'Empty'],
  ['dashboard', dashboard, 'DemoAccount'],
  ['features', features, 'Page'],
  ['home', home, 'SignedOut'],
  ['market', market, 'All'],
  ['token', token, 'Page'],
]
/** Pages that nobody prints. */
const unprinted: typeof pages = [
  ['login', login, 'Empty'],
  ['register', register, 'Empty'],
  ['cards', cards, 'SignedIn'],
  ['dashboard, denied', dashboard, 'NoAccess'],
  ['incomplete link', links, 'Incomplete'],
  ['under construction', construction, 'AdminPage'],
]

/** The visible elements of a selector for which `isSo` is true. */
const shown = (selector: string, isSo: (element: Element) => boolean = () => true) =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && isSo(element))
    .map(({ outerHTML }) => outerHTML.slice(0, 80))

/** True if a section shows nothing but its heading. */
function isEmpty(section: Element): boolean {
  const heading = section.querySelector('h2, h3')
  if (!heading?.checkVisibility() || heading.closest('section, article') !== section) return false
  return ![...section.querySelectorAll('p, li, dl, table, div, span, img, svg')].some(
    (part) =>
      !part.contains(heading) && !heading.contains(part) && part.textContent.trim() && part.checkVisibility(),
  )
}

/** Expects that nothing sticks out of windows of these widths. */
async function expectRoom(widths: number[], state: string): Promise<void> {
  for (const width of widths) {
    await page.viewport(width, 800)
    expect.soft(overflow(), `${width} px ${state}`).toBe(0)
  }
}

describe.each([...pages, ...unprinted])('the page %s', (name, file, story) => {
  const open = (options?: ShowOptions) => show(file, story as never, options)

  it('fits into windows of every width, also from right to left', async () => {
    await open()
    for (const width of [320, 375, 768, 1024, 2560]) {
      await expectRoom([width], '')
      expect.soft(brokenWords(), `words broken at ${width} px`).toEqual([])
    }
    document.documentElement.dir = 'rtl'
    await expectRoom([375, 1440], 'from right to left')
    const styleOf = (property: 'scale' | 'direction', value: string) => (element: Element) =>
      getComputedStyle(element)[property] !== value
    const arrows = 'svg:has(> path[d="m12 5 7 7-7 7"])'
    expect.soft(shown(arrows, styleOf('scale', '-1 1')), 'arrows that are not turned').toEqual([])
    const isFigure = ({ textContent }: Element) => /^[+\u2212][\d.,]+%$|^\$[\d.]+B\+$/.test(textContent)
    const isLoose = (element: Element) => isFigure(element) && styleOf('direction', 'ltr')(element)
    expect.soft(shown(':not(:has(*))', isLoose), 'figures from right to left').toEqual([])
  })

  it('fits with large text, of which it cuts none off, and with text set further apart', async () => {
    for (const size of [24, 32]) {
      await setFontSize(size)
      await open({ width: 375, height: 800 })
      await expectRoom([320, 375], `in a browser with text of ${size} px`)
      expect.soft(cutTexts(), `cut off in a browser with text of ${size} px`).toEqual([])
    }
    await setFontSize(16)
    await open({ textSize: 'twice as large' })
    await expectRoom([640, 1280], 'with text twice as large')
    await open()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets = [sheet]
    await expectRoom([320, 375], 'with letters and words set further apart')
  })

  it.skipIf(unprinted.some(([page]) => page === name))(
    'belongs to its content in a low window, and is whole on paper',
    async () => {
      await open({ width: 320, height: 256 })
      window.scrollTo({ top: 700, behavior: 'instant' })
      // A story may be a page without its frame.
      const main = document.querySelector('main') ?? document.body
      for (let y = 8; y < 256; y += 16)
        expect.soft(main.contains(document.elementFromPoint(160, y)), `at ${y} of a low window`).toBe(true)

      await page.viewport(718, 1000)
      await emulate({ media: 'print' })
      const title = document.querySelector('h1') ?? document.body
      expect.soft(getComputedStyle(document.documentElement).backgroundColor).toBe('rgb(255, 255, 255)')
      expect.soft(contrast(title, 'color')).toBeGreaterThan(15)
      expect.soft(overflow(), 'on paper').toBe(0)
      // There they are names: of cards, of columns and of who is signed in.
      if (name !== 'features' && name !== 'dashboard')
        expect.soft(shown('button, input'), 'something to press or to fill in').toEqual([])
      expect.soft(shown('section, article', isEmpty), 'headings with nothing beneath').toEqual([])
      const isCut = (part: Element) => getComputedStyle(part).breakInside !== 'avoid'
      expect
        .soft(
          shown(':is(li, tr, article, figure, picture, dl > div, svg), footer', isCut),
          'parts that the end of a page cuts',
        )
        .toEqual([])
    },
  )
})

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
describe.each<[string, StoryFile, string, number]>([
  ['blog', blog, 'Front', 8],
  ['blog, searched', blog, 'Searched', 1],
  ['features', features, 'Page', 20],
  ['home', home, 'SignedOut', premiumFeatures.length],
])('each point of a stretched link of: %s', (_, file, story, least) => {
  it.each([1280, 375])('presses a link or a button at %i pixels, also after ticks', async (width) => {
    stopClock()
    await emulate({ wishes: { 'prefers-reduced-motion': 'no-preference' } })
    await show(file, story as never, { width, liveData: 'live', motion: 'as the system wants' })
    await vi.advanceTimersByTimeAsync(16_000)
    await expect.poll(() => deadPoints().count).toBeGreaterThanOrEqual(least)
    expect(deadPoints().dead).toEqual([])
  })
})

/** Properties that a browser can animate off the main thread, without painting again. */
const composited = ['filter', 'opacity', 'rotate', 'scale', 'transform', 'translate']

it.each(pages.filter(([name]) => ['home', 'market'].includes(name)))(
  'all that moves on the page %s moves without the page’s thread',
  async (_, file, story) => {
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
    await show(file, story as never, {
      width: 375,
      height: 480,
      liveData: 'live',
      motion: 'as the system wants',
    })
    await vi.advanceTimersByTimeAsync(10_000)
    await expect.poll(() => animated.has('opacity') || animated.has('transform')).toBe(true)
    for (const kind of kinds) document.removeEventListener(kind, note)
    const notProperties = ['offset', 'computedOffset', 'easing', 'composite']
    expect([...animated].filter((property) => ![...notProperties, ...composited].includes(property))).toEqual(
      [],
    )
  },
)
