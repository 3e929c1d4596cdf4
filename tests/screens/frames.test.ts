import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accountNavigation, visitorNavigation } from '@/data/account/accountNavigation'
import { areaNotices } from '@/data/content/areaNotices'
import { placeholderNotices } from '@/data/content/notices'
import { placeholders } from '@/data/content/placeholders'
import { privatePages } from '@/data/content/session'
import { tickerTokens } from '@/data/market/tokens'
import { footerNavigation } from '@/data/site/navigation'
import * as layouts from '../../stories/components/Layouts.stories'
import * as ticker from '../../stories/components/Ticker.stories'
import * as dashboard from '../../stories/screens/Dashboard.stories'
import * as home from '../../stories/screens/Home.stories'
import * as login from '../../stories/screens/Login.stories'
import * as notices from '../../stories/screens/Notices.stories'
import * as security from '../../stories/screens/Security.stories'
import * as construction from '../../stories/screens/UnderConstruction.stories'
import { overflow } from '../overflow'
import { findBarriers } from './support/checks'
import { show } from './support/show'

type List = ReturnType<typeof page.getByRole>

const banner = page.getByRole('banner')
const footer = page.getByRole('contentinfo')
const navigation = (name: string) => page.getByRole('navigation', { name, exact: true })
const textsOf = (list: List) => list.elements().map(({ textContent }) => textContent)
const boxOf = (locator: List) => locator.element().getBoundingClientRect()
const middleOf = ({ y, height }: DOMRect) => y + height / 2
const soonPaths: ReadonlySet<string> = new Set(
  Object.values(placeholders).flatMap((area) => area.map(({ to }) => to)),
)
/** Sets the attribute of the first script, so that parts that need scripts are shown. */
const showScripted = () => {
  document.documentElement.dataset.motion = 'paused'
}
const isSoon = ({ to }: { to: string }) => soonPaths.has(to)

describe('the header', () => {
  it.each([
    ['/?seed=7', ['Home']],
    ['/market?filter=gainers', ['Market']],
    ['/contact', []],
  ])('of %s has %j as the current page', async (path, names) => {
    await show(layouts, 'HeaderSignedOut', { path })
    const links = navigation('Main').getByRole('link').elements()
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map(({ textContent }) => textContent)).toEqual(names)
  })

  it.each(['normal', 'twice as large'] as const)(
    'fits with the footer into every window, with text that is %s',
    async (textSize) => {
      await show(layouts, 'PublicSignedOut', { textSize })
      for (const width of [320, 375, 768, 992, 1024, 1280, 1440]) {
        await page.viewport(width, 900)
        const outside = [...document.querySelectorAll(':is(header, footer) :is(a, button, input, p)')].filter(
          (part) => part.checkVisibility() && part.getBoundingClientRect().right > width,
        )
        expect(
          outside.map(({ textContent }) => textContent),
          `${width} px`,
        ).toEqual([])
      }
    },
  )
})

describe('the footer', () => {
  it('has its links in their order, each page that is coming soon once at the end', async () => {
    await show(layouts, 'Footer')
    const items = footerNavigation.flatMap((group) => group.items)
    const soon = items.filter(isSoon)
    const once = soon.filter(({ to }, place) => soon.findLastIndex((one) => one.to === to) === place)
    expect(textsOf(footer.getByRole('navigation').getByRole('link'))).toEqual(
      [...items.filter((item) => !isSoon(item)), ...once].map(({ name }) => name),
    )
  })

  it('is low, and folds on a phone into groups that a key opens', async () => {
    await show(layouts, 'Footer')
    expect(boxOf(footer).height).toBeLessThanOrEqual(460)
    await page.viewport(375, 800)
    expect(boxOf(footer).height).toBeLessThanOrEqual(750)
    const links = footer.getByRole('group', { name: 'Coming soon' }).getByRole('link')
    expect(links.elements()).toEqual([])
    const summaries = [...document.querySelectorAll('summary')]
    summaries.find(({ textContent }) => textContent === 'Coming soon')?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(links.first()).toBeVisible()
    await userEvent.tab()
    await expect.element(links.first()).toHaveFocus()
  })

  it('says of its channels and its newsletter that they are not implemented, and requests nothing', async () => {
    await show(layouts, 'Footer')
    const requests = performance.getEntriesByType('resource').length
    const toasts = page.getByRole('region', { name: 'Notifications', exact: true })
    await footer.getByRole('button', { name: 'Telegram' }).click()
    await expect.element(toasts.getByText('Telegram channel is not implemented yet.')).toBeVisible()
    const email = page.getByLabelText('Email for the newsletter')
    await email.fill('not an address')
    await userEvent.keyboard('{Enter}')
    await expect.element(toasts.getByText(placeholderNotices.newsletter.title)).toBeVisible()
    await expect.element(email).toHaveValue('not an address')
    const made = performance.getEntriesByType('resource').slice(requests)
    expect(made.filter(({ name }) => !/\.(ts|js)x?(\?|$)/.test(name))).toEqual([])
  })
})

