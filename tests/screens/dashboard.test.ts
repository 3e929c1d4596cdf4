import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { quickActions } from '@/data/account/accountNavigation'
import { accountReads, unavailable } from '@/data/content/accountReads'
import { balanceSearch, historyLine, movements as movementTexts, totalNotes } from '@/data/content/dashboard'
import { firstSteps, firstStepsIntro } from '@/data/content/firstSteps'
import { linkCopy, noReferralCode } from '@/data/content/referral'
import * as cards from '../../stories/components/AccountCards.stories'
import { names, person } from '../../stories/fixtures'
import * as dashboard from '../../stories/screens/Dashboard.stories'
import { overflow } from '../overflow'
import { show } from './support/show'

type Story = Exclude<keyof typeof dashboard, 'default'>

const main = page.getByRole('main')
const total = page.getByTestId('total')
const region = (name: string) => page.getByRole('region', { name, exact: true })
const balances = region('Balances')
const rows = balances.getByRole('row')
const line = main.getByRole('figure')
const moved = region(movementTexts.title).getByRole('listitem')
const hide = page.getByRole('button', { name: 'Hide balances', exact: true })
const said = (text: string) => page.getByRole('status').filter({ hasText: text })
const textsOf = (locator: typeof rows) => locator.elements().map(({ textContent }) => textContent)

/** The position of each part of the page. */
const places = () =>
  [...document.querySelectorAll('main :is(h1, h2, section)')].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect()
    return `${(part.querySelector('h2') ?? part).textContent}: ${[x, y, width, height].map(Math.round)}`
  })

describe('while reads are under way', () => {
  it.each([1440, 375])('skeletons take their room at %i px, and nothing moves', async (width) => {
    await show(dashboard, 'DemoAccount', { width })
    await expect.element(line).toBeVisible()
    const whole = places()
    expect(whole.length).toBeGreaterThan(8)
    expect(said('Loading').elements()).toEqual([])
    if (width === 1440)
      for (const name of ['Total balance', 'Balances', 'KYC status', 'Quick actions'])
        expect(region(name).element().getBoundingClientRect().bottom, name).toBeLessThanOrEqual(900)
    const parts: [Story, () => boolean][] = [
      ['Loading', () => !/\$|0\.0000|ref=/.test(document.body.textContent)],
      ['LoadingBalances', () => total.elements().length === 0],
      ['LoadingProfile', () => !document.body.textContent.includes('You have full access')],
      ['LoadingMovements', () => moved.elements().length === 0],
    ]
    for (const [story, isAwaited] of parts) {
      await show(dashboard, story, { width })
      await expect.element(said('Loading')).toBeVisible()
      expect(isAwaited(), story).toBe(true)
      expect(places(), story).toEqual(whole)
    }
  })

  it('the figures of before stay', async () => {
    await show(dashboard, 'ReadAgainWithTheOldFigures')
    await expect.element(total).toMatchTextContent(/^\$/)
    expect(said('Loading').elements()).toEqual([])
  })
})

it('reads everything again as soon as the browser is online again', async () => {
  await show(dashboard, 'EverythingUnavailable')
  window.dispatchEvent(new Event('online'))
  for (const { failedAgain } of Object.values(accountReads))
    await expect.element(said(failedAgain)).toBeInTheDocument()
})

describe('what has moved', () => {
  it('is told by a line and a list, which hide with the balances', async () => {
    await show(dashboard, 'DemoAccount')
    await expect
      .element(line)
      .toMatchTextContent(/^The last 30 days: from \$[\d,.]+ to \$[\d,.]+, with a high/)
    expect(line.element().textContent).toContain(` to ${total.element().textContent},`)
    expect(line.element().textContent).toMatch(/\$[\d,.]+30 days\$[\d,.]+$/)
    expect(textsOf(moved)).toEqual([
      expect.stringMatching(/^Sent USDTyesterday−2,137\.15 USDT\$2,137\.15$/),
      expect.stringMatching(/^Received KCC\d days ago\+500\.75 KCC\$751\.13$/),
      expect.stringMatching(/^Bought KCREDIT\d days ago\+200 KCREDIT\$200\.00$/),
    ])
    await hide.click()
    await expect.element(line).toHaveTextContent(historyLine.hidden + historyLine.span)
    expect(line.element().querySelector('path')?.getAttribute('d')?.length).toBeLessThan(12)
    for (const text of textsOf(moved))
      expect(text).toMatch(/^(Received|Bought|Sent) [A-Z]+[a-z\d ]+hidden [A-Z]+hidden$/)
    await hide.click()
    await expect.element(line).toMatchTextContent(/^The last/)
  })

  it('is nothing in an account in which nothing has', async () => {
    await show(dashboard, 'NewAccount')
    await expect.element(region(movementTexts.title)).toMatchTextContent(movementTexts.none)
    expect([moved.elements(), line.elements()]).toEqual([[], []])
    expect(document.body.textContent).not.toContain('last 30 days')
  })
})

