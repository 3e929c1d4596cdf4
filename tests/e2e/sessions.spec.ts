import type { Page } from '@playwright/test'
import { scriptWith } from './builtFiles.ts'
import { demoAmounts, demoTotal } from './demoAccount.ts'
import {
  callBackend,
  closeNotice,
  confirmedUser,
  demo,
  endingIn,
  expect,
  expectNothingOf,
  expectNotice,
  fillLogin,
  heading,
  hold,
  neverAnswer,
  notices,
  openDashboard,
  sessionKey,
  signIn,
  store,
  storedSession,
  test,
} from './support.ts'

const refreshes = '**/auth/v1/token?grant_type=refresh_token'
const refuse = (page: Page) =>
  page.route(refreshes, (route) =>
    route.fulfill({
      status: 400,
      json: { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
    }),
  )

const logOut = (page: Page) => page.getByRole('button', { name: 'Logout' }).click()

/** Checks that access is denied and no private data is shown. */
async function expectDenied(page: Page, ...secrets: string[]) {
  await expect(heading(page, 'Access Denied')).toBeVisible()
  await expect(page.getByTestId('total')).toHaveCount(0)
  await expectNothingOf(page, 'Lovelace', '@example.test', '0.0000', ...secrets)
}

test('without a session the dashboard denies access and links to the login, which returns', async ({
  page,
  request,
}) => {
  const person = await confirmedUser(request)
  const asked: string[] = []
  page.on('request', (made) => {
    if (made.url().includes('/rest/v1/')) asked.push(made.url())
  })
  await page.goto('/dashboard')
  await expectDenied(page)
  expect(asked).toEqual([])
  await page.getByRole('link', { name: 'Proceed to Login' }).click()
  await expect(page).toHaveURL('/login')
  await fillLogin(page, person)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(heading(page, 'Dashboard')).toBeVisible()
})

test('an expired session is renewed without a notice', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  const expired = endingIn(-3_600, session)
  await openDashboard(page, expired)
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  expect(await storedSession(page)).not.toBe(JSON.stringify(expired))
})

test('an expired session that was ended elsewhere is over here too', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await callBackend(request, '/auth/v1/logout?scope=global', { data: {}, token: session.access_token })
  await store(page, endingIn(-60, session))
  await page.goto('/dashboard')
  await expectDenied(page)
  expect(await storedSession(page)).toBeNull()
})

test('a session with five seconds left that is not renewed counts as none', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await refuse(page)
  await store(page, endingIn(5, session))
  await page.goto('/dashboard')
  await expectDenied(page)
})

const damaged = {
  'no JSON': '{"access_token":"eyJ',
  'a list': '[]',
  'a user whose factors are no list':
    '{"access_token":"a.b.c","refresh_token":"r","expires_at":9999999999,"user":{"id":"7","factors":[null]}}',
  'a user whose address is an object':
    '{"access_token":"a.b.c","refresh_token":"r","expires_at":9999999999,"user":{"id":"7","email":{}}}',
  'an object of another shape': '{"user":{"id":7},"expires_at":"soon"}',
  'tokens that are no tokens': '{"access_token":1,"refresh_token":{},"expires_at":9999999999,"user":null}',
}

test('a stored session that is damaged counts as none, with one notice', async ({ page, request }) => {
  const person = await confirmedUser(request)
  for (const [name, text] of Object.entries(damaged)) {
    await test.step(name, async () => {
      await store(page, text)
      await page.goto('/dashboard')
      await expectDenied(page)
      await expectNotice(page, 'Session Not Restored', /was damaged, so we removed it/)
      expect(await storedSession(page)).toBeNull()
    })
  }
  await page.reload()
  await expectDenied(page)
  await expect(notices(page)).toHaveCount(0)
  await signIn(page, person)
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
})

test('a session whose storage was cleared under the page is over, and shows no figure', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  await store(page, session)
  await page.goto('/wallet')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await page.evaluate(() => localStorage.clear())
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
  await expectDenied(page, '$0.00', 'There is no wallet')
  await expectNotice(page, 'Session Ended')
})

