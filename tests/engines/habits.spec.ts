import { PNG } from 'pngjs'
import { expect, test } from './test.ts'
import type { Visitor } from './visitor.ts'

// What browsers do for their visitors by themselves: pictures, print, translation, another try after a lost connection.

/** Replaces each text by elements with another text, as translators do, now and wherever a text changes later. */
function translate() {
  const done = new WeakSet<Node>()
  const change = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text)
    for (const text of texts) {
      if (done.has(text) || !text.data.trim() || text.parentElement?.closest('script, style, [translate=no]'))
        continue
      const inner = document.createElement('font')
      inner.textContent = `~${text.data}`
      if (inner.firstChild) done.add(inner.firstChild)
      text.replaceWith(inner)
    }
  }
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) change(node)
  }).observe(document.documentElement, { childList: true, subtree: true })
  if (document.body) change(document.body)
}

type Part = { name: string; x: number; y: number; width: number; height: number }

/** The parts of a page that a reader looks for in a picture of it: its headings, and the last line of its footer. */
const partsOf = (visitor: Visitor) =>
  visitor.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, main h2, [data-island=footer] p')]
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

const press = async (visitor: Visitor) => {
  await visitor.press('button', undefined, '[data-island=vip]')
  await visitor.sees('notice')
}

/** React renders anew what it does not know, and tells of it as a recovery. */
function forgiveRecoveries(reports: string[]) {
  reports.splice(0, reports.length, ...reports.filter((report) => !report.startsWith('warn Recovered')))
}

test('a page that is translated before it is hydrated answers', async ({ visitor, site }) => {
  site.rewrite((html) =>
    html
      .replace(/(<h1[^>]*>)([^<]+)/, '$1<font>~$2</font>')
      .replace(/(<h2[^>]*>)([^<]+)/g, '$1<font>~$2</font>'),
  )
  await visitor.open('/')
  await visitor.untilAlive()
  await press(visitor)
  forgiveRecoveries(site.reports)
})

for (const [change, pattern, added] of [
  ['an icon beside each field', /<input[^>]*>/g, '$&<i></i>'],
  ['a bar first in the page', /<main[^>]*>/, '$&<aside>Coupons</aside>'],
  ['a mark in the heading', /<h1[^>]*>/, '$&<mark>?</mark>'],
] as const) {
  test(`what is typed early and the focus outlive ${change}`, async ({ visitor, site }) => {
    site.rewrite((html) => html.replace(pattern, added))
    const release = site.hold(/\.js$/)
    await visitor.open('/login')
    await visitor.fill('Email', 'ana@example.com')
    await visitor.fill('Password', 'Crown-Demo')
    release()
    await visitor.untilAlive()
    await visitor.hasFocusOn('field', 'Password')
    const values = () => visitor.facts('field').then((fields) => fields.map(({ value }) => value))
    expect(await values()).toEqual(['ana@example.com', 'Crown-Demo'])
    await expect.poll(() => site.reports.join()).toContain('Recovered while hydrating')
    forgiveRecoveries(site.reports)
  })
}

test('a page that is translated after it was hydrated answers, and its next page too', async ({
  visitor,
  site,
}) => {
  await visitor.open('/')
  await visitor.untilAlive()
  await visitor.evaluate(translate)
  await press(visitor)
  await visitor.press('link', '~Market', 'header')
  await visitor.isAt('/market')
  await visitor.until(() => document.querySelector('h1')?.textContent?.includes('The whole market'))
  forgiveRecoveries(site.reports)
})

test('live figures are not translated', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.untilAlive()
  await visitor.evaluate(translate)
  expect(
    await visitor.evaluate(() => document.querySelector('header + section li')?.textContent?.includes('~')),
  ).toBe(false)
})

for (const path of ['/', '/features', '/token']) {
  test(`a picture of the whole page of ${path} is whole`, async ({ visitor }) => {
    await visitor.open(path)
    await visitor.untilAlive()
    // It takes a moment, which a machine with other work makes longer.
    await expect(async () => {
      const parts = await partsOf(visitor)
      expect(parts.length).toBeGreaterThan(3)
      const picture = await visitor.tab.takeWholePicture?.()
      const blank = picture
        ? blankParts(picture, parts)
        : await visitor.evaluate(() =>
            [...document.querySelectorAll<HTMLElement>('[data-island]')]
              .filter((island) => getComputedStyle(island).contentVisibility !== 'visible')
              .map(({ dataset }) => dataset.island),
          )
      expect(blank).toEqual([])
    }).toPass({ intervals: [1_000], timeout: 60_000 })
  })
}

test('a page can be printed, and answers after it', async ({ visitor }) => {
  await visitor.open('/token')
  await visitor.untilAlive()
  await visitor.tab.print()
  await visitor.press('button', 'Start Staking')
  await visitor.sees('notice')
})

test('a page that the connection was lost for says so, and a press on that brings it', async ({
  visitor,
  site,
  driver,
}) => {
  test.skip(
    driver === 'webdriver',
    'WebKitGTK asks for a script that has failed no more, not even after a reload.',
  )
  const mend = site.refuse(/\/renderer-|favicon/)
  await visitor.open('/')
  await visitor.sees('button', 'Check your connection. Retry')
  mend()
  await visitor.press('button', 'Check your connection. Retry')
  await visitor.untilAlive()
  await visitor.seesNo('button', 'Check your connection. Retry')
})

test('a menu that Escape has closed is opened again by Enter', async ({ visitor }) => {
  await visitor.resize(500, 800)
  await visitor.open('/')
  await visitor.untilAlive()
  await visitor.press('button', 'Menu')
  await visitor.hasFocusOn('button', 'Close menu')
  await visitor.strike('Escape')
  await visitor.seesNo('dialog', 'Menu')
  await visitor.hasFocusOn('button', 'Menu')
  await visitor.strike('Enter')
  await visitor.sees('dialog', 'Menu')
})
