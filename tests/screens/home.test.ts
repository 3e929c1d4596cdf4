import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { statistics, statisticsLabel } from '@/data/content/home'
import { features, productView, vipCountdown } from '@/data/content/homeSections'
import { partners } from '@/data/content/partners'
import { kcc } from '@/data/market/tokens'
import * as home from '../../stories/screens/Home.stories'
import { isLeftToRight } from './support/checks'
import { emulate } from './support/emulate'
import { show } from './support/show'
import { stopClock } from './support/stopClock'

const timer = page.getByRole('timer', { name: vipCountdown.label })
const clock = () => timer.element().querySelector('time')
const digits = () => timer.element().textContent.match(/\d+/g)?.join(' ')
const elements = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const partnerNames = page.getByRole('region', { name: 'Partners' }).getByRole('listitem')

/** The price and the change of KCC on its card and in the ticker, and the rows of «A look inside» with their tickers. */
const kccFigures = () =>
  elements('[aria-labelledby="kcc-title"] dd')
    .slice(0, 2)
    .map(({ textContent }) => textContent)
const inTicker = (symbol: string) =>
  elements('[aria-label="Market prices"] li').find(({ textContent }) => textContent?.startsWith(symbol))
    ?.textContent

/** Shows the home page with live figures, whose clock the test moves. */
async function showAtAMoment() {
  stopClock()
  await show(home, 'SignedOut', { liveData: 'live' })
  await expect.element(timer).toBeInTheDocument()
  await expect.poll(() => kccFigures().length).toBe(2)
}

describe('the figures of the home page that change by themselves', () => {
  it('count down from the specified time, until the switch pauses them, and stay at zero', async () => {
    await showAtAMoment()
    const first = kccFigures()
    const { days, hours, minutes, seconds } = vipCountdown.start
    const start = (days * 24 + hours) * 3600 + minutes * 60 + seconds
    const left = () => {
      const [, ...parts] = /^P(\d+)DT(\d+)H(\d+)M(\d+)S$/.exec(clock()?.dateTime ?? '') ?? []
      const [d = 0, h = 0, m = 0, s = 0] = parts.map(Number)
      expect(digits()).toBe([d, h, m, s].map((figure) => String(figure).padStart(2, '0')).join(' '))
      return (d * 24 + h) * 3600 + m * 60 + s
    }
    const passed = start - left()
    expect(passed).toBeLessThanOrEqual(1)
    await vi.advanceTimersByTimeAsync(31_000)
    await expect.poll(left).toBe(start - passed - 31)
    expect(kccFigures()).not.toEqual(first)
    await expect.element(page.getByText(vipCountdown.running)).toBeVisible()

    await page.getByRole('button', { name: 'Pause motion and live figures' }).click()
    const price = kccFigures()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(left()).toBe(start - passed - 31)
    expect(kccFigures()).toEqual(price)

    await page.getByRole('button', { name: 'Resume motion and live figures' }).click()
    await vi.advanceTimersByTimeAsync(9_000)
    await expect.poll(left).toBe(start - passed - 40)
    vi.setSystemTime(Date.now() + 16 * 24 * 3_600_000)
    await vi.advanceTimersByTimeAsync(1_000)
    await expect.poll(left).toBe(0)
    await expect.element(page.getByText(vipCountdown.finished)).toBeVisible()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(left()).toBe(0)
  })

  it('say the same of KCC on its card and in the ticker, move by at most 0.05 every 3 s, and nothing around them', async () => {
    await showAtAMoment()
    const box = () => JSON.stringify(elements('[aria-labelledby="kcc-title"] dd')[1]?.getBoundingClientRect())
    const before = box()
    const seen: string[] = []
    const note = () => {
      const [price = '', change = ''] = kccFigures()
      expect(inTicker('KCC')).toBe(`KCC/USDT${price.replace('$', '')}${change}`)
      seen.push(price)
    }
    for (let tick = 0; tick < 12; tick += 1) {
      note()
      const last = seen.at(-1)
      await vi.advanceTimersByTimeAsync(3_000)
      await expect.poll(() => kccFigures()[0] !== last || Date.now() % 3_000 < 100).toBe(true)
    }
    note()
    const prices = seen.map((text) => Number(text.slice(1)))
    expect(prices[0]).toBeCloseTo(kcc.price, 0)
    prices.slice(1).forEach((price, index) => {
      // Both are rounded to cents, so they may differ by a cent more than the prices.
      expect(Math.abs(price - (prices[index] ?? 0))).toBeLessThan(0.0601)
    })
    expect(new Set(prices).size, 'it moves').toBeGreaterThan(3)
    expect(box()).toBe(before)
  })

  it('show the prices of the ticker in the rows of a look inside', async () => {
    await showAtAMoment()
    const look = page.getByRole('region', { name: productView.title })
    const row = look.getByRole('row').filter({ hasText: 'Bitcoin' })
    await expect.element(row).toBeVisible()
    const seen = new Set<string>()
    for (let tick = 0; tick < 4; tick += 1) {
      await vi.advanceTimersByTimeAsync(3_000)
      const priceIn = (text = '') => text.match(/[\d,]+\.\d\d/)?.[0]
      const price = priceIn(inTicker('BTC') ?? '')
      await expect.poll(() => priceIn(row.element().textContent)).toBe(price)
      seen.add(price ?? '')
    }
    expect(seen.size, 'they move').toBeGreaterThan(1)
  })
})

