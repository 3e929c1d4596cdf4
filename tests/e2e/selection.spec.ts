import type { Locator, Page } from '@playwright/test'
import { parseHTML } from 'linkedom'
import { chooseMotion, demo, expect, signIn, stopClock, test } from './support.ts'

const row = (page: Page, name: string) => page.getByRole('row', { name })
const selected = (page: Page) => page.evaluate(() => String(getSelection()))

/** Waits until the code that selects and copies has come. */
const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-selectable', '')

/** Drags the pressed pointer from the beginning of one text to the end of another. */
async function drag(page: Page, from: Locator, to: Locator, steps: number) {
  const [start, end] = await Promise.all([from.boundingBox(), to.boundingBox()])
  if (!start || !end) throw new Error('Nothing to drag between')
  await page.mouse.move(start.x + 0.5, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width + 1, end.y + end.height / 2, { steps })
  await page.mouse.up()
}

/** What a copy of the selection would put on the clipboard. */
const copied = (page: Page) =>
  page.evaluate(() => {
    const clipboardData = new DataTransfer()
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true })
    const { anchorNode } = getSelection() ?? {}
    const target = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement
    target?.dispatchEvent(event)
    return {
      text: clipboardData.getData('text/plain'),
      html: clipboardData.getData('text/html'),
      isOurs: event.defaultPrevented,
    }
  })

/** The cells of a copied table by rows, as text and as HTML have them. */
const tableOf = (text: string) => text.split('\n').map((line) => line.split('\t'))
const tableOfHtml = (html: string) =>
  [...parseHTML(`<body>${html}</body>`).document.querySelectorAll('tr')].map((line) =>
    [...line.children].map(({ textContent }) => textContent),
  )

test.describe('on the market', () => {
  test.beforeEach(async ({ page }) => {
    await chooseMotion(page, 'paused')
    await page.goto('/market')
    await ready(page)
  })

  test('the texts of rows can be selected by the mouse, and no link is pressed', async ({ page }) => {
    const price = row(page, 'Ethereum').locator('[data-price]')
    await row(page, 'Cosmos').scrollIntoViewIfNeeded()
    await row(page, 'Bitcoin').scrollIntoViewIfNeeded()
    for (const steps of [1, 8]) {
      await drag(page, price, price, steps)
      expect(await selected(page)).toBe(await price.textContent())
    }
    await drag(
      page,
      row(page, 'Bitcoin').locator('[data-name]'),
      row(page, 'Solana').locator('[data-price]'),
      4,
    )
    expect(await selected(page)).toMatch(/^Bitcoin\s[\s\S]*Ethereum[\s\S]*Solana/)
    await expect(page).toHaveURL('/market')
    await expect(page.locator('html')).not.toHaveAttribute('data-selecting')
  })

  test('a press still opens the row, also with a hand that is not still, and ends the selection', async ({
    page,
  }) => {
    const price = row(page, 'Ethereum').locator('[data-price]')
    await row(page, 'Solana').scrollIntoViewIfNeeded()
    await drag(page, price, price, 2)
    const box = await row(page, 'Solana').boundingBox()
    if (!box) throw new Error('no row')
    // Between two columns, where there is nothing to select.
    await page.mouse.move(box.x + box.width - 110, box.y + 5)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width - 114, box.y + 8, { steps: 3 })
    await page.mouse.up()
    await expect(page.getByRole('dialog', { name: /Solana/ })).toBeVisible()
    expect(await selected(page)).toBe('')
  })

  test('the whole page copies the table as a table of numbers, one row a line', async ({ page }) => {
    await page.locator('h1').click()
    await page.keyboard.press('ControlOrMeta+a')
    const { text, html } = await copied(page)
    const lines = text.split('\n').filter((line) => line.includes('\t'))
    const cells = lines.map((line) => line.split('\t'))
    expect(cells[0]).toEqual(['Asset', 'Price', '24h change', '24h volume', 'Market cap'])
    expect(new Set(cells.map(({ length }) => length))).toEqual(new Set([5]))
    expect(cells).toHaveLength((await page.locator('tbody tr').count()) + 1)
    for (const [, ...figures] of cells.slice(1)) {
      for (const figure of figures) expect(figure).toMatch(/^[+-]?\$?\d{1,3}(?:,\d{3})*(?:\.\d+)?%?$/)
    }
    expect(cells.find(([name]) => name?.startsWith('KCC King'))).toEqual([
      'KCC King Token',
      '$68.73',
      '+15.20%',
      '$38,460,000',
      '$687,300,000',
    ])
    expect(lines.join()).not.toMatch(/−|\b(?:up|down|unchanged|Favourite|Trade|Rising|Falling)\b/)
    expect(text).not.toMatch(/−\d/)
    expect(text).toContain('The whole market at a glance')
    expect(tableOfHtml(html)).toEqual(cells)
  })
})

