import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { assetTexts, priceChart } from '@/data/content/asset'
import { comingSoon } from '@/data/content/notices'
import { marketAssets } from '@/data/market/marketAssets'
import { marketShare } from '@/data/market/marketShare'
import { formatCompactDollars, formatDollars } from '@/data/text/figures'
import * as views from '../../stories/components/AssetView.stories'
import { brokenWords } from '../brokenWords'
import { findBarriers } from './support/checks'
import { emulate, setFontSize } from './support/emulate'
import { show } from './support/show'

const drawer = page.getByRole('dialog')
const slider = page.getByRole('slider')
const inFigure = (text: string | RegExp) => page.getByRole('figure').getByText(text)
const since = inFigure(/^Since /)
const words = () => slider.element().getAttribute('aria-valuetext') ?? ''
/** The change, the high and the low of the range. */
const figures = () =>
  [...document.querySelectorAll('dialog section dd')].map(({ textContent }) => textContent)
const heading = () => document.querySelector('dialog h3')?.textContent

/** An afternoon where the browser is, which is in UTC. */
const now = new Date('2026-05-11T14:17:23Z')
const showAt = async (story: Parameters<typeof show<typeof views>>[1], options = {}) => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  await show(views, story, options)
  await expect.element(slider).toBeInTheDocument()
}

describe('the view of an asset', () => {
  it('shows its figures, and begins at its closing button, which Tab leads back to', async () => {
    await show(views, 'JustOpened')
    const bitcoin = marketAssets.find(({ symbol }) => symbol === 'BTC')
    if (!bitcoin) throw new Error('There is no Bitcoin')
    await expect.element(drawer.getByRole('button', { name: 'Close' })).toHaveFocus()
    for (const text of [
      formatDollars(bitcoin.price),
      `Market cap${formatCompactDollars(bitcoin.marketCap)}`,
      `${assetTexts.share}${marketShare(bitcoin, marketAssets)}`,
      `24h volume${formatCompactDollars(bitcoin.volume)}`,
    ])
      expect(drawer.element().textContent).toContain(text)
    await expect.element(drawer.getByRole('heading', { level: 2 })).toMatchTextContent(/Bitcoin/)
    for (let press = 0; press < 8; press += 1) {
      await userEvent.tab()
      const { activeElement, body } = document
      expect(activeElement === body || activeElement?.closest('dialog')).toBeTruthy()
    }
  })

  it('is closed by its button and by a press beside it', async () => {
    for (const close of [
      // For half a second no press closes what another one has opened.
      () => drawer.getByRole('button', { name: 'Close' }).click({ delay: 600 }),
      () => drawer.click({ position: { x: -200, y: 400 }, force: true, delay: 600 }),
    ]) {
      await show(views, 'KingToken')
      expect(drawer.element().getBoundingClientRect().width).toBe(448)
      await close()
      await expect.poll(() => document.querySelector('dialog')?.open).toBe(false)
    }
  })

  it('says of a symbol that is not listed how many are', async () => {
    await show(views, 'Unknown')
    await expect.element(drawer).toHaveAccessibleName('Asset XYZ not found')
    await expect.element(drawer.getByText(assetTexts.unlisted(marketAssets.length))).toBeVisible()
    await drawer.getByRole('button', { name: 'View market' }).click({ delay: 600 })
    await expect.poll(() => document.querySelector('dialog')?.open).toBe(false)
  })

  it('says at Trade that it is not implemented, and copies its link', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await show(views, 'Rising')
    await drawer.getByRole('button', { name: 'Trade Ethereum' }).click()
    const { title, description = '' } = comingSoon('Trading Ethereum')
    await expect.element(drawer.getByText(title)).toBeVisible()
    await expect.element(drawer.getByText(description)).toBeVisible()
    await drawer.getByRole('button', { name: 'Copy link' }).click()
    await expect.element(drawer.getByRole('button', { name: 'Link copied' })).toBeVisible()
    await expect.element(drawer.getByRole('status').getByText(assetTexts.copied)).toBeInTheDocument()
    expect(written).toHaveBeenCalledWith(window.location.href)
  })

  it('fills a phone and scrolls by itself above its button; a finger on its chart reads to the sides only', async () => {
    await show(views, 'Rising', { width: 320, height: 568 })
    const { x, y, width, height } = drawer.element().getBoundingClientRect()
    expect([x, y, height]).toEqual([0, 0, 568])
    // All but a scroll bar.
    expect(width).toBeGreaterThanOrEqual(305)
    const { scrollWidth, clientWidth, firstElementChild } = drawer.element()
    expect(scrollWidth - clientWidth).toBe(0)
    expect(firstElementChild?.scrollHeight).toBeGreaterThan(568)
    const trade = drawer.getByRole('button', { name: 'Trade Ethereum' }).element().getBoundingClientRect()
    expect(trade.height).toBeGreaterThanOrEqual(44)
    expect(trade.bottom).toBeLessThanOrEqual(568)
    await expect.element(slider).toBeInTheDocument()
    expect(getComputedStyle(slider.element().parentElement ?? document.body).touchAction).toBe('pan-y')
  })

  it.each([
    [375, 24],
    [375, 32],
    [280, 16],
  ])('breaks no word in a window of %i px with type of %i px, and no two times meet', async (width, size) => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    await setFontSize(size)
    await show(views, 'CandlesOfThirtyDays', { width, height: 667 })
    await expect.element(slider).toBeInTheDocument()
    expect(brokenWords()).toEqual([])
    const { scrollWidth, clientWidth } = drawer.element()
    expect(scrollWidth - clientWidth).toBe(0)
    const times = [...document.querySelectorAll('dialog figure > div > div:last-child > span')]
      .map((time) => time.getBoundingClientRect())
      .filter((box) => box.width > 0)
    expect(times.length).toBeGreaterThan(0)
    for (const [index, { left }] of times.slice(1).entries())
      expect(left).toBeGreaterThan(times[index]?.right ?? 0)
  })

  it('resumes paused prices by a button', async () => {
    await show(views, 'Paused')
    await expect.element(drawer.getByText(priceChart.pausedNotice)).toBeVisible()
    await drawer.getByRole('button', { name: 'Resume' }).click()
    await expect.element(drawer.getByText(priceChart.pausedNotice)).not.toBeInTheDocument()
    expect(await findBarriers()).toEqual([])
  })
})

