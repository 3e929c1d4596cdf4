import type { Page } from '@playwright/test'
import { accountNavigation, visitorNavigation } from '@/data/registries/accountNavigation'
import { adminNavigation } from '@/data/registries/adminNavigation'
import type { AreaPage, Placeholder } from '@/data/registries/navigation'
import { placeholders } from '@/data/registries/placeholders'
import { findBarriers } from '../axe.ts'
import { brokenWords } from './brokenWords.ts'
import { clientScript } from './builtFiles.ts'
import {
  addStyle,
  closeByPress,
  closeNotice,
  confirmedUser,
  demo,
  expect,
  expectFocusKept,
  expectNotice,
  heading,
  hold,
  notices,
  signIn,
  store,
  storedSession,
  test,
} from './support.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 375, height: 800 }

/** A page of a sidebar: its name there, its address, its title, and whether it is under construction. */
type Stop = { name: string; address: string; title: string; isSoon: boolean }

const titles = new Map(
  Object.values(placeholders).flatMap((area: readonly Placeholder[]) =>
    area.map(({ to, title }) => [to, title] as const),
  ),
)

/** The pages of a sidebar, with the titles of those that have content. */
const stopsOf = (pages: readonly AreaPage[], finished: Record<string, string> = {}): Stop[] =>
  pages.map(({ to, name }) => ({
    name,
    address: to,
    title: titles.get(to) ?? finished[to] ?? '',
    isSoon: titles.has(to),
  }))

const accountStops = stopsOf(accountNavigation, {
  '/dashboard': 'Dashboard',
  '/cards': 'King Cards',
  '/settings/security': 'Security',
})
const adminStops = stopsOf(adminNavigation)

const navigation = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const bell = (page: Page) => page.getByRole('banner').locator('[aria-label^="Notifications"]')
const logout = (page: Page) => page.getByRole('button', { name: 'Logout' })

/** Checks that nothing overflows horizontally, once the layout fits the window's width. */
const expectNoOverflow = (page: Page, name: string) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), name)
    .toBeLessThanOrEqual(0)

