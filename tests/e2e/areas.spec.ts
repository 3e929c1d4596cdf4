import type { Page } from '@playwright/test'
import { accountNavigation } from '@/data/account/accountNavigation'
import { adminNavigation } from '@/data/account/adminNavigation'
import { placeholders } from '@/data/content/placeholders'
import type { AreaPage, Placeholder } from '@/data/site/navigation'
import { clientScript } from './builtFiles.ts'
import { wrongLinks } from './soonLinks.ts'
import {
  confirmedUser,
  demo,
  expect,
  expectNotice,
  expectOver,
  heading,
  newSession,
  openDashboard,
  store,
  storedSession,
  test,
} from './support.ts'

const narrow = { width: 375, height: 800 }

const titles = new Map<string, string>([
  ['/dashboard', 'Dashboard'],
  ['/cards', 'King Cards'],
  ['/settings/security', 'Security'],
  ...Object.values(placeholders).flatMap((area: readonly Placeholder[]) =>
    area.map(({ to, title }) => [to, title] as const),
  ),
])

const navigation = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const openDrawer = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click()
const logout = (page: Page) => page.getByRole('button', { name: 'Logout' })
const name = (page: Page) => page.getByTestId('account-name')

/** Follows the links of an area to its pages, and checks each page. */
async function walk(page: Page, area: 'Account' | 'Admin', stops: readonly AreaPage[], isInDrawer = false) {
  for (const stop of stops) {
    await test.step(stop.name, async () => {
      const title = titles.get(stop.to) ?? ''
      if (isInDrawer) await openDrawer(page)
      const link = navigation(page, area).getByRole('link', { name: stop.name, exact: true })
      await link.click()
      await expect(page).toHaveURL(stop.to)
      await expect(page).toHaveTitle(`${title} | King Exchange`)
      await expect(heading(page, title)).toBeVisible()
      await expect(drawer(page)).toBeHidden()
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
      // The security settings are a page of the settings, whose link beside them has no tag.
      if (area === 'Account' && stop.to !== '/settings/security')
        expect.soft(await wrongLinks(page)).toEqual([])
    })
  }
}

/** One page of each kind. */
const kinds = ['/dashboard', '/wallet', '/cards', '/settings', '/settings/security']

test('the sidebar and the drawer of the user area lead to a page of each kind, which tags what is coming soon', async ({
  page,
  request,
}) => {
  await openDashboard(page, await newSession(request, demo))
  await expect(name(page)).toHaveText('Demo Trader')
  await walk(
    page,
    'Account',
    accountNavigation.filter(({ to }) => kinds.includes(to)),
  )
  await page.setViewportSize(narrow)
  await walk(page, 'Account', accountNavigation.slice(0, 2), true)
  await expect(heading(page, /.+/)).toBeFocused()
  await openDrawer(page)
  await page.goBack()
  await expect(page).toHaveURL(accountNavigation[0].to)
  await expect(drawer(page)).toBeHidden()
  await openDrawer(page)
  await navigation(page, 'Public site').getByRole('link', { name: 'Market' }).click()
  await expect(page).toHaveURL('/market')
})

test('the admin area leads to its pages, asks for nothing private, and is logged out of', {
  tag: '@night',
}, async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await store(page, session)
  const asked: string[] = []
  page.on('request', (made) => {
    if (/\/(rest|auth)\/v1\//.test(made.url())) asked.push(made.url())
  })
  const lost = [`**${clientScript()}`, '**/favicon.svg?*']
  for (const file of lost) await page.route(file, (route) => route.abort())
  await page.goto('/admin/users')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await walk(page, 'Admin', adminNavigation)
  await page.setViewportSize(narrow)
  await walk(page, 'Admin', adminNavigation.slice(0, 1), true)
  expect(asked, 'nothing private is asked for').toEqual([])

  await logout(page).click()
  await expectNotice(page, 'Sign out Failed', 'A part of this page could not be loaded.')
  await expect(logout(page)).toBeEnabled()
  for (const file of lost) await page.unroute(file)
  await page.reload()
  await logout(page).click()
  await expectNotice(page, 'Logged out successfully.')
  await expect(page).toHaveURL('/login')
  expect(await storedSession(page)).toBeNull()
})

test('in the bar of a refused page the search ends where the page does', { tag: '@night' }, async ({
  page,
}) => {
  await page.setViewportSize(narrow)
  await page.goto('/dashboard')
  const title = await heading(page, 'Access Denied').boundingBox()
  const search = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
  const icon = await search.locator('svg').boundingBox()
  const end = narrow.width - (icon?.x ?? 0) - (icon?.width ?? 0)
  expect(Math.abs(end - (title?.x ?? 0))).toBeLessThan(4)
})

test('Log out everywhere ends every session of the user in all tabs, unless the provider refuses', async ({
  page,
  context,
  request,
}) => {
  const user = await confirmedUser(request)
  const elsewhere = await newSession(request, user)
  await openDashboard(page, await newSession(request, user))
  const otherTab = await context.newPage()
  await otherTab.goto('/wallet')
  await expect(name(otherTab)).toHaveText('Ada Lovelace')

  const opener = page.getByRole('button', { name: /^Ada Lovelace\s?, account menu$/ })
  const menu = page.getByRole('group', { name: 'Account', exact: true })
  const logOutEverywhere = async () => {
    await opener.click()
    await menu.getByRole('button', { name: 'Log out everywhere' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click()
  }
  await opener.press('Enter')
  await menu.getByRole('link', { name: 'Change password' }).click()
  await expect(page).toHaveURL('/settings/security#password')
  await expect(page.getByRole('heading', { name: 'Password', exact: true })).toBeFocused()

  await page.route('**/auth/v1/logout*', (route) => route.abort('internetdisconnected'))
  await logOutEverywhere()
  await expectNotice(page, 'Sign out Failed', 'Something went wrong. Check your connection and try again.')
  await expect(name(page)).toHaveText('Ada Lovelace')
  expect(await storedSession(page)).not.toBeNull()
  await page.unroute('**/auth/v1/logout*')
  await logOutEverywhere()
  await expectNotice(page, 'Logged out successfully.', 'Other devices have been logged out, too.')
  await expect(page).toHaveURL('/')
  expect(await storedSession(page)).toBeNull()
  await expect(name(otherTab)).toHaveCount(0)
  await expectOver(request, elsewhere)
})