describe('the ticker', () => {
  const strip = page.getByRole('group', { name: 'Pairs and prices' })
  const pairs = page.getByRole('region', { name: 'Market prices' }).getByRole('listitem')

  it('says each price once, with its change in words', async () => {
    await show(ticker, 'Paused')
    const written = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    expect(textsOf(pairs)).toEqual(
      tickerTokens.map(({ symbol, price, change24h }) => {
        const change = `${change24h < 0 ? 'down −' : 'up +'}${written.format(Math.abs(change24h))}%`
        return `${symbol}/USDT${written.format(price)}${change}`
      }),
    )
  })

  it('has room for its prices before a browser has read them', async () => {
    for (const width of [320, 768, 1440]) {
      await show(ticker, 'Paused', { width })
      const before = boxOf(strip).toJSON()
      for (const row of document.querySelectorAll('section ul')) (row as HTMLElement).style.display = 'none'
      expect(boxOf(strip).toJSON(), `${width} px`).toEqual(before)
    }
  })

  it('that does not move says so, is scrolled by keys, and by a button that brings every pair into view', async () => {
    for (const width of [320, 1440]) {
      await show(ticker, 'Paused', { width })
      await expect.element(page.getByText('Paused')).toBeVisible()
      const row = strip.element()
      const seen = new Set<string>()
      for (let before = -1; before < row.scrollLeft; ) {
        before = row.scrollLeft
        const frame = row.getBoundingClientRect()
        for (const pair of row.querySelectorAll('ul:not([aria-hidden]) > li')) {
          const [name, price] = [...pair.children].map((part) => part.getBoundingClientRect())
          if ((name?.left ?? 0) >= frame.left - 1 && (price?.right ?? 0) <= frame.right + 1)
            seen.add(pair.firstElementChild?.textContent ?? '')
        }
        await page.getByRole('button', { name: 'More prices' }).click()
      }
      expect([...seen], `${width} px`).toEqual(tickerTokens.map(({ symbol }) => `${symbol}/USDT`))
      expect(row.scrollLeft).toBe(0)
    }
    await page.viewport(375, 800)
    strip.element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => strip.element().scrollLeft).toBeGreaterThan(0)
  })
})

describe('the user area', () => {
  const bell = banner.getByRole('link', { name: 'Notifications (Soon)' })

  it('lists its pages in its sidebar, what is coming soon at the end, and marks the current one', async () => {
    await show(layouts, 'AccountSignedIn', { path: '/wallet' })
    const links = navigation('Account').getByRole('link')
    const listed = [...accountNavigation.filter((item) => !isSoon(item)), ...accountNavigation.filter(isSoon)]
    expect(textsOf(links)).toEqual(listed.map(({ name }) => name))
    const current = links.elements().filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map(({ textContent }) => textContent)).toEqual(['Wallet'])
  })

  it('says who is signed in, and leads to the public site too, by sidebar and drawer', async () => {
    await show(layouts, 'AccountSignedIn')
    await expect.element(banner.getByText('None yet', { exact: true })).toBeVisible()
    await expect.element(banner.getByText('Pending', { exact: true })).toHaveAttribute('data-tone', 'warning')
    await expect.element(navigation('Public site').getByRole('link', { name: 'Market' })).toBeVisible()
    await page.viewport(375, 812)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect.element(navigation('Public site').getByRole('link', { name: 'Market' })).toBeVisible()
    await show(layouts, 'AccountVerified')
    await expect
      .element(banner.getByText('Verified', { exact: true }))
      .toHaveAttribute('data-tone', 'success')
  })

  it.each(['normal', 'twice as large'] as const)(
    'has one line of buttons on a phone with %s text',
    async (textSize) => {
      await show(layouts, 'AccountSignedIn', { width: 375, height: 812, textSize })
      showScripted()
      const logout = boxOf(page.getByRole('button', { name: 'Logout' }))
      const menu = middleOf(boxOf(page.getByRole('button', { name: 'Menu', exact: true })))
      for (const box of [logout, boxOf(bell.first())]) expect(Math.abs(middleOf(box) - menu)).toBeLessThan(1)
      expect(logout.width).toBeLessThanOrEqual((logout.height * 48) / 44)
    },
  )

  it('is busy while it logs out', async () => {
    await show(layouts, 'AccountLoggingOut')
    await expect.element(page.getByRole('button', { name: 'Logging out...' })).toBeDisabled()
  })

  it('shows a stranger the public menu, and no name, badge, bell or Logout', async () => {
    await show(layouts, 'AccountOfAStranger')
    expect(textsOf(navigation('Public site').getByRole('link'))).toEqual(
      visitorNavigation.map(({ name }) => name),
    )
    await expect.element(banner.getByRole('link', { name: 'Log in' })).toBeVisible()
    const hidden = [
      navigation('Account'),
      page.getByTestId('account-name'),
      page.getByText('VIP Level'),
      bell,
    ]
    for (const part of [...hidden, page.getByRole('button', { name: 'Logout' })])
      expect(part.elements()).toEqual([])
  })

  it.each([
    ['the dashboard', dashboard, privatePages.dashboard.inside],
    ['the security settings', security, privatePages.security.inside],
  ] as const)('refuses %s with both ways in, each once, and says what is inside', async (_, file, inside) => {
    await show(file, 'NoAccess', { width: 375, height: 812 })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
    await expect.element(page.getByText(inside)).toBeVisible()
    for (const name of ['Proceed to Login', 'Create account'])
      expect(page.getByRole('link', { name }).elements()).toHaveLength(1)
  })
})

