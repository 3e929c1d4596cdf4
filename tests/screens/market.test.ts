import { describe, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { demoNote } from '@/data/content/brand'
import { chartPlaceholder, emptyMarket, marketIntro, marketSearch, marketStats } from '@/data/content/market'
import { comingSoon } from '@/data/content/notices'
import { marketAssets } from '@/data/market/marketAssets'
import {
  countResult,
  describeResult,
  filterOptions,
  marketSorting,
  selectAssets,
  sortingIn,
} from '@/data/market/marketResult'
import type { MarketView } from '@/data/market/marketView'
import { formatCompactDollars, formatDollars } from '@/data/text/figures'
import * as market from '../../stories/screens/Market.stories'
import { overflow } from '../overflow'
import { emulate, setFontSize } from './support/emulate'
import { show } from './support/show'
import { stopClock } from './support/stopClock'

const count = marketAssets.length
const table = page.getByRole('table', { name: 'Assets' })
const search = page.getByRole('searchbox', { name: marketSearch.label })
const filter = (name: string) =>
  page.getByRole('group', { name: 'Filter assets' }).getByRole('button', { name, exact: true })
const heading = (name: string) => table.getByRole('columnheader', { name })
const sortBy = (name: string) => heading(name).getByRole('button')
const star = (name: string) => page.getByRole('button', { name: `Add ${name} to favourites`, exact: true })
const trade = (name: string) => page.getByRole('button', { name: `Trade ${name}`, exact: true })
const showAll = page.getByRole('button', { name: 'Show all' })
const result = page.getByRole('status').filter({ hasText: /assets? shown/ })

const textsOf = (selector: string) =>
  [...(document.querySelector('main table')?.querySelectorAll(selector) ?? [])].map(
    ({ textContent }) => textContent,
  )
const mainText = () => document.querySelector('main')?.textContent
const names = () => textsOf('[data-name]')
const prices = () => textsOf('td[data-column=price]')
const namesIn = (view: MarketView) => selectAssets(marketAssets, view).map(({ name }) => name)
const expectRows = (expected: string[]) => expect.poll(names).toEqual(expected)

describe('the table of the market', () => {
  it('lists every asset with its figures, the King Tokens first and tinted until something is chosen', async () => {
    await show(market, 'All')
    await expectRows(namesIn({}))
    const listed = selectAssets(marketAssets, {})
    expect(prices()).toEqual(listed.map(({ price }) => formatDollars(price)))
    expect(textsOf('td[data-column=volume]')).toEqual(
      listed.map(({ volume }) => formatCompactDollars(volume)),
    )
    expect(textsOf('td[data-column=market-cap]')).toEqual(
      listed.map(({ marketCap }) => formatCompactDollars(marketCap)),
    )
    const kings = listed.filter(({ featured }) => featured).length
    const colours = [...document.querySelectorAll('main tbody tr')].map(
      (row) => getComputedStyle(row).backgroundColor,
    )
    expect(new Set(colours.slice(0, kings)).size).toBe(1)
    expect(colours.slice(kings)).not.toContain(colours[0])
    expect(mainText()).toContain(demoNote)

    const first = page.getByText(', King Tokens first')
    await expect.element(first).toBeVisible()
    await search.fill('c')
    await expectRows(namesIn({ q: 'c' }))
    await expect.element(first).not.toBeInTheDocument()
  })

  it.each([
    [1440, 900],
    [375, 812],
  ])(
    'begins in the first screen of %i × %i pixels, below title, figures, search and filters',
    async (width, height) => {
      await show(market, 'All', { width, height })
      const parts = [
        page.getByRole('heading', { level: 1, name: marketIntro.title }),
        page.getByText(marketStats.at(-1)?.label ?? ''),
        search,
        filter('Losers'),
        table.getByRole('rowheader').first(),
        page.getByText(chartPlaceholder.title),
      ]
      const tops = parts.map((part) => part.element().getBoundingClientRect().top)
      expect(tops).toEqual(tops.toSorted((one, other) => one - other))
      expect(document.querySelector('main tbody tr')?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        height,
      )
    },
  )

  it('is sorted by each of its headings, by the keyboard, and says so', async () => {
    await show(market, 'All')
    const words = { asc: 'ascending', desc: 'descending' }
    let view: MarketView = {}
    for (const { label, sort } of marketSorting.columns) {
      ;(sortBy(label).element() as HTMLElement).focus()
      for (const key of sort === 'price' ? ['{Enter}', ' ', '{Enter}'] : ['{Enter}']) {
        view = { ...view, ...marketSorting.next(view, sort) }
        await userEvent.keyboard(key)
        await expectRows(namesIn(view))
        const { sort: sorted, order } = marketSorting.sortingOf(view)
        const headings = [...document.querySelectorAll('main [aria-sort]')]
        expect(
          headings.map((one) => [one.getAttribute('data-column'), one.getAttribute('aria-sort')]),
        ).toEqual([[sorted, words[order]]])
        await expect.element(sortBy(label)).toHaveFocus()
        const { words: said } = sortingIn(view).tell(view)
        if (key === ' ') await expect.element(page.getByRole('status').getByText(said)).toBeInTheDocument()
      }
    }
  })

  it('is sorted by a list where it has no room for its headings, with buttons as large as a finger', async () => {
    await show(market, 'All', { width: 320, height: 640 })
    expect(overflow()).toBe(0)
    await expect.element(sortBy('Price')).not.toBeInTheDocument()
    const select = page.getByLabelText('Sort by')
    await expect.element(select).toHaveDisplayValue('Market cap, King Tokens first')
    await select.selectOptions('24h volume, low to high')
    await expect
      .element(page.getByRole('status').getByText('Sorted: 24h volume, low to high'))
      .toBeInTheDocument()
    const sorted = namesIn({ sort: 'volume', order: 'asc' })
    await expectRows(sorted)
    const { right, height } = trade(sorted[0] ?? '')
      .element()
      .getBoundingClientRect()
    expect(right).toBeLessThanOrEqual(320)
    expect(height).toBeGreaterThanOrEqual(44)
  })

  it.each([320, 375, 430])(
    'has no figure over another one with text twice as large, at %i pixels',
    async (width) => {
      await setFontSize(32)
      await show(market, 'All', { width, height: 800 })
      const covered = [...document.querySelectorAll('main tbody tr')].flatMap((row) => {
        const texts = [...row.querySelectorAll('[data-name], [data-symbol], td > button, td bdi')]
          .filter((text) => text.checkVisibility() && !text.closest('[data-column=favourite]'))
          .map((text) => ({ name: text.textContent, box: text.getBoundingClientRect() }))
        return texts.flatMap((one, place) =>
          texts
            .slice(place + 1)
            .filter(
              ({ box }) =>
                one.box.left < box.right - 1 &&
                box.left < one.box.right - 1 &&
                one.box.top < box.bottom - 1 &&
                box.top < one.box.bottom - 1,
            )
            .map(({ name }) => `${one.name} and ${name}`),
        )
      })
      expect(covered).toEqual([])
    },
  )

  it('keeps its headings below the header, and what has the focus below them', async () => {
    await show(market, 'All')
    const last = trade(namesIn({}).at(-1) ?? '').element() as HTMLElement
    last.scrollIntoView({ block: 'center' })
    const bottomOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0
    const head = document.querySelector('thead')?.getBoundingClientRect().top ?? 0
    expect(Math.abs(head - bottomOf('header'))).toBeLessThan(2)
    last.focus()
    for (let step = 0; step < 20; step += 1) {
      await userEvent.tab({ shift: true })
      expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottomOf('thead'))
    }
  })

  it('says at Trade that it is not implemented, and opens no asset', async () => {
    await show(market, 'All')
    await trade('Bitcoin').click()
    await expect.element(page.getByText(comingSoon('Trading Bitcoin').title, { exact: true })).toBeVisible()
    expect(document.querySelector('main a[data-asset=BTC]')?.getAttribute('href')).not.toMatch(/asset=/)
  })
})

