import type { Locator, Page } from '@playwright/test'
import { findBarriers } from '../axe.ts'
import { clientScript } from './builtFiles.ts'
import {
  addStyle,
  callBackend,
  confirmedUser,
  expect,
  expectNotice,
  heading,
  hold,
  mailsTo,
  openDashboard,
  type StoredSession,
  store,
  storedSession,
  test,
} from './support.ts'

const opener = (page: Page) => page.getByRole('button', { name: /^Ada Lovelace\s?, account menu$/ })
const menu = (page: Page) => page.getByRole('group', { name: 'Account', exact: true })
const everywhere = (page: Page) => menu(page).getByRole('button', { name: 'Log out everywhere' })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Log out everywhere?' })

/** Another session of the same person, as of another device. */
const anotherSession = (
  request: Parameters<typeof callBackend>[0],
  { email, password }: { email: string; password: string },
) => callBackend<StoredSession>(request, '/auth/v1/token?grant_type=password', { data: { email, password } })

test('the sidebar names the user before Supabase has loaded', async ({ page, request }) => {
  const { session, email } = await confirmedUser(request)
  const named = await callBackend<StoredSession['user']>(request, '/auth/v1/user', {
    token: session.access_token,
  })
  for (const [stored, name] of [
    [{ ...session, user: named }, 'Ada Lovelace'],
    [{ ...session, user: { ...named, user_metadata: {} } }, email],
  ] as const) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await store(page, JSON.stringify(stored))
    const release = await hold(page, `**${clientScript()}`)
    await page.goto('/wallet')
    await expect(page.getByTestId('account-name')).toHaveText(name)
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(page.getByRole('banner').locator('[href="/notifications"][aria-label]')).toBeVisible()
    release()
    await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  }
})

test('the account menu is used by keyboard, and tells when the session began', async ({ page, request }) => {
  const { session, email } = await confirmedUser(request)
  const year = new Date().getFullYear()
  await openDashboard(page, session)
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await opener(page).press('Enter')
  await expect(menu(page)).toContainText(email)
  await expect(menu(page)).toContainText(new RegExp(`Logged in since \\d{1,2} \\w+ ${year}, \\d\\d:\\d\\d`))
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await expect(menu(page).getByRole('link', { name: 'Change password' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/forgot-password')
  await expect(heading(page, 'Change your password')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  const before = (await mailsTo(request, email)).length
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expectNotice(
    page,
    'Password Reset Email Sent',
    'Please check your inbox for instructions to reset your password.',
  )
  expect((await mailsTo(request, email)).length).toBe(before + 1)
  await page.getByRole('link', { name: 'Back to your dashboard' }).click()
  await expect(heading(page, 'Dashboard')).toBeVisible()
})

test('Log out everywhere asks once, and ends every session of the user in all tabs', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const person = await confirmedUser(request)
  const session = await anotherSession(request, person)
  const elsewhere = await anotherSession(request, person)
  await openDashboard(page, session)
  const otherTab = await context.newPage()
  await otherTab.goto('/wallet')
  await expect(otherTab.getByTestId('account-name')).toHaveText('Ada Lovelace')

  await opener(page).click()
  await everywhere(page).click()
  await expect(question(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  expect(await storedSession(page)).not.toBeNull()

  await page.keyboard.press('Enter')
  await everywhere(page).click()
  await question(page).getByRole('button', { name: 'Log out everywhere' }).click()
  await expectNotice(page, 'Logged out successfully.', 'Other devices have been logged out, too.')
  await expect(page).toHaveURL('/')
  expect(await storedSession(page)).toBeNull()
  await expect(otherTab.getByTestId('account-name')).toHaveCount(0)
  await expect(
    callBackend(request, '/auth/v1/token?grant_type=refresh_token', {
      data: { refresh_token: elsewhere.refresh_token },
    }),
  ).rejects.toThrow('refresh_token_not_found')
})

test('a sign-out from everywhere that fails says so, and nobody is signed out', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await openDashboard(page, session)
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await page.route('**/auth/v1/logout*', (route) => route.abort('internetdisconnected'))
  await opener(page).click()
  await everywhere(page).click()
  await question(page).getByRole('button', { name: 'Log out everywhere' }).click()
  await expectNotice(page, 'Sign out Failed', 'Something went wrong. Check your connection and try again.')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  expect(await storedSession(page)).not.toBeNull()
})

test('the user area leads to the market, by the sidebar and by the drawer', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await store(page, session)
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/wallet')
    if (width === 375) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('navigation', { name: 'Public site' }).getByRole('link', { name: 'Market' }).click()
    await expect(page).toHaveURL('/market')
  }
})

test('logo and bell share a line of the sidebar, and the search begins its menu', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  await store(page, session)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/wallet')
  // A long address in place of the name is two lines high, and the menu below it moves up when the name comes.
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  const boxOf = async (part: Locator) => {
    await expect(part).toBeVisible()
    const box = await part.boundingBox()
    if (!box) throw new Error('A part of the bar is missing')
    return box
  }
  const middleOf = ({ y, height }: { y: number; height: number }) => y + height / 2
  const bar = page.getByRole('banner')
  const middles = await Promise.all(
    [
      bar.getByRole('link', { name: 'King Exchange' }),
      bar.getByRole('link', { name: 'Notifications (Soon)' }).first(),
    ].map(async (part) => middleOf(await boxOf(part))),
  )
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2)
  const search = await boxOf(bar.getByRole('button', { name: 'Search' }))
  const first = await boxOf(bar.getByRole('navigation', { name: 'Account' }).getByRole('link').first())
  expect(search.y + search.height).toBeLessThanOrEqual(first.y + 1)
  expect(Math.abs(search.height - first.height)).toBeLessThan(2)

  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  const name = await boxOf(page.getByTestId('account-name').locator('bdi'))
  const sidebar = await boxOf(bar)
  expect(sidebar.x + sidebar.width - name.x - name.width).toBeLessThan(40)

  await page.evaluate(() => {
    document.documentElement.dir = 'ltr'
  })
  await page.setViewportSize({ width: 375, height: 812 })
  const inBar = [
    page.getByRole('button', { name: 'Menu', exact: true }),
    bar.locator('[href="/notifications"][aria-label]'),
    page.getByRole('button', { name: 'Logout' }),
  ] as const
  for (const size of [100, 200]) {
    await addStyle(page, `html { font-size: ${size}% }`)
    const [menu, bell, logout] = [await boxOf(inBar[0]), await boxOf(inBar[1]), await boxOf(inBar[2])]
    const awayFromMenu = [bell, logout].map((box) => Math.round(Math.abs(middleOf(box) - middleOf(menu))))
    expect(awayFromMenu, `at ${size} %`).toEqual([0, 0])
    expect(logout.width, `at ${size} %`).toBeLessThanOrEqual((logout.height * 48) / 44)
  }
})