describe('the admin area', () => {
  it('in a low window scrolls its sidebar by itself, with the current page and Logout visible', async () => {
    await show(layouts, 'Admin', { width: 1366, height: 480, path: '/admin/settings' })
    const link = (name: string) => navigation('Admin').getByRole('link', { name })
    await expect.element(link('Settings')).toBeInViewport({ ratio: 1 })
    await expect.element(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 })
    link('Overview').element().focus()
    await expect.element(link('Overview')).toBeInViewport({ ratio: 1 })
    expect(window.scrollY).toBe(0)
  })

  it('has a bell that says that it is not implemented yet, and for a stranger no Logout', async () => {
    await show(layouts, 'AdminSignedOut')
    await expect.element(page.getByText('Super Admin')).toBeVisible()
    expect(page.getByRole('button', { name: 'Logout' }).elements()).toEqual([])
    await expect.element(banner.getByRole('link', { name: 'Log in' })).toBeVisible()
    await banner.getByRole('button', { name: 'Notifications', exact: true }).click()
    await expect.element(page.getByText(areaNotices.adminNotifications.title)).toBeVisible()
  })
})

describe('whoever uses the keyboard', () => {
  it.each([
    ['the home page', home, 'SignedOut'],
    ['the login', login, 'Empty'],
    ['the dashboard', dashboard, 'DemoAccount'],
    ['an unknown address', notices, 'NotFound'],
  ] as const)('skips to the content of %s by the first stop', async (_, file, story) => {
    await show(file, story as never)
    await userEvent.tab()
    const skip = page.getByRole('link', { name: /^Skip to/ })
    await expect.element(skip).toHaveFocus()
    await expect.element(skip).toBeInViewport()
    expect(skip.element().getAttribute('href')).toBe(`#${document.querySelector('main')?.id}`)
    expect(document.querySelector('main')?.tabIndex).toBe(-1)
  })

  it.each([320, 1280])(
    'sees what has the focus on the home page at %i px, in either direction',
    async (width) => {
      await show(home, 'SignedOut', { width, height: 640 })
      const selector = 'a[href], button, input, summary, [tabindex="0"]'
      const stopsNow = () =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (stop) => stop.checkVisibility({ visibilityProperty: true }) && !stop.closest('[inert], dialog'),
        )
      await expect.poll(() => stopsNow().length).toBeGreaterThan(15)
      const stops = stopsNow()
      const isCovered = (stop: HTMLElement) => {
        stop.focus()
        const { left, right, top, bottom } = stop.getBoundingClientRect()
        const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2
        const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2
        return !stop.contains(document.elementFromPoint(x, y))
      }
      for (const way of [stops, stops.toReversed()])
        expect(
          way.filter(isCovered).map((stop) => stop.getAttribute('aria-label') ?? stop.textContent),
        ).toEqual([])
    },
  )
})

// The sweep shows the first page of each area.
describe('every page under construction', { tags: ['night'] }, () => {
  const pages = {
    public: (publicPath: string) => construction.PublicPage({ publicPath }),
    account: (accountPath: string) => construction.AccountPage({ accountPath }),
    admin: (adminPath: string) => construction.AdminPage({ adminPath }),
  }
  const all = Object.entries(placeholders).flatMap(([area, list]) =>
    list.map(({ to, title }) => [to, title, area as keyof typeof pages] as const),
  )

  it.each(all)('%s fits, and has no barrier: %s', async (to, title, area) => {
    const story = () => pages[area](to)
    for (const width of [375, 1440]) {
      await show({ default: construction.default, story }, 'story', { width })
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
      expect(overflow(), `${width} px`).toBe(0)
      expect(await findBarriers()).toEqual([])
    }
  })
})
