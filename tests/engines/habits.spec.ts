import { PNG } from 'pngjs'
import { expect, test } from './test.ts'
import type { Visitor } from './visitor.ts'

// What browsers do for their visitors by themselves: pictures, print, extensions.

type Part = { name: string; x: number; y: number; width: number; height: number }

/** The parts of a page that a reader looks for in a picture of it: its headings, and the last line of its footer. */
const partsOf = (visitor: Visitor) =>
  visitor.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, main h2, footer p')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element): Part => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return { name: element.innerText, x: left + scrollX, y: top + scrollY, width, height }
      })
      // Those that only screen readers read are one pixel large.
      .filter(({ width }) => width > 10),
  )

/** The parts that are not in a picture: there is one colour where they stand. */
function blankParts(picture: Buffer, parts: Part[]): string[] {
  const { width: across, height: down, data } = PNG.sync.read(picture)
  const isBlank = ({ x, y, width, height }: Part) => {
    const colours = new Set<number>()
    for (let row = Math.max(0, Math.floor(y)); row < Math.min(down, y + height); row += 1) {
      for (let column = Math.max(0, Math.floor(x)); column < Math.min(across, x + width); column += 1)
        colours.add(data.readUInt32BE((row * across + column) * 4))
    }
    return colours.size < 4
  }
  return parts.filter(isBlank).map(({ name }) => name)
}

test('what is typed early and the focus outlive what an extension adds', { tag: '@night' }, async ({
  visitor,
  site,
}) => {
  site.rewrite((html) => html.replace(/<input[^>]*>/g, '$&<i></i>'))
  const release = site.delay(/\.js$/)
  await visitor.open('/login')
  await visitor.fill('Email', 'ana@example.com')
  await visitor.fill('Password', 'Crown-Demo')
  release()
  await visitor.untilHydrated()
  await visitor.hasFocusOn('field', 'Password')
  const fields = await visitor.facts('field')
  expect(fields.map(({ value }) => value)).toEqual(['ana@example.com', 'Crown-Demo'])
  // React renders anew what it does not know, and tells of it as a recovery.
  await expect.poll(() => site.reports).toHaveLength(1)
  expect(site.reports.splice(0)[0]).toMatch(/^warn Recovered while hydrating/)
})

test('a picture of the whole page is whole', async ({ visitor, driver }) => {
  test.skip(driver === 'webdriver', 'WebKitGTK’s driver draws nothing of what was far away.')
  await visitor.open('/')
  await visitor.untilHydrated()
  const parts = await partsOf(visitor)
  expect(parts.length).toBeGreaterThan(3)
  expect(blankParts(await visitor.tab.takePicture(), parts)).toEqual([])
})