describe('the balances', () => {
  const symbols = balances.getByRole('rowheader')
  const expectOrder = (...order: string[]) =>
    expect.poll(() => textsOf(symbols)).toEqual(order.map((symbol) => expect.stringContaining(symbol)))
  const headingOf = (name: string) => page.getByRole('columnheader', { name })
  const listed = ['KCC', 'KCREDIT', 'USDT', 'BTC', 'ETH', 'ADA', 'BNB', 'SOL']

  it('are sorted by their headings, and while hidden by their names alone', async () => {
    await show(dashboard, 'ManyBalances')
    await expectOrder(...listed)
    const value = headingOf('Value').getByRole('button')
    const press = async () => {
      value.element().focus()
      await userEvent.keyboard('{Enter}')
    }
    await press()
    await expectOrder('BTC', 'KCC', 'ETH', 'USDT', 'KCREDIT', 'ADA', 'BNB', 'SOL')
    await expect.element(headingOf('Value')).toHaveAttribute('aria-sort', 'descending')
    await expect.element(value).toHaveFocus()
    await press()
    await expectOrder('ADA', 'BNB', 'SOL', 'KCREDIT', 'USDT', 'ETH', 'KCC', 'BTC')
    await expect.element(headingOf('Value')).toHaveAttribute('aria-sort', 'ascending')
    await expect.element(said('Sorted: Value, low to high')).toBeInTheDocument()
    await hide.click()
    await expectOrder(...listed)
    expect(textsOf(page.getByRole('columnheader').getByRole('button'))).toEqual(['Token'])
    await hide.click()
    await press()
    await expectOrder(...listed)
    expect(headingOf('Sample price').getByRole('button').elements()).toEqual([])
    await page.viewport(375, 900)
    const select = page.getByRole('combobox', { name: 'Sort by' })
    await expect.element(page.getByRole('columnheader').getByRole('button').first()).not.toBeInTheDocument()
    await userEvent.selectOptions(select, 'Token, Z to A')
    await expectOrder(...listed.toSorted().toReversed())
  })

  it('open the market’s view of their asset, if it is listed there', async () => {
    await show(dashboard, 'UnknownTokens')
    await expect
      .poll(() => textsOf(symbols.getByRole('link')))
      .toEqual([expect.stringMatching(/^KCC/), expect.stringMatching(/^DOGE/)])
  })

  it('have a search if there are many, with a way back from nothing', async () => {
    const box = balances.getByRole('searchbox', { name: balanceSearch.label })
    await show(dashboard, 'DemoAccount')
    expect(box.elements()).toEqual([])
    await show(dashboard, 'ManyBalances')
    await userEvent.fill(box, 'bitc')
    await expectOrder('BTC')
    await expect.element(said('1 of 8 balances shown')).toBeInTheDocument()
    await userEvent.fill(box, 'moonshot')
    await expect.element(balances).toMatchTextContent(/No asset found: “moonshot”/)
    await balances.getByRole('button', { name: balanceSearch.showAll }).click()
    await expectOrder(...listed)
    await expect.element(box).toHaveFocus()
    await expect.element(box).toHaveValue('')
  })

  it('are shortened, exact at a press, and hidden either way', async () => {
    await show(cards, 'BalancesOfDust', { width: 375 })
    const short = textsOf(rows)
    await expect.element(rows.nth(1).getByTitle('0.00005')).toHaveTextContent('<0.0001')
    const exact = page.getByRole('button', { name: 'Show exact amounts', exact: true })
    await exact.click()
    await expect.element(exact).toHaveAttribute('aria-pressed', 'true')
    await expect.element(rows.nth(5)).toMatchTextContent(/0\.000000000000000001/)
    expect(overflow()).toBe(0)
    await hide.click()
    await expect.element(total).toHaveTextContent('hidden')
    expect(balances.element().innerHTML).not.toMatch(/999|0\.0000/)
    await exact.click()
    await expect.element(exact).toHaveAttribute('aria-pressed', 'false')
    expect(balances.element().innerHTML, 'shortened, too').not.toMatch(/999|0\.0000/)
    await hide.click()
    await expect.poll(() => textsOf(rows)).toEqual(short)
  })

  it('of any length and of unknown tokens fit, also with large text', async () => {
    for (const story of ['LongBalances', 'UnknownTokens'] as const) {
      await show(dashboard, story, { width: 320 })
      expect(overflow(), story).toBe(0)
      for (const width of [640, 1280]) {
        await show(dashboard, story, { width, textSize: 'twice as large' })
        expect(overflow(), `${story} at ${width} px`).toBe(0)
      }
    }
    await show(dashboard, 'LongBalances', { width: 320 })
    await page.getByRole('button', { name: 'Show exact amounts', exact: true }).click()
    await expect.element(total).toMatchTextContent(/\.\d{10}/)
    expect(overflow(), 'exactly').toBe(0)
    await show(dashboard, 'UnknownTokens', { width: 320 })
    await expect.element(rows.filter({ hasText: '<b>FREE</b>' })).toBeVisible()
    await expect.element(rows.filter({ hasText: 'DOGE' })).toMatchTextContent(/1,050\.0000–none\$0\.00–none$/)
    expect(balances.element().querySelector('b')).toBeNull()
  })

  it('that make no sense are unavailable, and so is their total, never a wrong figure', async () => {
    await show(dashboard, 'UnreadableBalances')
    await expect.element(total).toHaveTextContent('Unavailable')
    await expect.element(rows.nth(2)).toMatchTextContent(/^USDT\D+Unavailable\$1\.00UnavailableUnavailable$/)
    expect(main.element().textContent).not.toMatch(/\$0\.00|0\.0000|NaN|-0\.5|last 30 days/)
    await expect.element(page.getByText(totalNotes.oneMissing)).toBeVisible()
    expect(region(firstStepsIntro.title).elements()).toEqual([])
  })
})