test('on a part of the market, what is copied is as wide as what was selected', async ({ page }) => {
  await chooseMotion(page, 'paused')
  await page.goto('/market')
  await ready(page)
  const minus = page.locator('td[data-column=change]').filter({ hasText: '−' }).first().locator('bdi')
  await minus.evaluate((figure) => getSelection()?.selectAllChildren(figure))
  expect((await copied(page)).text).toBe((await minus.textContent())?.replace('−', '-'))
  await page.evaluate(() => {
    const cellOf = (name: string, column: string) => {
      const row = document.querySelector(`[data-asset=${name}]`)?.closest('tr')
      const text = row?.querySelector(`td[data-column=${column}] bdi`)?.firstChild
      if (!text) throw new Error(name)
      return text
    }
    const end = cellOf('ETH', 'change')
    getSelection()?.setBaseAndExtent(cellOf('BTC', 'price'), 0, end, end.textContent?.length ?? 0)
  })
  const { text, html } = await copied(page)
  expect(tableOf(text)).toEqual([
    ['', '$64,218.40', '+1.84%', '$48,620,000', '$1,268,000,000,000'],
    ['Ethereum ETH', expect.stringMatching(/^\$[\d,.]+$/), expect.stringMatching(/^[+-][\d.]+%$/), '', ''],
  ])
  expect(tableOfHtml(html)).toEqual(tableOf(text))
})

test('what needs no help is copied by the browser itself, and a field by itself', async ({ page }) => {
  await page.goto('/about')
  await ready(page)
  await page.locator('h1').evaluate((heading) => getSelection()?.selectAllChildren(heading))
  expect((await copied(page)).isOurs).toBe(false)
})

test('the balances are copied as a table of numbers', async ({ page }) => {
  await signIn(page, demo)
  await ready(page)
  const balances = page.getByRole('table', { name: 'Balances' })
  await expect(balances.getByRole('row', { name: /BTC/ })).toBeVisible()
  await balances.evaluate((table) => getSelection()?.selectAllChildren(table))
  const { text } = await copied(page)
  const cells = tableOf(text)
  expect(cells[0]).toEqual(['Token', 'Balance', 'Sample price', 'Value', 'Share'])
  expect(cells).toHaveLength(await balances.getByRole('row').count())
  for (const row of cells) expect(row).toHaveLength(5)
  expect(text).not.toMatch(/\b(?:none|hidden)\b/)
})

test.describe('while prices move', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('a selected figure stays selected, wherever figures change', async ({ page }) => {
    await chooseMotion(page, 'live')
    await page.clock.install()
    const figures = [
      ['/market?seed=7', 'main tr:has([data-asset=BTC]) [data-price]'],
      ['/market?seed=7', 'main tr:has([data-asset=BTC]) td[data-column=change] bdi'],
      ['/market?seed=7&asset=ETH', 'dialog [data-price]'],
      ['/?seed=7', '[aria-label="Market prices"] ul:not([inert]) > li:nth-child(2) > span:nth-child(2)'],
    ] as const
    for (const [index, [address, figure]] of figures.entries()) {
      await page.goto(address)
      // What is loaded when the page is idle waits for the page's clock.
      if (index > 0) await page.clock.resume()
      await ready(page)
      await stopClock(page)
      const shown = page.locator(figure)
      const before = await shown.textContent()
      // As a mouse selects: from the beginning of its text to the end.
      await shown.evaluate((element) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
        if (!(text instanceof Text)) throw new Error('not a text')
        getSelection()?.setBaseAndExtent(text, 0, text, text.length)
      })
      expect(await selected(page)).toBe(before)
      for (let tick = 0; tick < 3; tick += 1) {
        const last = await shown.textContent()
        await expect(async () => {
          await page.clock.runFor(5_000)
          expect(await shown.textContent()).not.toBe(last)
        }).toPass({ intervals: [0] })
        await expect.poll(() => selected(page), `${figure} at ${address}`).toBe(await shown.textContent())
      }
    }
  })
})