describe('rows that follow the prices', () => {
  /** Lets a minute of ticks pass, and waits until the prices show it. */
  async function pass() {
    const before = prices()
    await vi.advanceTimersByTimeAsync(60_000)
    await expect.poll(prices).not.toEqual(before)
  }

  it('keep their places while the pointer, a finger or the focus is among them', async () => {
    stopClock()
    await show(market, 'All', { liveData: 'live' })
    await sortBy('24h change').click()
    const touch = (type: string) =>
      table
        .getByRole('rowheader')
        .nth(3)
        .element()
        .dispatchEvent(new PointerEvent(type, { pointerType: 'touch', pointerId: 2, bubbles: true }))
    const focus = (locator: Locator) => (locator.element() as HTMLElement).focus()
    for (const [hold, leave, isTouch] of [
      [() => table.getByRole('row').nth(4).hover(), () => search.hover()],
      [() => touch('pointerover'), () => touch('pointerout'), true],
      [() => focus(table.getByRole('button', { name: /^Trade/ }).nth(3)), () => focus(sortBy('Price'))],
    ] as const) {
      await hold()
      const before = names()
      await pass()
      expect(names()).toEqual(before)
      await leave()
      if (isTouch) {
        // They wait for its click.
        await vi.advanceTimersByTimeAsync(1_400)
        expect(names()).toEqual(before)
      }
      await vi.advanceTimersByTimeAsync(5_000)
      await expect.poll(names).not.toEqual(before)
    }
    await expect.element(sortBy('Price')).toHaveFocus()
  })
})

