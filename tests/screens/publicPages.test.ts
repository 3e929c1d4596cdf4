import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as about from '../../stories/screens/About.stories'
import * as api from '../../stories/screens/Api.stories'
import * as blog from '../../stories/screens/Blog.stories'
import * as contact from '../../stories/screens/Contact.stories'
import * as features from '../../stories/screens/Features.stories'
import * as home from '../../stories/screens/Home.stories'
import * as login from '../../stories/screens/Login.stories'
import * as market from '../../stories/screens/Market.stories'
import * as register from '../../stories/screens/Register.stories'
import * as token from '../../stories/screens/Token.stories'
import { brokenWords } from '../brokenWords'
import { contrast } from '../contrast'
import { cutTexts } from '../cutTexts'
import { overflow } from '../overflow'
import { emulate, setFontSize } from './support/emulate'
import { type ShowOptions, type StoryFile, show } from './support/show'

const pages: [name: string, file: StoryFile, story: string][] = [
  ['about', about, 'Page'],
  ['api', api, 'Page'],
  ['blog', blog, 'Front'],
  ['contact', contact, 'Empty'],
  ['features', features, 'Page'],
  ['home', home, 'SignedOut'],
  ['market', market, 'All'],
  ['token', token, 'Page'],
]
const forms: typeof pages = [
  ['login', login, 'Empty'],
  ['register', register, 'Empty'],
]

/** The elements of a selector that are shown, and of which something else is so. */
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

describe.each([...pages, ...forms])('the page %s', (name, file, story) => {
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
    const isFigure = ({ textContent }: Element) => /^[+\u2212][\d.,]+%$/.test(textContent)
    const isLoose = (element: Element) => isFigure(element) && styleOf('direction', 'ltr')(element)
    expect.soft(shown(':not(:has(*))', isLoose), 'figures from right to left').toEqual([])
  })

  it('fits with large text, and cuts none of it off', async () => {
    for (const size of [24, 32]) {
      await setFontSize(size)
      await open({ width: 375, height: 800 })
      await expectRoom([320, 375], `in a browser with text of ${size} px`)
      expect.soft(cutTexts(), `cut off in a browser with text of ${size} px`).toEqual([])
    }
    await setFontSize(16)
    await open({ textSize: 'twice as large' })
    await expectRoom([640, 1280], 'with text twice as large')
  })

  it.skipIf(forms.some(([form]) => form === name))(
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
      // Those of the features are the names of their cards.
      if (name !== 'features')
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
