import type { APIRequestContext, Page } from '@playwright/test'
import {
  callBackend,
  confirmedUser,
  endingIn,
  expect,
  expectNothingOf,
  expectNotice,
  fillLogin,
  heading,
  openDashboard,
  resetLink,
  type StoredSession,
  sessionKey,
  store,
  storedSession,
  test,
} from './support.ts'

// A session that is renewed, ends, or is replaced by another user's while a page is open.

const readsOf = (page: Page) => {
  const reads: string[] = []
  page.on('request', (read) => {
    if (read.url().includes('/rest/v1/')) reads.push(read.url())
  })
  return reads
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

test('a session that is renewed while the dashboard is open changes nothing on it', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  await page.clock.install()
  await openDashboard(page, session)
  const total = page.getByTestId('total')
  await expect(total).toHaveText('$0.00')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await page.getByLabel('Your referral link').focus()
  const before = await page.getByRole('main').innerHTML()
  const reads = readsOf(page)
  const renewed = page.waitForResponse('**/auth/v1/token?grant_type=refresh_token')
  await expire(page)
  expect((await renewed).ok()).toBe(true)
  await expect.poll(() => storedSession(page)).not.toContain(session.refresh_token)
  expect(await page.getByRole('main').innerHTML()).toBe(before)
  await expect(page.getByLabel('Your referral link')).toBeFocused()
  expect(reads).toEqual([])
})

test('a revoked session shows a notice and no figures, and the login returns to the page', async ({
  page,
  request,
}) => {
  const person = await confirmedUser(request)
  await page.clock.install()
  await openDashboard(page, person.session)
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await page.getByRole('link', { name: 'Cards', exact: true }).first().click()
  await expect(page).toHaveURL('/cards')

  await revoke(request, person.session)
  await expire(page)
  await expectNotice(page, 'Session Ended', /Log in again to continue\.$/)
  await expect(page).toHaveURL('/cards')
  await expect(page.getByTestId('account-name')).toHaveCount(0)
  await expectNothingOf(page, 'Lovelace', person.email)
  expect(await storedSession(page)).toBeNull()

  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await expect(heading(page, 'Access Denied')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Your session has ended.')
  await expect(page.getByTestId('total')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/cards')

  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await fillLogin(page, person)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/cards')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
})

test('text that is being typed survives the end of the session', async ({ page, request }) => {
  const person = await confirmedUser(request)
  await page.clock.install()
  await store(page, person.session)
  await page.goto('/user-support')
  // The name has been read, so the session is known and not only presumed: one that ends before that ends without a notice.
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await page.getByRole('main').getByRole('link', { name: 'Contact page' }).click()
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Message').fill('Half a sentence')
  await revoke(request, person.session)
  await expire(page)
  await expectNotice(page, 'Session Ended', /^You were logged out/)
  await expect(page.getByLabel('Message')).toBeFocused()
  await page.keyboard.type(', and the rest')
  await expect(page.getByLabel('Message')).toHaveValue('Half a sentence, and the rest')
  await expect(page.getByLabel('Name')).toHaveValue('Ada')
})

test('a session revoked while a new password is typed shows a notice and a link to a mail', async ({
  page,
  request,
}) => {
  const person = await confirmedUser(request)
  await page.goto((await resetLink(request, person.email)).href)
  await page.getByRole('button', { name: 'Choose a New Password' }).click()
  await page.getByLabel('New password', { exact: true }).fill('Other-Lantern-48')
  await page.getByLabel('Confirm new password', { exact: true }).fill('Other-Lantern-48')
  const session: StoredSession = JSON.parse((await storedSession(page)) ?? '{}')
  await revoke(request, session)
  await page.getByRole('button', { name: 'Set New Password' }).click()
  await expect(page.getByRole('main')).toContainText('Your session has ended')
  await expect(page.getByRole('link', { name: 'Get a reset link' })).toBeVisible()
})

test('an access token that the data API refuses is renewed once, and the figures come', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  const refused: string[] = []
  let renewals = 0
  await page.route('**/auth/v1/token?grant_type=refresh_token', async (route) => {
    const response = await route.fetch()
    renewals += 1
    await route.fulfill({ response })
  })
  await page.route('**/rest/v1/**', (route) => {
    if (renewals > 0) return route.continue()
    refused.push(new URL(route.request().url()).pathname)
    return route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } })
  })
  await openDashboard(page, session)
  await expect(page.getByTestId('total')).toHaveText('$0.00')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  expect(refused.length).toBeGreaterThan(0)
  expect(renewals).toBe(1)
  expect(await storedSession(page)).not.toContain(session.refresh_token)
})