describe('the search of the market', () => {
  it('narrows the table while it is typed, keeps every letter, and is announced', async () => {
    await show(market, 'All')
    await userEvent.type(search, 'BITCO')
    await expectRows(['Bitcoin'])
    await expect.element(search).toHaveFocus()
    await expect.element(result).toHaveTextContent(describeResult({ q: 'BITCO' }, 1, count))
    await userEvent.clear(search)
    await expectRows(namesIn({}))
    const text = '012 1e5 true'
    await userEvent.type(search, text)
    await expect.element(search).toHaveValue(text)
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect.element(search).toHaveFocus()
    await expectRows(namesIn({}))
  })

  it('quotes what finds nothing, within a narrow window, and is cleared with the focus in its box', async () => {
    await show(market, 'All', { width: 320, height: 640 })
    for (const text of ['<script>alert(1)</script>', '😀'.repeat(5_000)]) {
      await search.fill(text)
      await expect.poll(mainText).toContain(`No asset matches “${text.slice(0, 4)}`)
      await expect.element(table).not.toBeInTheDocument()
      expect(overflow(), text.slice(0, 20)).toBe(0)
    }
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expectRows(namesIn({}))
    await expect.element(search).toHaveFocus()
    await expect.element(search).toHaveValue('')
  })
})

describe('the filters of the market', () => {
  it('show their assets alone, also of those that are searched for, and keep the focus', async () => {
    await show(market, 'All')
    for (const { label, filter: chosen } of filterOptions.filter(({ filter }) => filter !== 'favourites')) {
      ;(filter(label).element() as HTMLElement).focus()
      await userEvent.keyboard('{Enter}')
      await expectRows(namesIn({ filter: chosen }))
      await expect.element(filter(label)).toHaveFocus()
      const pressed = page
        .getByRole('group', { name: 'Filter assets' })
        .getByRole('button', { pressed: true })
      expect(pressed.elements().map(({ textContent }) => textContent)).toEqual([label])
      await expect.element(page.getByText(countResult(names().length, count)).first()).toBeVisible()
    }
    await filter('King Tokens').click()
    await search.fill('kcredit')
    await expectRows(namesIn({ filter: 'king-tokens', q: 'kcredit' }))
    await filter('Losers').click()
    await expect.poll(mainText).toContain('No asset matches “kcredit” among Losers')
    await showAll.click()
    await expectRows(namesIn({}))
  })

  it('count the favourites, and say how to add one', async () => {
    await show(market, 'NoFavourites')
    await expect.element(page.getByText(emptyMarket.favourites)).toBeVisible()
    await showAll.click()
    for (const name of ['Solana', 'KCC', 'Bitcoin']) {
      await expect.element(star(name)).toHaveAttribute('aria-pressed', 'false')
      await star(name).click()
      await expect.element(star(name)).toHaveAttribute('aria-pressed', 'true')
    }
    await filter('Favourites 3').click()
    await expectRows(['Bitcoin', 'Solana', 'KCC'])
    await expect.element(result).toHaveTextContent(describeResult({ filter: 'favourites' }, 3, count))
    await search.fill('ether')
    await expect.poll(mainText).toContain('No asset matches “ether” among Favourites')
  })

  it('keep an asset whose star is released until pointer and focus have left the rows', async () => {
    await show(market, 'Favourites')
    const before = names()
    ;(star('Bitcoin').element() as HTMLElement).focus()
    await userEvent.keyboard(' ')
    await expect.element(filter(`Favourites ${before.length - 1}`)).toBeVisible()
    await expect.element(star('Bitcoin')).toHaveAttribute('aria-pressed', 'false')
    await expect.element(star('Bitcoin')).toHaveFocus()
    expect(names()).toEqual(before)
    ;(search.element() as HTMLElement).focus()
    await expectRows(before.filter((name) => name !== 'Bitcoin'))
  })
})