/** Visits each page of an area through its sidebar, then through its drawer, and checks the page. */
async function walk(page: Page, area: 'Account' | 'Admin', stops: Stop[]) {
  const links = navigation(page, area).getByRole('link')
  const names = [...stops.filter(({ isSoon }) => !isSoon), ...stops.filter(({ isSoon }) => isSoon)].map(
    ({ name }) => name,
  )
  for (const size of [wide, narrow]) {
    await page.setViewportSize(size)
    const isNarrow = size === narrow
    await expect(menuButton(page)).toBeVisible({ visible: isNarrow })
    await expect(navigation(page, area)).toBeVisible({ visible: !isNarrow })
    for (const stop of stops) {
      const { name, address, title } = stop
      await test.step(`${name} at ${size.width} px`, async () => {
        if (isNarrow) await menuButton(page).click()
        await links.filter({ hasText: new RegExp(`^${name}$`) }).click()
        await expect(page).toHaveURL(address)
        await expect(page).toHaveTitle(`${title} | King Exchange`)
        await expect(heading(page, /.+/)).toHaveText(title)
        await expect(drawer(page)).toBeHidden()
        if (!isNarrow) await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(name)
        await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
        // Beside what stands around it, a page is the same at both widths.
        if (!isNarrow || !stop.isSoon) expect.soft(await findBarriers(page)).toEqual([])
        await expectNoOverflow(page, title)
        expect.soft(await brokenWords(page)).toEqual([])
      })
    }
    if (!isNarrow) await expect(links).toHaveText(names)
  }
  await menuButton(page).click()
  await expect(links).toHaveText(names)
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(stops.at(-1)?.name ?? '')
  expect(await findBarriers(page), 'with the drawer open').toEqual([])
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  expect(await findBarriers(page), 'with the drawer closed').toEqual([])

  await addStyle(page, 'html { font-size: 200% }')
  for (const width of [640, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoOverflow(page, `${width} px, with text twice as large`)
  }
}

test('the user area’s sidebar and drawer lead to its pages, which are accessible', async ({ page }) => {
  test.slow()
  await signIn(page, demo)
  await expect(page.getByTestId('account-name')).toHaveText('Demo Trader')
  const identity = page.getByRole('banner')
  await expect(identity.getByText('VIP Level', { exact: true })).toBeVisible()
  await expect(identity.getByText('None yet', { exact: true })).toBeVisible()
  await expect(identity.getByText('Verified', { exact: true })).toHaveAttribute('data-tone', 'success')
  expect(accountStops.map(({ address }) => address)).toContain('/wallet')
  await walk(page, 'Account', accountStops)
})

test('the admin area’s sidebar and drawer lead to its pages, which are accessible', async ({ page }) => {
  test.slow()
  const asked: string[] = []
  page.on('request', (made) => {
    if (/\/(rest|auth)\/v1\//.test(made.url())) asked.push(made.url())
  })
  await page.goto('/admin/users')
  await expect(heading(page, 'User Accounts')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Super Admin', { exact: true })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(adminStops.map(({ address }) => address)).toContain('/admin/backups')
  await walk(page, 'Admin', adminStops)
  expect(asked, 'nothing private is asked for').toEqual([])
})

test('a new user is pending in the sidebar, reaches the notifications and logs out', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  await store(page, session)
  await page.setViewportSize(narrow)
  await page.goto('/settings')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await expect(page.getByTestId('account-name')).toBeInViewport()
  const pending = page.getByRole('banner').getByText('Pending', { exact: true })
  await expect(pending).toHaveAttribute('data-tone', 'warning')
  await bell(page).click()
  await expect(page).toHaveURL('/notifications')
  await expect(heading(page, 'Notifications')).toBeFocused()

  await page.setViewportSize(wide)
  await expect(page.getByTestId('account-name')).toBeInViewport()
  await expect(bell(page)).toHaveAttribute('href', '/notifications')
  await page.setViewportSize(narrow)
  const release = await hold(page, '**/auth/v1/logout*')
  await logout(page).click()
  await expect(page.getByRole('button', { name: 'Logging out...' })).toBeDisabled()
  release()
  await expectNotice(page, 'Logged out successfully.')
  await expect(page).toHaveURL('/')
  expect(await storedSession(page)).toBeNull()
})

test('names that are long, right-to-left or full of markup break nothing', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  let name = ''
  await page.route('**/rest/v1/user_profiles*', (route) =>
    route.fulfill({ json: { full_name: name, kyc_status: 'on_hold' } }),
  )
  await store(page, session)
  for (name of [
    'Wolfeschlegelsteinhausenbergerdorff'.repeat(6).slice(0, 200),
    'ليلى بنت عبد الرحمن',
    '<img src=x onerror="alert(1)"> & <b>Bold</b>',
  ]) {
    await page.goto('/wallet')
    await expect(page.getByTestId('account-name')).toHaveText(name)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 640 })
      await expectNoOverflow(page, `${name} at ${width} px`)
      const box = await page.getByTestId('account-name').boundingBox()
      expect.soft(box?.height, `${name} at ${width} px`).toBeLessThan(64)
    }
  }
  await expect(page.getByRole('banner').getByText('Pending', { exact: true })).toBeVisible()
})

test('without a session the user area shows no name, badge, bell or Logout, and the public menu', async ({
  page,
}) => {
  await page.goto('/wallet')
  await expect(heading(page, 'Wallet')).toBeVisible()
  await expect(navigation(page, 'Public site').getByRole('link')).toHaveText(
    visitorNavigation.map(({ name }) => name),
  )
  await expect(navigation(page, 'Account')).toHaveCount(0)
  await expect(page.getByTestId('account-name')).toHaveCount(0)
  await expect(page.getByText('VIP Level')).toHaveCount(0)
  await expect(bell(page)).toHaveCount(0)
  await expect(logout(page)).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login')
})

