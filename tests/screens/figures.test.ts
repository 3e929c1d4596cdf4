import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allocations } from '@/data/content/token'
import * as dashboard from '../../stories/screens/Dashboard.stories'
import * as market from '../../stories/screens/Market.stories'
import * as token from '../../stories/screens/Token.stories'
import { contrast } from '../contrast'
import { emulate } from './support/emulate'
import { show } from './support/show'

const region = (name: string) => page.getByRole('region', { name })
const rows = () => [...region('Balances').element().querySelectorAll('tbody tr')]
const total = () => page.getByTestId('total').element()
const line = () => page.getByTestId('allocation').element().querySelectorAll('svg')

/** Markup of the pictures' fills, without their ids. */
const fillsOf = (pictures: Iterable<Element>) =>
  [...pictures].flatMap((picture) =>
    [...picture.querySelectorAll('pattern')].map((pattern) => {
      const copy = pattern.cloneNode(true) as Element
      copy.removeAttribute('id')
      return copy.outerHTML
    }),
  )

describe('the balances of the dashboard', () => {
  it('have the fills of their parts of the line, no two alike, in the colour of the text where colours are forced', async () => {
    await show(dashboard, 'DemoAccount')
    const keys = rows().flatMap((row) => [...row.querySelectorAll('td svg')])
    const fills = fillsOf(line())
    expect(fillsOf(keys)).toEqual(fills)
    expect(new Set(fills).size).toBe(rows().length)
    await emulate({ wishes: { 'forced-colors': 'active' } })
    const text = getComputedStyle(total()).color
    for (const part of [...line(), ...keys]) expect(getComputedStyle(part).color).toBe(text)
  })

  it.each([375, 1440])('are hidden by the eye without moving anything, at %i pixels', async (width) => {
    await show(dashboard, 'DemoAccount', { width })
    const eye = page.getByRole('button', { name: 'Hide balances' })
    const places = () =>
      [...document.querySelectorAll('main :is(h2, tr, li), main button:not(th button)')]
        .map((part) => JSON.stringify(part.getBoundingClientRect()))
        .join('\n')
    const amounts = [
      total(),
      ...rows().flatMap((row) => [...row.querySelectorAll('td:not(:nth-of-type(2))')]),
    ].map(({ textContent }) => textContent ?? '')
    const before = places()
    ;(eye.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(eye).toHaveAttribute('aria-pressed', 'true')
    expect(total().textContent).toBe('hidden')
    for (const amount of amounts.filter((text) => /\d/.test(text)))
      expect(page.getByRole('main').element().textContent).not.toContain(amount)
    expect(line()).toHaveLength(0)
    expect(places()).toBe(before)
    await userEvent.keyboard(' ')
    await expect.poll(() => total().textContent).toBe(amounts[0])
  })

  it('are whole on paper, with the whole referral link and nothing to press', async () => {
    await show(dashboard, 'DemoAccount', { width: 718, height: 1000 })
    await emulate({ media: 'print' })
    await expect.element(page.getByTestId('account-name')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Logout' })).not.toBeInTheDocument()
    expect(rows().every((row) => row.checkVisibility())).toBe(true)
    const link = region('Referral link').getByText(/^http.*\/register\?ref=\w+$/)
    await expect.element(link).toBeVisible()
    const { scrollWidth, clientWidth } = link.element()
    expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0)
  })
})

it('the distribution of KCC has the fills of its table in its ring, no two alike', async () => {
  await show(token, 'Page')
  await expect.element(region('Tokenomics').getByRole('table')).toBeInTheDocument()
  const tokenomics = region('Tokenomics').element()
  const arcs = fillsOf(tokenomics.querySelectorAll('svg:not(table svg)'))
  expect(fillsOf(tokenomics.querySelectorAll('table svg'))).toEqual(arcs)
  expect(new Set(arcs).size).toBe(allocations.length)
})

it('in a window as low as with text enlarged fourfold nothing stays, and in a higher one the header does', async () => {
  const staying = () =>
    [...document.querySelectorAll('body *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    )
  await show(dashboard, 'DemoAccount', { width: 320, height: 256 })
  expect(staying()).toEqual([])
  await page.viewport(375, 812)
  expect(staying()).not.toEqual([])
})

it('for a visitor who asks for more contrast, lines are as clear as edges and text is stronger', async () => {
  await show(market, 'All')
  const lead = document.querySelector('main h1 ~ p') ?? document.body
  const header = page.getByRole('banner').element()
  const before = contrast(lead, 'color')
  expect(contrast(header, 'borderBottomColor')).toBeLessThan(3)
  await emulate({ wishes: { 'prefers-contrast': 'more' } })
  expect(contrast(header, 'borderBottomColor')).toBeGreaterThanOrEqual(3)
  expect(contrast(lead, 'color')).toBeGreaterThan(before)
})
