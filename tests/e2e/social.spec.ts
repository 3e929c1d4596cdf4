import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findBarriers } from '../axe.ts'
import {
  confirmedUser,
  expect,
  expectNotice,
  fillLogin,
  heading,
  hold,
  newPerson,
  notices,
  openDashboard,
  signIn,
  storedSession,
  test,
  wayOn,
} from './support.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')

/** Opens the provider's page with the button of the open page. */
async function leaveForGoogle(page: Page) {
  await button(page, 'Google').click()
  await expect(heading(page, 'The local stand-in for Google')).toBeVisible()
}

/** Chooses a person on the provider's page, and continues. */
async function continueAs(page: Page, { email, name = 'Ada Lovelace' }: { email: string; name?: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name').fill(name)
  await button(page, 'Continue').click()
}

/** Checks that no user is signed in, the address and the history are clean, and the buttons are enabled. */
async function expectBackAtLogin(page: Page, message: string | RegExp) {
  await expect(alert(page)).toContainText(message)
  await expect(page).toHaveURL('/login')
  await expect(button(page, 'Google')).toBeEnabled()
  await expect(button(page, 'Log in')).toBeEnabled()
  expect(await storedSession(page)).toBeNull()
  await expectNoTrace(page)
}

/** Checks that no address of the history has a code or an error. */
async function expectNoTrace(page: Page) {
  const addresses = await page.evaluate(() => {
    return window.navigation.entries().map(({ url }) => url ?? '')
  })
  expect(addresses.filter((url) => /[?&#](code|error)=/.test(url))).toEqual([])
}

test('what going on with another service means is said before its buttons, at the login too', async ({
  page,
}) => {
  for (const [path, words] of [
    ['/register', 'This way you agree to the terms'],
    ['/login', 'New here? You get an account, agree to the terms'],
  ] as const) {
    await page.goto(path)
    const consent = page.getByRole('paragraph').filter({ hasText: words })
    await expect(consent).toContainText(/\(draft\) and have read the privacy policy/)
    for (const [name, target] of [
      ['terms', '/terms'],
      ['privacy policy', '/privacy'],
    ] as const) {
      const link = consent.getByRole('link', { name: `${name} (opens in a new tab)` })
      await expect(link).toHaveAttribute('href', target)
      await expect(link).toHaveAttribute('target', '_blank')
    }
    const isBefore = await consent.evaluate(
      (line, google) =>
        google !== null && line.compareDocumentPosition(google) === Node.DOCUMENT_POSITION_FOLLOWING,
      await button(page, 'Google').elementHandle(),
    )
    expect(isBefore, path).toBe(true)
  }
})

test('signing in with Google creates an account, and later finds it again', async ({ page }) => {
  const { email } = newPerson()
  await page.goto('/login')
  await leaveForGoogle(page)
  await continueAs(page, { email, name: 'Grace Hopper' })
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByTestId('account-name')).toHaveText('Grace Hopper')
  await expectNotice(page, 'Welcome back!', 'Successfully logged in.')
  await expect(notices(page)).toHaveCount(1)
  await expectNoTrace(page)
  await expect(page.getByRole('main')).toContainText('KCREDIT')
  const referral = page.getByLabel('Your referral link')
  await expect(referral).toHaveValue(/\?ref=.{6,}/)
  const link = await referral.inputValue()

  await page.reload()
  await expect(page.getByTestId('account-name')).toHaveText('Grace Hopper')
  await expect(referral).toHaveValue(link)
  await expect(notices(page)).toHaveCount(0)

  await button(page, 'Logout').click()
  await expectNotice(page, 'Logged out successfully.')
  await page.goto('/register')
  await leaveForGoogle(page)
  await continueAs(page, { email, name: 'Somebody Else' })
  await expectNotice(page, 'Welcome back!', 'Successfully logged in.')
  await expect(page.getByTestId('account-name')).toHaveText('Grace Hopper')
  await expect(referral).toHaveValue(link)

  await page.goto('/login')
  await expect(page).toHaveURL('/dashboard')
  await expect(notices(page)).toHaveCount(0)
})

test('two sign-ins with Google in two tabs, with a reset mail between, both succeed', async ({
  page,
  context,
}) => {
  const [ada, grace] = [newPerson(), newPerson()]
  await page.goto('/login')
  await leaveForGoogle(page)
  const other = await context.newPage()
  await other.goto('/forgot-password')
  await other.getByLabel('Email').fill(ada.email)
  await button(other, 'Send Reset Link').click()
  await expect(heading(other, 'Check your inbox')).toBeVisible()
  await other.goto('/login')
  // A new page of a context is a page of Playwright's own, whose form has to be alive before it is pressed.
  await expect(other.locator('html[data-alive]')).toBeAttached()
  await leaveForGoogle(other)
  await continueAs(page, { ...ada, name: 'Ada Lovelace' })
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await continueAs(other, { ...grace, name: 'Grace Hopper' })
  await expect(other).toHaveURL('/dashboard')
  await expect(other.getByTestId('account-name')).toHaveText('Grace Hopper')
})

test('cancelled, failed and unverified sign-ins end at the login, where another can be started', async ({
  page,
}) => {
  const person = { email: newPerson().email, name: 'Ada Lovelace' }
  await page.goto('/register')
  await leaveForGoogle(page)
  await button(page, 'Cancel').click()
  await expectBackAtLogin(page, 'You cancelled logging in')
  const colorOf = () => alert(page).evaluate((element) => getComputedStyle(element).backgroundColor)
  const calm = await colorOf()
  await button(page, 'Apple').click()
  await expectNotice(page, 'Sign in Failed', 'Apple sign-in is not available yet.')
  await expect(alert(page)).toHaveCount(0)

  for (const way of ['Fail at Google', 'Fail on the way back']) {
    await leaveForGoogle(page)
    await page.getByText('Try a bad day').click()
    await button(page, way).click()
    await expectBackAtLogin(page, 'The other service did not let you in, or has given us no email address')
    expect(await colorOf(), 'only what failed looks like it').not.toBe(calm)
  }

  await leaveForGoogle(page)
  await page.getByText('Try a bad day').click()
  await page.getByRole('checkbox').check()
  await continueAs(page, { email: `unverified-${person.email}` })
  await expectBackAtLogin(page, 'has not verified your email address')

  await leaveForGoogle(page)
  await continueAs(page, person)
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
})

test('a code or a state that is foreign, used or truncated ends at the login', async ({ page }) => {
  for (const address of [
    `/dashboard?code=${randomUUID()}`,
    `/auth/v1/callback?code=x&state=${randomUUID()}`,
    '/auth/v1/callback?code=x',
    `/dashboard?error=access_denied&error_code=flow_state_expired&error_description=x#error=access_denied&sb=`,
  ]) {
    await page.goto(address)
    await expectBackAtLogin(page, 'expired, was already used, or was started in another browser')
  }

  const { email } = newPerson()
  await leaveForGoogle(page)
  const back = page.waitForRequest('**/auth/v1/callback?*')
  await continueAs(page, { email })
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await button(page, 'Logout').click()
  await expect(page).toHaveURL('/')
  await page.goto((await back).url())
  await expectBackAtLogin(page, 'was already used')
})

test('a code or an error on a page without sign-ins is kept', async ({ page }) => {
  for (const address of ['/?code=SUMMER', '/register?code=SUMMER', '/market?error=1&error_code=2']) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(address)
    await expect(alert(page)).toHaveCount(0)
  }
})

test('an exchange that does not reach the backend shows a notice, and works when tried again', async ({
  page,
}) => {
  const { email } = newPerson()
  await page.goto('/login')
  await leaveForGoogle(page)
  await page.route('**/auth/v1/token*', (route) => route.abort('connectionrefused'))
  await continueAs(page, { email })
  await expect(alert(page)).toContainText('the exchange cannot be reached right now', { timeout: 35_000 })
  await expectBackAtLogin(page, 'the exchange cannot be reached right now')
  await page.unroute('**/auth/v1/token*')
  await leaveForGoogle(page)
  await continueAs(page, { email })
  await expect(heading(page, 'Dashboard')).toBeVisible()
})

test('a code in an address does not replace who is signed in', async ({ page, request }) => {
  const { session } = await confirmedUser(request, 'Owner')
  await openDashboard(page, session)
  await page.goto(`/dashboard?code=${randomUUID()}`)
  await expect(page.getByTestId('account-name')).toHaveText('Ada Owner')
  await expect(page).toHaveURL('/dashboard')
  await expectNoTrace(page)
})

test('a user with a password signs in with Google to the same account', async ({ page, request }) => {
  const person = await confirmedUser(request, 'Owner')
  await page.goto('/login')
  await leaveForGoogle(page)
  await continueAs(page, { email: person.email, name: 'Another Name' })
  await expect(page.getByTestId('account-name')).toHaveText('Ada Owner')
  await button(page, 'Logout').click()
  await expect(page).toHaveURL('/')
  await signIn(page, person)
})

test('a provider that is switched off is refused without leaving the page', async ({ page }) => {
  const typed = newPerson()
  const left: string[] = []
  await page.goto('/login')
  page.on('request', (made) => {
    if (made.isNavigationRequest()) left.push(made.url())
  })
  await fillLogin(page, typed)
  await button(page, 'Log in').click()
  await expect(wayOn(page)).toContainText('Check your email address')

  for (const provider of ['Apple', 'Twitter']) {
    await button(page, provider).click()
    await expectNotice(page, 'Sign in Failed', `${provider} sign-in is not available yet.`)
    await expect(alert(page)).toHaveCount(0)
    await expect(button(page, provider)).toBeEnabled()
    await expect(button(page, provider)).toBeFocused()
    await expect(notices(page)).toHaveCount(1)
  }

  await page.getByLabel('Password', { exact: true }).fill(typed.password)
  await page.route('**/auth/v1/settings', (route) => route.abort('connectionrefused'))
  await button(page, 'Google').click()
  await expectNotice(page, 'Sign in Failed', 'Something went wrong. Check your connection and try again.')
  await expect(button(page, 'Google')).toBeEnabled()
  await expect(button(page, 'Google')).toBeFocused()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(typed.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(typed.password)
  await expect(page).toHaveURL('/login')
  expect(left).toEqual([])
})

test('the pressed button is relabelled until the page has gone, and enabled on coming back', async ({
  page,
}) => {
  await page.goto('/login')
  const ask = await hold(page, '**/auth/v1/settings')
  // With status 204 the browser stays on the page, as on one that it restores from its cache.
  await page.route('**/auth/v1/authorize*', (route) => route.fulfill({ status: 204 }))
  const leaving = page.waitForRequest('**/auth/v1/authorize*')
  await button(page, 'Google').dblclick()
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText('Opening Google...')
  for (const name of ['Google', 'Apple', 'Twitter']) await expect(button(page, name)).toBeDisabled()
  ask()
  await leaving
  await expect(status).toHaveText('Opening Google...')
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(status).toHaveText('or continue with')
  for (const name of ['Google', 'Apple', 'Twitter']) await expect(button(page, name)).toBeEnabled()

  await page.unroute('**/auth/v1/authorize*')
  await leaveForGoogle(page)
  await page.goBack()
  await leaveForGoogle(page)
})

test('redirecting, cancelling and signing in work with the keyboard alone', async ({ page }) => {
  const { email } = newPerson()
  const press = async (name: string) => {
    for (let presses = 0; presses < 25; presses++) {
      if (await button(page, name).evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(button(page, name)).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await page.goto('/login')
  await press('Google')
  await expect(heading(page, 'The local stand-in for Google')).toBeVisible()
  await page.getByText('Try a bad day').press('Enter')
  expect(await findBarriers(page)).toEqual([])
  await press('Cancel')
  await expectBackAtLogin(page, 'You cancelled logging in')

  await press('Google')
  await expect(heading(page, 'The local stand-in for Google')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
})
