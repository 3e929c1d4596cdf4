import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { productView, vipCountdown } from '@/data/content/homeSections'
import { partners } from '@/data/content/partners'
import * as home from '../../stories/screens/Home.stories'
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
  it('count down from the specified time, until the switch pauses them, and end', async () => {
    await showAtAMoment()
    const first = kccFigures()
    const { days, hours, minutes, seconds } = vipCountdown.start
    const start = (days * 24 + hours) * 3600 + minutes * 60 + seconds
    const secondsLeft = () => {
      const [, ...parts] = /^P(\d+)DT(\d+)H(\d+)M(\d+)S$/.exec(clock()?.dateTime ?? '') ?? []
      const [d = 0, h = 0, m = 0, s = 0] = parts.map(Number)
      expect(digits()).toBe([d, h, m, s].map((figure) => String(figure).padStart(2, '0')).join(' '))
      return (d * 24 + h) * 3600 + m * 60 + s
    }
    const passed = start - secondsLeft()
    expect(passed).toBeLessThanOrEqual(1)
    await vi.advanceTimersByTimeAsync(31_000)
    await expect.poll(secondsLeft).toBe(start - passed - 31)
    expect(kccFigures()).not.toEqual(first)
    await expect.element(page.getByText(vipCountdown.running)).toBeVisible()

    await page.getByRole('button', { name: 'Pause motion and live figures' }).click()
    const price = kccFigures()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(secondsLeft()).toBe(start - passed - 31)
    expect(kccFigures()).toEqual(price)

    await page.getByRole('button', { name: 'Resume motion and live figures' }).click()
    await vi.advanceTimersByTimeAsync(9_000)
    await expect.poll(secondsLeft).toBe(start - passed - 40)
    vi.setSystemTime(Date.now() + 16 * 24 * 3_600_000)
    await vi.advanceTimersByTimeAsync(1_000)
    await expect.element(page.getByText(vipCountdown.finished)).toBeVisible()
  })

  it('are those of the ticker on the card of KCC and in the rows of a look inside, and move nothing around them', async () => {
    await showAtAMoment()
    const row = page
      .getByRole('region', { name: productView.title })
      .getByRole('row')
      .filter({ hasText: 'Bitcoin' })
    await expect.element(row).toBeVisible()
    const box = () => JSON.stringify(elements('[aria-labelledby="kcc-title"] dd')[1]?.getBoundingClientRect())
    const before = box()
    const priceIn = (text = '') => text.match(/[\d,]+\.\d\d/)?.[0]
    const seen = new Set<string>()
    for (let tick = 0; tick < 4; tick += 1) {
      await vi.advanceTimersByTimeAsync(3_000)
      await expect.poll(() => inTicker('KCC')).toBe(`KCC/USDT${kccFigures().join('').replace('$', '')}`)
      await expect.poll(() => priceIn(row.element().textContent)).toBe(priceIn(inTicker('BTC') ?? ''))
      seen.add(kccFigures().join())
    }
    expect(seen.size, 'they move').toBeGreaterThan(1)
    expect(box()).toBe(before)
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

it.each([320, 375, 768, 1024, 1440, 1920])('partners and crown are whole at %i pixels', async (width) => {
  await show(home, 'SignedOut', { width })
  await expect.element(timer).toBeInTheDocument()
  if (width >= 1024) {
    const crown = document.querySelector('main svg[viewBox="0 -20 1200 840"]')?.getBoundingClientRect()
    expect(crown?.right ?? width, 'the crown').toBeLessThan(width - 16)
  }
  await expect.poll(() => partnerNames.elements().length).toBe(partners.length)
  for (const name of partnerNames.elements()) {
    const { left, right } = name.getBoundingClientRect()
    expect(left, name.textContent ?? '').toBeGreaterThanOrEqual(0)
    expect(right, name.textContent ?? '').toBeLessThanOrEqual(width)
  }
  expect(document.getAnimations().filter(({ playState }) => playState === 'running')).toEqual([])
})

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
