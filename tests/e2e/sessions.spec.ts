import type { APIRequestContext, Page } from '@playwright/test'
import { scriptWith } from './builtFiles.ts'
import { demoAmounts, demoTotal } from './demoAccount.ts'
import {
  callBackend,
  confirmedUser,
  demo,
  endingIn,
  expect,
  expectNothingOf,
  expectNotice,
  fillLogin,
  heading,
  newSession,
  notices,
  openDashboard,
  type StoredSession,
  sessionKey,
  store,
  storedSession,
  test,
} from './support.ts'

const refreshes = '**/auth/v1/token?grant_type=refresh_token'

const logOut = (page: Page) => page.getByRole('button', { name: 'Logout' }).click()

/** Checks that access is denied and no private data is shown. */
async function expectDenied(page: Page, ...secrets: string[]) {
  await expect(heading(page, 'Access Denied')).toBeVisible()
  await expect(page.getByTestId('total')).toHaveCount(0)
  await expectNothingOf(page, 'Lovelace', '@example.test', '0.0000', ...secrets)
}

/** The requests of this page whose path begins so. */
function requestsOf(page: Page, path: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith(path)) asked.push(`${request.method()} ${pathname}`)
  })
  return asked
}

/** Ends every session of the account, as an administrator or another browser would. */
const revoke = (request: APIRequestContext, { access_token }: StoredSession) =>
  callBackend(request, '/auth/v1/logout?scope=global', { data: {}, token: access_token })

/** Expires the session, which the client notices at its next check, within 30 s by the page's clock. */
async function expire(page: Page) {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 1 }))
  }, sessionKey)
  await page.clock.runFor(31_000)
}

test('a stored session that is damaged counts as none, and a tab follows what another one does with the session', async ({
  page,
  context,
  request,
}) => {
  const person = await confirmedUser(request)
  const reads = requestsOf(page, '/rest/v1/')
  await store(page, '{"user":{"id":7},"expires_at":"soon"}')
  await page.goto('/dashboard?sort=value&order=asc')
  await expectDenied(page)
  await expectNotice(page, 'Session not restored', /was damaged, so we removed it/)
  expect(await storedSession(page)).toBeNull()
  expect(reads).toEqual([])

  await page.getByRole('link', { name: 'Proceed to Login' }).click()
  await fillLogin(page, person)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await expect(page, 'as it was asked for').toHaveURL('/dashboard?sort=value&order=asc')
  await expect(page.getByRole('columnheader', { name: 'Value' })).toHaveAttribute('aria-sort', 'ascending')

  const other = await context.newPage()
  await other.goto('/dashboard')
  await logOut(other)
  await expect(other).toHaveURL('/')
  await expectDenied(page, '$0.00', 'There is no wallet')
  await other.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await fillLogin(other, demo)
  await other.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByTestId('account-name')).toHaveText('Demo Trader')
  await expect(page.getByRole('main')).toContainText('Welcome, Demo Trader.')
  await expect(page.getByTestId('total')).toHaveText(demoTotal)
  await expectNothingOf(page, 'Ada Lovelace', person.email)

  await other.evaluate(() => localStorage.clear())
  await expectDenied(page, 'Demo Trader', demoTotal, ...demoAmounts)
  await expectNotice(page, 'Session ended')
})

test('an outage while a session has to be renewed makes nobody a stranger', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  const expired = endingIn(-60, session)
  await store(page, expired)
  await page.route(refreshes, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }))
  const words = page.getByText('The exchange is not answering right now. You are still logged in.')
  await page.goto('/login')
  await expect(words).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
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
  await fillLogin(page, person)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expectNotice(page, 'Welcome back!', /^Successfully logged in\. Your browser keeps nothing/)
  await page.getByRole('link', { name: 'Wallet' }).first().click()
  await expect(page).toHaveURL('/wallet')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await page.goto('/dashboard')
  await expectDenied(page)
  await expect(page.getByRole('main')).toContainText(
    'Your browser keeps nothing, so you will be asked to log in again',
  )
})

test('signing out works without a network', { tag: '@night' }, async ({ page, context, request }) => {
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
})

test('a session that is renewed while the dashboard is open changes nothing on it', {
  tag: '@night',
}, async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await page.clock.install()
  await openDashboard(page, session)
  await expect(page.getByTestId('total')).toHaveText('$0.00')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await page.getByLabel('Your referral link').focus()
  const before = await page.getByRole('main').innerHTML()
  const reads = requestsOf(page, '/rest/v1/')
  const renewed = page.waitForResponse(refreshes)
  await expire(page)
  expect((await renewed).ok()).toBe(true)
  await expect.poll(() => storedSession(page)).not.toContain(session.refresh_token)
  expect(await page.getByRole('main').innerHTML()).toBe(before)
  await expect(page.getByLabel('Your referral link')).toBeFocused()
  expect(reads).toEqual([])
})

test('the end of a session is told and keeps what is being typed, and the login leads back', async ({
  page,
  request,
}) => {
  const person = await confirmedUser(request)
  await page.clock.install()
  await store(page, person.session)
  await page.goto('/user-support')
  // The name has been read, so the session is known and not only presumed: one that ends before that ends without a notice.
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await page.getByRole('main').getByRole('link', { name: 'Contact page' }).click()
  await page.getByLabel('Message').fill('Half a sentence')
  await revoke(request, person.session)
  await expire(page)
  await expectNotice(page, 'Session ended', /^You were logged out/)
  await expect(page.getByLabel('Message')).toBeFocused()
  await page.keyboard.type(', and the rest')
  await expect(page.getByLabel('Message')).toHaveValue('Half a sentence, and the rest')
  expect(await storedSession(page)).toBeNull()

  await page.goBack()
  await expect(page).toHaveURL('/user-support')
  await expectNothingOf(page, 'Lovelace', person.email)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await expectDenied(page)
  await expect(page.getByRole('main')).toContainText('Your session has ended.')
  await page.goBack()
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await fillLogin(page, person)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/user-support')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
})

test('a password that is typed for one account is not set for another that has logged in meanwhile', async ({
  page,
  request,
}) => {
  const ada = await confirmedUser(request)
  const bob = await confirmedUser(request)
  const typed = 'typed-for-Ada-7'
  await store(page, ada.session)
  await page.goto('/settings/security')
  // A read that is still under way would have Bob shown before the form is sent.
  await expect(page.getByRole('main')).toContainText('You have none yet.')
  await expect(page.getByText('Pending', { exact: true })).toBeVisible()
  const asked = requestsOf(page, '/auth/v1/')
  await page.getByRole('button', { name: 'Change password' }).click()

  // This tab is not told: a document hears of what other documents store alone.
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    sessionKey,
    JSON.stringify(bob.session),
  ] as const)
  await page.getByLabel('New password', { exact: true }).fill(typed)
  await page.getByLabel('Confirm new password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expectNotice(page, 'Another account is logged in', /nothing was sent and nothing was changed/)
  await expect(page.getByRole('main')).toContainText(bob.email)
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0)
  await expect(notices(page)).toHaveCount(1)
  expect(asked.filter((request) => !request.startsWith('GET'))).toEqual([])
  await expect(newSession(request, { ...bob, password: typed })).rejects.toThrow('invalid_credentials')
  await newSession(request, bob)
})