test('a page without the event of a change of account reads nothing for the first account', async ({
  page,
  request,
}) => {
  const ada = await confirmedUser(request, 'First')
  const bob = await confirmedUser(request, 'Second')
  await store(page, ada.session)
  await page.goto('/wallet')
  await expect(page.getByTestId('account-name')).toHaveText('Ada First')
  const first: string[] = []
  page.on('request', (asked) => {
    if (asked.url().includes(`eq.${ada.session.user.id}`)) first.push(asked.url())
  })
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    sessionKey,
    JSON.stringify(bob.session),
  ] as const)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByTestId('account-name')).toHaveText('Ada Second')
  await expect(page.getByRole('main')).toContainText('Welcome, Ada Second.')
  await expect(page.getByRole('region', { name: 'Balances' }).getByRole('row')).toHaveCount(6)
  expect(first).toEqual([])
})

test('a slow renewal shows a notice after 8 s, and the page follows by itself', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await store(page, endingIn(-60, session))
  await page.clock.install()
  const release = await hold(page, refreshes)
  await page.goto('/dashboard')
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  await page.clock.fastForward(8_000)
  await expect(heading(page, 'Still checking your session')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Proceed to Login' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(heading(page, 'Still checking your session')).toBeVisible()
  release()
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await expect(heading(page, 'Dashboard')).toBeVisible()
})

test('an outage while a session has to be renewed makes nobody a stranger', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  const expired = endingIn(-60, session)
  await store(page, expired)
  await page.route(refreshes, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }))
  const words = page.getByText('The exchange is not answering right now. You are still logged in.')
  await page.goto('/login')
  await expect(words).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeHidden()

  await page.goto('/dashboard')
  await expect(words).toBeVisible()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: 'Retry', exact: true })).toBeEnabled()
  expect(await storedSession(page)).toBe(JSON.stringify(expired))

  await page.unroute(refreshes)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await expect(heading(page, 'Dashboard')).toBeVisible()
})

test('whoever does not want to wait for the end of an outage can log out, and gets the form', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  await store(page, endingIn(-60, session))
  await page.route(refreshes, (route) => route.abort('connectionrefused'))
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expectNotice(page, 'Logged out on this device', /could not reach the server/)
  await expect(heading(page, 'Welcome back')).toBeVisible()
  expect(await storedSession(page)).toBeNull()
})

test('with a backend that never renews a session the login can be opened', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await store(page, endingIn(-60, session))
  await page.clock.install()
  await neverAnswer(page, refreshes)
  await page.goto('/dashboard')
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  await page.clock.fastForward(8_000)
  await page.getByRole('link', { name: 'Proceed to Login' }).click()
  await expect(heading(page, 'Welcome back')).toBeVisible()
})

test('with storage blocked a sign-in lasts as long as the page, and says so', async ({ page, request }) => {
  const person = await confirmedUser(request)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Google', exact: true }).click()
  await expectNotice(page, 'Sign in Failed', /^Your browser keeps nothing, so Google cannot bring you back\./)
  await expect(page).toHaveURL('/login')
  await signIn(page, person)
  await expectNotice(page, 'Welcome back!', /^Successfully logged in\. Your browser keeps nothing/)
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await page.getByRole('link', { name: 'Wallet' }).first().click()
  await expect(page).toHaveURL('/wallet')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await page.goto('/dashboard')
  await expect(heading(page, 'Access Denied')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    'Your browser keeps nothing, so you will be asked to log in again',
  )
})

test('with storage that refuses to write a sign-in lasts as long as the page, and says so', async ({
  page,
  request,
}) => {
  const person = await confirmedUser(request)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await signIn(page, person)
  await expectNotice(page, 'Welcome back!', /^Successfully logged in\. Your browser keeps nothing/)
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
})

test('Back after signing out shows nothing private', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await openDashboard(page, session)
  await logOut(page)
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
  await expectDenied(page)
})

test('Back out of another site after signing out shows nothing private', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await openDashboard(page, session)
  await page.goto('/mailbox')
  await page.evaluate((keep) => localStorage.removeItem(keep), 'king-exchange-session')
  await page.goBack()
  await expectDenied(page)
})

test('signing out in another tab leaves no private figure in this one', async ({
  page,
  context,
  request,
}) => {
  const { session } = await confirmedUser(request)
  await openDashboard(page, session)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await logOut(other)
  await expect(other).toHaveURL('/')
  await expectDenied(page)
})