describe('the chart of an asset', () => {
  it('shows another range and another drawing by the keys of its radio buttons', async () => {
    await showAt('JustOpened')
    expect(heading()).toBe(priceChart.ranges['24h'].words)
    const day = figures()
    ;(drawer.getByRole('radio', { name: /^24H/ }).element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(heading).toBe(priceChart.ranges['7d'].words)
    const week = figures()
    expect(week).not.toEqual(day)
    await drawer.getByText('Candles').click()
    await expect.element(drawer.getByRole('radio', { name: 'Candles' })).toBeChecked()
    expect(figures()).toEqual(week)
    await drawer.getByText(/^24H/).click()
    await drawer.getByText('Line').click()
    await expect.poll(figures).toEqual(day)
    expect(heading()).toBe(priceChart.ranges['24h'].words)
  })

  it('is read with its times by the keys of a slider', async () => {
    await showAt('LastHour')
    ;(slider.element() as HTMLElement).focus()
    const last = words()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(words).not.toBe(last)
    const [price = '', time = ''] = words().split(/, (?=\d)/)
    expect(price).toMatch(/^\$[\d,.]+$/)
    expect(time).toMatch(/^\d+ \w+ \d\d:\d\d$/)
    await expect.element(inFigure(price)).toBeVisible()
    await expect.element(inFigure(new RegExp(time))).toBeVisible()
    const one = words()
    await userEvent.keyboard('{PageDown}')
    await expect.poll(words).not.toBe(one)
    await userEvent.keyboard('{Home}')
    const first = words()
    await userEvent.keyboard('{ArrowLeft}')
    expect(words()).toBe(first)
    await userEvent.keyboard('{End}')
    await expect.poll(words).toBe(last)
    await expect.element(since).not.toBeInTheDocument()
    expect(await findBarriers()).toEqual([])
    await userEvent.tab()
    await expect.element(since).toBeVisible()
  })

  it('is read under the pointer, and a press keeps what is read', async () => {
    await showAt('Candles')
    const area = page.elementLocator(slider.element().parentElement ?? document.body)
    const { width, height } = area.element().getBoundingClientRect()
    const at = (part: number) => ({ position: { x: width * part, y: height / 3 } })
    const away = () => drawer.getByRole('heading', { level: 2 }).hover()
    await expect.element(since).toBeVisible()
    await area.hover(at(0.5))
    await expect.element(since).not.toBeInTheDocument()
    const middle = words()
    expect(middle).toMatch(/^Open \$[\d,.]+, high .+, low .+, close .+, \d+ \w+ \d\d:00$/)
    await area.hover(at(0.9))
    await expect.poll(words).not.toBe(middle)
    await away()
    await expect.element(since).toBeVisible()
    await area.click(at(0.5))
    await away()
    expect(words()).toBe(middle)
    await expect.element(slider).toHaveFocus()
  })

  it('is on paper, without its buttons', async () => {
    await showAt('Rising')
    const button = drawer.getByText(/^24H/)
    await expect.element(button).toBeVisible()
    await emulate({ media: 'print' })
    await expect.element(button).not.toBeVisible()
    expect(document.querySelector('dialog figure svg')?.checkVisibility()).toBe(true)
    await expect.element(drawer.getByRole('heading', { level: 3 })).toBeVisible()
  })
})