describe('a new account', () => {
  const steps = region(firstStepsIntro.title).getByRole('listitem')

  it('shows zero balances, first steps, and every quick action', async () => {
    await show(dashboard, 'NewAccount')
    await expect.element(total).toHaveTextContent('$0.00')
    for (const row of textsOf(rows).slice(1)) expect(row).toMatch(/0\.0000\$[\d,.]+\$0\.00–none$/)
    for (const { title } of firstSteps)
      await expect.element(steps.getByRole('link', { name: new RegExp(`^${title}`) })).toBeVisible()
    const actions = region('Quick actions')
    const soon = textsOf(actions.getByRole('list', { name: 'Coming soon' }).getByRole('link'))
    const all = textsOf(actions.getByRole('link'))
    expect(all.toSorted()).toEqual(quickActions.map(({ name }) => name).toSorted())
    expect(soon).toContain('Deposit')
    expect(all.slice(-soon.length)).toEqual(soon)
  })

  it('has a step less once its owner is verified, and none once it holds something or nobody knows', async () => {
    await show(dashboard, 'NewVerifiedAccount')
    await expect.element(steps.first()).toMatchTextContent(/Identity verified/)
    expect(steps.getByRole('link').elements()).toHaveLength(2)
    for (const story of ['OneAsset', 'WalletsUnavailable', 'LoadingBalances'] as const) {
      await show(dashboard, story)
      expect(region(firstStepsIntro.title).elements(), story).toEqual([])
    }
  })
})

