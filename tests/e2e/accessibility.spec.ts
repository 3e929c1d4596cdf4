import type { Page } from '@playwright/test'
import { findBarriers } from '../axe.ts'
import { namelessParts } from '../nameless.ts'
import { overflowOf } from '../overflow.ts'
import { expectNoBarriers } from './pageChecks.ts'
import {
  addStyle,
  chooseMotion,
  confirmedUser,
  demo,
  expect,
  heading,
  openDashboard,
  signUp,
  store,
  test,
  wayOn,
} from './support.ts'

/** Opens a page on which nothing moves or changes; the dashboard with a session. */
async function open(page: Page, address: string, request: Parameters<typeof signUp>[0]) {
  await chooseMotion(page, 'paused')
  if (address === '/dashboard') await store(page, (await confirmedUser(request)).session)
  await page.goto(address)
  await expect(heading(page, /.+/)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
}

for (const address of ['/auth/confirm?token_hash=abc&type=signup', '/dashboard']) {
  test(`${address} has no barrier that axe knows, and fits into windows of 320 to 2560 px`, async ({
    page,
    request,
  }) => {
    await open(page, address, request)
    await expectNoBarriers(page)
  })
}

test('axe finds nothing on a form full of complaints, under its notice', async ({ page, request }) => {
  await open(page, '/register', request)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[data-scope="toast"][data-part="root"]')).toBeVisible()
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findBarriers(page), `${width} px`).toEqual([])
  }
  expect(await namelessParts(page), 'images and groups without a name').toEqual([])
})

test('axe finds nothing on a login that was refused, and on a page that is denied or unknown', async ({
  page,
  request,
}) => {
  const person = await signUp(request)
  await open(page, '/login', request)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(wayOn(page)).toBeFocused()
  expect(await findBarriers(page), 'refused').toEqual([])
  expect(await namelessParts(page), 'images and groups without a name').toEqual([])

  await page.goto('/dashboard')
  await expect(heading(page, 'Access Denied')).toBeVisible()
  expect(await findBarriers(page), 'denied').toEqual([])

  await page.goto('/no-such-page')
  await expect(heading(page, 'Page not found')).toBeVisible()
  expect(await findBarriers(page), 'unknown').toEqual([])
})

test('one can log in by the keyboard alone, in the order in which the page reads', async ({ page }) => {
  const focused = page.locator(':focus')
  await page.goto('/login')
  await expect(heading(page, 'Welcome back')).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(focused).toHaveText(/^Skip to/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.type(demo.email)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(demo.password)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await expect(heading(page, 'Dashboard')).toBeFocused()
})

for (const address of ['/', '/login', '/dashboard', '/no-such-page']) {
  test(`the first stop of the Tab key on ${address} skips to the content`, async ({ page }) => {
    await page.goto(address)
    await expect(heading(page, /.+/)).toBeVisible()
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: /^Skip to/ })
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
    await page.keyboard.press('Enter')
    const isInMain = () =>
      page.evaluate(() => document.querySelector('main')?.contains(document.activeElement) ?? false)
    await expect.poll(isInMain).toBe(true)
  })
}

test('a change of page moves the focus to its heading, changes the title and is announced', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page).toHaveTitle('Log in | King Exchange')
  await page.getByRole('link', { name: 'Create account' }).click()
  await expect(heading(page, 'Create your account')).toBeFocused()
  await expect(page).toHaveTitle('Create account | King Exchange')
  await expect(page.getByRole('status').filter({ hasText: 'Create account' })).toBeAttached()

  await page.goBack()
  await expect(heading(page, 'Welcome back')).toBeFocused()
  await expect(page).toHaveTitle('Log in | King Exchange')
})

test('what the login form complains of is said aloud', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(demo.email)
  await page.getByLabel('Password', { exact: true }).fill('Not-The-Password-1')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toContainText('Check your email address')
})

test('with text twice as large nothing on the login page is cut off', async ({ page, request }) => {
  await open(page, '/login', request)
  await addStyle(page, 'html { font-size: 200% }')
  expect(await overflowOf(page)).toBe(0)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
})

test('what can be pressed is at least 24 px each way', async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  for (const address of ['/login', '/register', '/dashboard']) {
    await open(page, address, request)
    const small = await page
      .locator('button:visible, a:visible:not(p a, label a, [id^="field"] label a)')
      .evaluateAll((elements) =>
        elements
          .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
          .map(({ name, box }) => `${name} ${box.width} × ${box.height}`),
      )
    expect(small, address).toEqual([])
  }
})

test('what takes the place of a form takes the focus too', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeFocused()

  await page.goto('/auth/confirm?token_hash=0123abcd&type=recovery')
  await page.getByRole('button', { name: 'Choose a New Password' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeFocused()
})

test('the region of notices and the table of balances have plain names', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await openDashboard(page, session)
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications', exact: true })).toBeAttached()
  await expect(page.getByRole('table', { name: 'Balances', exact: true })).toBeVisible()
})