test('clearing the site’s data in another tab leaves no private figure in this one', async ({
  page,
  context,
  request,
}) => {
  const { session } = await confirmedUser(request)
  await openDashboard(page, session)
  const other = await context.newPage()
  await other.goto('/favicon.svg')
  await other.evaluate(() => localStorage.clear())
  await expectDenied(page)
})

test('signing in in another tab opens the denied page in this one, with the right figures', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard')
  await expectDenied(page)
  const other = await context.newPage()
  await signIn(other, demo)
  await expect(page.getByTestId('account-name')).toHaveText('Demo Trader')
  await expect(page.getByTestId('total')).toHaveText(demoTotal)
})

test('after two accounts in a row nothing of the first remains', async ({ page, request }) => {
  const first = await confirmedUser(request, 'Lovelace')
  await openDashboard(page, first.session)
  const link = await page.getByLabel('Your referral link').inputValue()
  await logOut(page)
  await expect(page).toHaveURL('/')
  await closeNotice(page)

  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await fillLogin(page, demo)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByTestId('account-name')).toHaveText('Demo Trader')
  await expect(page.getByTestId('total')).toHaveText(demoTotal)
  await expectNothingOf(page, 'Lovelace', first.email)
  await expect(page.getByLabel('Your referral link')).not.toHaveValue(link)

  await logOut(page)
  await expect(page).toHaveURL('/')
  await signIn(page, first)
  await expect(page.getByTestId('total')).toHaveText('$0.00')
  await expectNothingOf(page, 'Demo Trader', demoTotal, ...demoAmounts)
})

test('a change of account in another tab changes it in this one, with the right figures', async ({
  page,
  context,
  request,
}) => {
  const first = await confirmedUser(request, 'First')
  await openDashboard(page, first.session)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await logOut(other)
  await expect(other).toHaveURL('/')
  await signIn(other, demo)
  await expect(page.getByTestId('account-name')).toHaveText('Demo Trader')
  await expect(page.getByRole('main')).toContainText('Welcome, Demo Trader.')
  await expect(page.getByTestId('total')).toHaveText(demoTotal)
  await expectNothingOf(page, 'Ada First', first.email)
})

test('signing out works without a network', async ({ page, context, request }) => {
  const { session } = await confirmedUser(request)
  // The code of the home page is preloaded, so that it opens without a network.
  const wayHome = page.waitForEvent('requestfinished', (asked) =>
    asked.url().endsWith(scriptWith('Download for iOS')),
  )
  await openDashboard(page, session)
  await wayHome
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await logOut(page)
  await expectNotice(page, 'Logged out on this device', /could not reach the server/)
  await expectNothingOf(page, 'Lovelace', '@example.test')
  expect(await storedSession(page)).toBeNull()
  await context.setOffline(false)
  await page.goto('/dashboard')
  await expectDenied(page)
})

test('signing out works with a backend that is broken or overloaded', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  for (const status of [500, 503]) {
    await openDashboard(page, session)
    await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status, body: '' }))
    await logOut(page)
    await expectNotice(page, 'Logged out on this device', /^The server could not do it too/)
    await expect(page).toHaveURL('/')
    expect(await storedSession(page)).toBeNull()
  }
})

test('signing out works with a backend that never answers', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await store(page, session)
  await page.clock.install()
  await page.goto('/dashboard')
  const asked = await neverAnswer(page, '**/auth/v1/logout*')
  await logOut(page)
  await expect(page.getByRole('button', { name: 'Logging out...' })).toBeDisabled()
  await asked()
  await page.clock.fastForward(12_000)
  await expect(page).toHaveURL('/')
  expect(await storedSession(page)).toBeNull()
})

test('signing out here leaves the other browsers of the account signed in', async ({
  page,
  browser,
  request,
}) => {
  const person = await confirmedUser(request)
  await openDashboard(page, person.session)
  const elsewhere = await browser.newContext()
  const phone = await elsewhere.newPage()
  await signIn(phone, person)
  await logOut(phone)
  await expect(phone).toHaveURL('/')
  await elsewhere.close()

  const { user } = person.session
  const seen = await callBackend<{ id: string }>(request, '/auth/v1/user', {
    token: person.session.access_token,
  })
  expect(seen.id).toBe(user.id)
  await page.reload()
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
})

test('signed in, the login and register pages redirect to the dashboard', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await store(page, session)
  for (const address of ['/login', '/register']) {
    await page.goto(address)
    await expect(page).toHaveURL('/dashboard')
  }
})