describe('a profile', () => {
  it.each<[Story, string, 'ltr' | 'rtl']>([
    ['MarkupName', names.markup, 'ltr'],
    ['UnbrokenName', names.unbroken, 'ltr'],
    ['RightToLeftName', names.rightToLeft, 'rtl'],
    ['BlankName', person.email, 'ltr'],
  ])('with an odd name is shown for what it is: %s', async (story, shown, direction) => {
    await show(dashboard, story, { width: 320 })
    const name = main.element().querySelector('bdi:not([dir])') as HTMLElement
    expect(name.textContent).toBe(shown)
    expect(main.element().querySelector('img, b')).toBeNull()
    expect(getComputedStyle(name).direction).toBe(direction)
    expect(overflow()).toBe(0)
    await expect.element(page.getByTestId('account-name')).toHaveTextContent(shown.trim())
    expect(page.getByTestId('account-name').element().getBoundingClientRect().height).toBeLessThan(64)
  })

  it('without a code has no link', async () => {
    await show(dashboard, 'NoReferralCode')
    await expect.element(region('Referral link')).toMatchTextContent(noReferralCode)
    expect(document.body.textContent).not.toMatch(/ref=|undefined|null/)
  })

  it.each([
    ['KycPending', 'Pending', 'warning'],
    ['KycNotVerified', 'Not Verified', 'danger'],
  ] as const)('%s has its status in its tone', async (story, label, tone) => {
    await show(dashboard, story)
    await expect
      .element(region('KYC status').getByText(label, { exact: true }))
      .toHaveAttribute('data-tone', tone)
  })
})

describe('what cannot be read', () => {
  it.each([
    ['WalletsUnavailable', 'Balances', unavailable.balances],
    ['ProfileUnavailable', 'KYC status', unavailable.kyc],
    ['JoinedUnavailable', 'Referral link', unavailable.joined],
  ] as const)('says so in its card and offers a retry: %s, %s', async (story, name, text) => {
    await show(dashboard, story)
    await expect.element(region(name)).toMatchTextContent(text)
    await expect.element(region(name).getByRole('button', { name: 'Retry', exact: true })).toBeVisible()
    expect(main.element().textContent).not.toMatch(/\$0\.00|0\.0000|undefined|null|NaN|No movements/)
    await expect.element(total).toMatchTextContent(story === 'WalletsUnavailable' ? 'Unavailable' : /^\$/)
    await expect
      .element(main)
      .toMatchTextContent(`Welcome, ${story === 'ProfileUnavailable' ? person.email : person.firstName}`)
  })

  it('keeps its button in place while it is read again', async () => {
    await show(dashboard, 'RetryingBalances')
    const busy = balances.getByRole('button', { name: 'Retrying...' })
    await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
    busy.element().focus()
    await expect.element(busy).toHaveFocus()
  })

  it('is announced when it has come, or still cannot be read', async () => {
    await show(dashboard, 'EverythingUnavailableAgain')
    for (const { failedAgain } of Object.values(accountReads))
      await expect.element(said(failedAgain)).toBeInTheDocument()
    await show(dashboard, 'Recovered')
    for (const { recovered } of [accountReads.profile, accountReads.wallets])
      await expect.element(said(recovered)).toBeInTheDocument()
  })
})

it('the referral link is called copied only when it was, and is selected where the browser refuses', async () => {
  await show(cards, 'ReferralLink')
  const field = page.getByLabelText('Your referral link')
  const copy = page.getByRole('button', { name: /^Cop/ })
  const link = (field.element() as HTMLInputElement).value
  expect(link).toMatch(/\/register\?ref=CROWN7K2QX$/)
  const clipboard = vi.spyOn(navigator, 'clipboard', 'get')
  const refused = page.getByText(linkCopy.refused)
  for (const given of [
    { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    undefined,
  ]) {
    clipboard.mockReturnValue(given as unknown as Clipboard)
    await copy.click()
    await expect.element(refused).toBeVisible()
    await expect.element(copy).toHaveTextContent('Copy')
    await expect.element(field).toHaveFocus()
    expect(getSelection()?.toString()).toBe(link)
    ;(document.activeElement as HTMLElement).blur()
  }
  const copied = vi.fn(() => Promise.resolve())
  clipboard.mockReturnValue({ writeText: copied } as unknown as Clipboard)
  await copy.click()
  await expect.element(copy).toHaveTextContent('Copied')
  await expect.element(copy).toHaveFocus()
  await expect.element(said(linkCopy.copied('Your referral link'))).toBeInTheDocument()
  expect(refused.elements()).toEqual([])
  expect(copied.mock.calls).toEqual([[link]])
})