test('a page that is refused offers both ways in, each once, and says what is inside', async ({ page }) => {
  for (const [address, inside] of [
    ['/dashboard', /balances with their total/],
    ['/settings/security', /your password/],
  ] as const) {
    await page.goto(address)
    await expect(heading(page, 'Access Denied')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(inside)
    await expect(page.getByRole('link', { name: 'Proceed to Login' })).toHaveAttribute('href', '/login')
    await expect(page.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/register')
    await expect(page.getByRole('link', { name: 'Log in', exact: true })).toHaveCount(0)
    for (const size of [wide, narrow]) {
      await page.setViewportSize(size)
      expect(await findBarriers(page)).toEqual([])
      await expectNoOverflow(page, address)
    }
  }
})

test('in the bar of a refused page the search ends where the page does', async ({ page }) => {
  await page.setViewportSize(narrow)
  await page.goto('/dashboard')
  const title = await heading(page, 'Access Denied').boundingBox()
  const icon = await page
    .getByRole('banner')
    .getByRole('button', { name: 'Search', exact: true })
    .locator('svg')
    .boundingBox()
  const end = narrow.width - (icon?.x ?? 0) - (icon?.width ?? 0)
  expect(Math.abs(end - (title?.x ?? 0))).toBeLessThan(4)
})

test('the admin area’s bell says that it is not implemented yet; Logout leads to the login', async ({
  page,
  request,
}) => {
  await page.goto('/admin')
  await bell(page).click()
  await expectNotice(page, 'Admin Notifications Coming Soon', /is not implemented yet/)
  await closeNotice(page)
  await expect(logout(page)).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login')
  await expect(notices(page)).toHaveCount(0)

  const { session } = await confirmedUser(request)
  await store(page, session)
  await page.goto('/admin/fees')
  await logout(page).click()
  await expectNotice(page, 'Logged out successfully.')
  await expect(page).toHaveURL('/login')
  await expect(heading(page, 'Welcome back')).toBeVisible()
  expect(await storedSession(page)).toBeNull()
})

test('a failed sign-out in the admin area shows a notice, and the page stays', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await store(page, session)
  await page.route(`**${clientScript()}`, (route) => route.abort())
  await page.goto('/admin/fees')
  await logout(page).click()
  await expectNotice(page, 'Sign out Failed', 'Something went wrong')
  await expect(page).toHaveURL('/admin/fees')
  await expect(logout(page)).toBeEnabled()
})

test('the drawer can be used by keyboard alone, and closes in every intended way', async ({ page }) => {
  await page.setViewportSize(narrow)
  await page.goto('/admin/users')
  await expect(heading(page, 'User Accounts')).toBeVisible()
  const focused = page.locator(':focus')
  const open = async () => {
    await menuButton(page).press('Enter')
    await expect(drawer(page)).toBeVisible()
    await expect(drawer(page).getByRole('button', { name: 'Close menu' })).toBeFocused()
  }

  await page.keyboard.press('Tab')
  await expect(focused).toHaveText(/^Skip to/)
  await page.keyboard.press('Tab')
  await expect(menuButton(page)).toBeFocused()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')

  await open()
  await expectFocusKept(page, 20)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(menuButton(page)).toBeFocused()

  await open()
  await drawer(page).getByRole('link', { name: 'Backups' }).press('Enter')
  await expect(page).toHaveURL('/admin/backups')
  await expect(drawer(page)).toBeHidden()
  await expect(heading(page, 'Backups')).toBeFocused()

  await open()
  await page.goBack()
  await expect(page).toHaveURL('/admin/users')
  await expect(drawer(page)).toBeHidden()
  await expect(heading(page, 'User Accounts')).toBeFocused()

  await open()
  await drawer(page).getByRole('link', { name: 'Users' }).click()
  await expect(drawer(page)).toBeHidden()

  await page.setViewportSize({ width: 768, height: 800 })
  await open()
  await closeByPress(drawer(page), () => page.mouse.click(700, 400))

  await open()
  await page.setViewportSize(wide)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(navigation(page, 'Admin')).toBeVisible()
  await page.setViewportSize(narrow)
  await expect(menuButton(page)).toBeVisible()
  await expect(drawer(page)).toBeHidden()
})

test('in a low window the sidebar scrolls by itself, with the current page and Logout visible', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  await store(page, session)
  await page.setViewportSize({ width: 1366, height: 480 })
  await page.goto('/admin/settings')
  const current = navigation(page, 'Admin').getByRole('link', { name: 'Settings' })
  await expect(current).toBeInViewport({ ratio: 1 })
  await expect(logout(page)).toBeInViewport({ ratio: 1 })
  await navigation(page, 'Admin').getByRole('link', { name: 'Overview' }).focus()
  await expect(navigation(page, 'Admin').getByRole('link', { name: 'Overview' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
