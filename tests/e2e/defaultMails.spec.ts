import type { Page } from '@playwright/test'
import {
  confirmedUser,
  defaultLink,
  expect,
  expectNothingOf,
  expectNotice,
  expectOwned,
  heading,
  mailedLink,
  newPerson,
  openDashboard,
  type Person,
  resetLink,
  signUp,
  storedSession,
  test,
} from './support.ts'

/** Fills in the page of a link that has brought tokens, and sends it. */
async function claim(page: Page, { firstName, lastName, email, password }: Person) {
  await expect(heading(page, 'Make this account yours')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Set Name and Password' }).click()
}

/** Fills in the page of a reset link that has brought tokens, and sends it. */
async function claimPassword(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await expect(heading(page, 'Choose a new password')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Set New Password' }).click()
}

test('the provider’s own mail of a sign-up leads to a name and a password of the owner', async ({
  page,
  browser,
  request,
}) => {
  const stranger = await signUp(request, { ...newPerson('Stranger'), firstName: 'Mallory' })
  const owner = { ...stranger, firstName: 'Olive', lastName: 'Owner', password: 'Olive-Grove-1890' }
  await page.goto(defaultLink(await mailedLink(request, owner.email), '/dashboard'))
  await expect(page).toHaveURL('/auth/confirm')
  await expectNothingOf(page, owner.email, 'Mallory', 'Stranger')
  expect(await storedSession(page)).toBeNull()
  await claim(page, owner)
  await expect(page).toHaveURL('/dashboard')
  await expectNotice(page, 'Email Confirmed', `${owner.email} is verified, and you are logged in.`)
  await expect(page.getByTestId('account-name')).toHaveText('Olive Owner')
  await page.reload()
  await expect(page.getByTestId('account-name')).toHaveText('Olive Owner')

  await expectOwned(browser, owner, stranger)
})

test('the provider’s own reset mail leads to a new password, and keeps the name', async ({
  page,
  request,
}) => {
  const person = { ...(await confirmedUser(request)), password: 'Amber-Harbour-82' }
  await page.goto(defaultLink(await resetLink(request, person.email), '/reset-password'))
  await claimPassword(page, person)
  await expect(page).toHaveURL('/dashboard')
  await expectNotice(page, 'Password Changed')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
})

test('tokens in a link open no account whose address was not typed', async ({ page, request }) => {
  const stranger = await signUp(request, newPerson('Stranger'))
  const victim = await confirmedUser(request, 'Victim')
  await page.goto(defaultLink(await mailedLink(request, stranger.email), '/dashboard'))
  await claim(page, { ...newPerson(), email: victim.email })
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleErrorMessage(/^This link was sent to another address\./)
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  expect(await storedSession(page)).toBeNull()

  await email.fill(stranger.email)
  await page.getByRole('button', { name: 'Set Name and Password' }).click()
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
})

test('a field that is left empty is marked, and the link stays good', async ({ page, request }) => {
  const person = await signUp(request)
  await page.goto(defaultLink(await mailedLink(request, person.email), '/dashboard'))
  await page.getByRole('button', { name: 'Set Name and Password' }).click()
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleErrorMessage(/./)
  await claim(page, person)
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
})

test('tokens that no longer work lead to the offer of a reset link', async ({ page, request }) => {
  const person = await signUp(request)
  await page.goto(defaultLink(await mailedLink(request, person.email), '/dashboard'))
  await page.route('**/auth/v1/user', (route) =>
    route.fulfill({
      status: 403,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'session_not_found', message: 'Session from session_id claim in JWT does not exist' },
    }),
  )
  await claim(page, person)
  await expect(heading(page, 'This link does not work')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/has expired or was already used/)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  await page.unroute('**/auth/v1/user')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expectNotice(page, 'Password Reset Email Sent')
  await page.goto(defaultLink(await mailedLink(request, person.email, 2), '/reset-password'))
  await claimPassword(page, person)
  await expect(page).toHaveURL('/dashboard')
})

test('a reload forgets the tokens, and offers a reset link', async ({ page, request }) => {
  const person = await signUp(request)
  await page.goto(defaultLink(await mailedLink(request, person.email), '/dashboard'))
  await expect(heading(page, 'Make this account yours')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'This link does not work')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/has expired or was already used/)
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()
})

test('tokens in a link ask before they take the place of who is signed in', async ({ page, request }) => {
  const ada = await confirmedUser(request, 'First')
  const other = await signUp(request, newPerson('Second'))
  await openDashboard(page, ada.session)
  await page.goto(defaultLink(await mailedLink(request, other.email), '/dashboard'))
  await expect(heading(page, 'Switch accounts?')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(ada.email)
  await page.getByRole('button', { name: 'Use the link' }).click()
  await claim(page, other)
  await expect(page.getByTestId('account-name')).toHaveText('Ada Second')
})

test('a code that only another browser can use is told as a mail’s on the reset page', async ({ page }) => {
  await page.goto('/reset-password?code=0b8d5b7e-7a53-4f7e-9f0f-3f4f6d3a9c11')
  await expect(heading(page, 'This link does not work')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/requested in another browser/)
  await expect(page).toHaveURL('/auth/confirm')
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()
})