describe('the partners', () => {
  it('move endlessly without a gap, and are read out once', async () => {
    await emulate({ wishes: { 'prefers-reduced-motion': 'no-preference' } })
    await show(home, 'InMotion', { width: 2560, motion: 'as the system wants' })
    await expect.poll(() => partnerNames.elements().length).toBe(partners.length)
    const lists = elements('#partners ul')
    expect(lists.map(({ inert }) => inert)).toEqual([false, true])
    expect(Math.min(...lists.map(({ clientWidth }) => clientWidth))).toBeGreaterThanOrEqual(2560)
  })

  it('stand still in a grid on paper', async () => {
    await emulate({ media: 'print', wishes: { 'prefers-reduced-motion': 'no-preference' } })
    await show(home, 'InMotion', { width: 718, motion: 'as the system wants' })
    await expect
      .poll(() => elements('#partners ul:not([inert])').map((list) => getComputedStyle(list).display))
      .toEqual(['grid'])
  })
})

it('every Premium Feature is a link at every point of its tile', async () => {
  await show(home, 'SignedOut')
  const tiles = page.getByRole('region', { name: 'Premium Features' }).getByRole('listitem')
  await expect.poll(() => tiles.elements().length).toBe(features.length)
  const broken = tiles.elements().filter((tile) => {
    tile.scrollIntoView({ block: 'center' })
    const { left, top, right, bottom } = tile.getBoundingClientRect()
    const points = [
      [left + 6, top + 6],
      [right - 6, bottom - 6],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const
    return !points.every(([x, y]) => tile.querySelector('a')?.contains(document.elementFromPoint(x, y)))
  })
  expect(broken).toEqual([])
})

it.each([320, 375, 768, 1024, 1440, 1920])(
  'partners, crown and countdown are whole at %i pixels',
  async (width) => {
    await show(home, 'SignedOut', { width })
    await expect.element(timer).toBeInTheDocument()
    if (width >= 1024) {
      const crown = document.querySelector('main svg[viewBox="0 -20 1200 840"]')?.getBoundingClientRect()
      expect(crown?.right ?? width, 'the crown').toBeLessThan(width - 16)
    }
    const centres = elements('[role=timer] time > span').map((figure) =>
      [...figure.children].map((line) => {
        const range = document.createRange()
        range.selectNodeContents(line)
        const { left, right } = range.getBoundingClientRect()
        return (left + right) / 2
      }),
    )
    expect(centres).toHaveLength(4)
    for (const [figure = 0, unit = 99] of centres) expect(Math.abs(figure - unit)).toBeLessThan(1)
    await expect.poll(() => partnerNames.elements().length).toBe(partners.length)
    for (const name of partnerNames.elements()) {
      const { left, right } = name.getBoundingClientRect()
      expect(left, name.textContent ?? '').toBeGreaterThanOrEqual(0)
      expect(right, name.textContent ?? '').toBeLessThanOrEqual(width)
    }
    expect(document.getAnimations().filter(({ playState }) => playState === 'running')).toEqual([])
  },
)

it('is at most nine screens long on a phone, and shows no code to scan there', async () => {
  await show(home, 'SignedOut', { width: 375, height: 812 })
  await expect.element(page.getByRole('region', { name: 'Open your account' })).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Download for iOS' })).toBeVisible()
  expect(page.getByRole('main').element().getBoundingClientRect().height).toBeLessThanOrEqual(7_450)
  const code = document.querySelector('img[alt^="QR code"]')
  expect(code?.checkVisibility({ visibilityProperty: true })).toBe(false)
})

it('a notice leaves the links of the header free', async () => {
  await show(home, 'JustLoggedOut', { width: 1280, height: 720 })
  await expect.poll(() => elements('[data-scope=toast][data-part=root]').length).toBe(1)
  for (const name of ['Login', 'Sign Up']) {
    const link = page.getByRole('banner').getByRole('link', { name }).element()
    const { left, top, width, height } = link.getBoundingClientRect()
    expect(link.contains(document.elementFromPoint(left + width / 2, top + height / 2)), name).toBe(true)
  }
})

it('a unit stays behind its figure where the page is set from right to left', async () => {
  await show(home, 'SignedOut')
  document.documentElement.dir = 'rtl'
  const { value } = statistics[0] ?? { value: '' }
  const figure = page.getByRole('region', { name: statisticsLabel }).getByText(value).element()
  expect(isLeftToRight(figure)).toBe(true)
})