describe('rows that move', () => {
  const moves: string[] = []

  /** Shows the market high enough for every row to be in sight, and notes which rows are animated, and how. */
  async function showRecording(liveData: 'live' | 'paused', motion: string) {
    stopClock()
    await emulate({ wishes: { 'prefers-reduced-motion': motion } })
    const { animate } = Element.prototype
    vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, frames, options) {
      const name = this.matches('tr') ? this.querySelector('[data-name]')?.textContent : null
      if (name) moves.push(`${name} ${Object.keys(frames ?? {})}${this.closest('table') ? '' : ' away'}`)
      return animate.call(this, frames, options)
    })
    await show(market, 'All', { liveData, motion: 'as the system wants', width: 1280, height: 4_000 })
    take()
  }

  const take = () => moves.splice(0).sort()
  const fading = () => document.querySelector('table + [inert]')
  const kings = namesIn({ filter: 'king-tokens' })
  const others = namesIn({}).filter((name) => !kings.includes(name))

  it('slide, come and go where the view changes, and are where they belong at once, with the focus', async () => {
    await showRecording('live', 'no-preference')
    await expect.poll(fading).not.toBeNull()
    await filter('King Tokens').click()
    await expectRows(kings)
    expect(take()).toEqual(others.map((name) => `${name} opacity away`).sort())
    await expect.poll(() => fading()?.querySelectorAll('tr').length).toBe(0)

    await filter('All').click()
    await expectRows(namesIn({}))
    expect(take()).toEqual(others.map((name) => `${name} opacity`).sort())

    ;(trade(kings[1] ?? '').element() as HTMLElement).focus()
    ;(sortBy('Market cap').element() as HTMLElement).click()
    await expectRows(namesIn({ order: 'asc' }))
    expect(take()).toEqual(
      namesIn({})
        .map((name) => `${name} transform`)
        .sort(),
    )
    await expect.element(trade(kings[1] ?? '')).toHaveFocus()
  })

  it.each([
    ['paused', 'no-preference'],
    ['live', 'reduce'],
  ] as const)(
    'change at once with live figures %s and a wish for motion of «%s»',
    async (liveData, motion) => {
      await showRecording(liveData, motion)
      await filter('King Tokens').click()
      await expectRows(kings)
      expect(fading()).toBeNull()
      expect(take()).toEqual([])
    },
  )
})

it('a price that moves is marked for a moment, but not for who prefers less motion', async () => {
  stopClock()
  await show(market, 'All', { liveData: 'live', motion: 'as the system wants' })
  await vi.advanceTimersByTimeAsync(5_000)
  const looks = () =>
    [...document.querySelectorAll('[data-fresh]')].map((one) => getComputedStyle(one).animationName)
  await expect.poll(() => looks().length).toBeGreaterThan(0)
  expect(new Set(looks())).toEqual(new Set(['none']))
  await emulate({ wishes: { 'prefers-reduced-motion': 'no-preference' } })
  expect(looks()).not.toContain('none')
})