test('an access token that is refused again ends the session instead of repeating requests', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  const reads = readsOf(page)
  await page.route('**/rest/v1/**', (route) =>
    route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWSError JWSInvalidSignature' } }),
  )
  await revoke(request, session)
  await store(page, endingIn(3_000, session))
  await page.goto('/dashboard')
  await expect(heading(page, 'Access Denied')).toBeVisible()
  await expectNotice(page, 'Session Ended', /^You were logged out/)
  // The layout and the dashboard have five.
  expect(reads.length).toBeLessThanOrEqual(5)
  expect(await storedSession(page)).toBeNull()
})

test('a new password in another browser ends this session at the next read, and says so', async ({
  page,
  request,
}) => {
  const person = await confirmedUser(request)
  await openDashboard(page, person.session)
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  const elsewhere = await callBackend<StoredSession>(request, '/auth/v1/token?grant_type=password', {
    data: { email: person.email, password: person.password },
  })
  await callBackend(request, '/auth/v1/user', {
    method: 'PUT',
    data: { password: 'Other-Lantern-48' },
    token: elsewhere.access_token,
  })
  await page.reload()
  await expectNotice(page, 'Session Ended', /security settings changed/)
  await expectNothingOf(page, 'Lovelace')
  expect(await storedSession(page)).toBeNull()
})

/** By which the client knows the shape of an error. */
const ofVersion = { 'x-supabase-api-version': '2024-01-01' }

// Answers of the real server and of PostgREST; the embedded backend suspends nobody by a call.
const endings = [
  {
    name: 'suspended',
    hint: 'account_suspended',
    refusal: { code: 'user_banned', message: 'Invalid Refresh Token: User Banned' },
    words: 'This account is suspended. Nobody can log in to it for now.',
  },
  {
    name: 'closed',
    hint: 'account_closed',
    refusal: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' },
    words: 'This account has been closed.',
  },
]
for (const { name, hint, refusal, words } of endings) {
  test(`an account that is ${name} while its dashboard is open says so at the next read`, async ({
    page,
    request,
  }) => {
    const { session, email } = await confirmedUser(request)
    await openDashboard(page, session)
    await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
    await page.route('**/rest/v1/**', (route) =>
      route.fulfill({ status: 401, json: { code: 'PT401', message: 'over', details: null, hint } }),
    )
    await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
      route.fulfill({ status: 400, json: refusal, headers: ofVersion }),
    )
    await page.reload()
    await expectNotice(page, 'Session Ended', words)
    await expectNothingOf(page, 'Lovelace', email)
    expect(await storedSession(page)).toBeNull()
  })
}

test('a session that is too old is told of at the next visit', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await store(page, endingIn(-60, session))
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'session_expired', message: 'Invalid Refresh Token: Session Expired' },
      headers: ofVersion,
    }),
  )
  await page.goto('/dashboard')
  await expectNotice(page, 'Session Ended', 'Your session has expired. Log in again to continue.')
  await expect(page.getByRole('main')).toContainText('Your session has ended.')
})

test('Logout works if the session is already over', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await openDashboard(page, session)
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await revoke(request, session)
  await page.evaluate(([key, ended]) => localStorage.setItem(key, ended), [
    sessionKey,
    JSON.stringify(endingIn(-1, session)),
  ] as const)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectNotice(page, 'Logged out successfully.')
  await expect(page).toHaveURL('/')
  expect(await storedSession(page)).toBeNull()
})
