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
  await page.getByRole('button', { name: 'Set name and password' }).click()
}

test('the provider’s own mail of a sign-up leads to a name and a password of the owner', {
  tag: '@night',
}, async ({ page, request }) => {
  const stranger = await signUp(request, { ...newPerson('Stranger'), firstName: 'Mallory' })
  const owner = { ...stranger, firstName: 'Olive', lastName: 'Owner', password: 'Olive-Grove-1890' }
  await page.goto(defaultLink(await mailedLink(request, owner.email), '/dashboard'))
  await expect(page).toHaveURL('/auth/confirm')
  await expectNothingOf(page, owner.email, 'Mallory', 'Stranger')
  expect(await storedSession(page)).toBeNull()
  await claim(page, { ...owner, email: newPerson().email })
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleErrorMessage(
    /^This link was sent to another address\./,
  )
  expect(await storedSession(page)).toBeNull()
  await claim(page, owner)
  await expect(page).toHaveURL('/dashboard')
  await expectNotice(page, 'Email confirmed', `${owner.email} is verified, and you are logged in.`)
  await expect(page.getByTestId('account-name')).toHaveText('Olive Owner')
  expect(await storedSession(page)).toContain(owner.email)
  await expectOwned(request, owner, stranger)
})

test('the provider’s own reset mail asks before it takes the place of who is signed in; a reload forgets it', {
  tag: '@night',
}, async ({ page, request }) => {
  const ada = await confirmedUser(request, 'First')
  const other = { ...(await confirmedUser(request, 'Second')), password: 'Amber-Harbour-82' }
  await openDashboard(page, ada.session)
  await page.goto(defaultLink(await resetLink(request, other.email), '/reset-password'))
  await expect(heading(page, 'Switch accounts?')).toBeVisible()
  await page.getByRole('button', { name: 'Use the link' }).click()
  await expect(heading(page, 'Choose a new password')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'This link does not work')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/has expired or was already used/)

  await page.getByLabel('Email', { exact: true }).fill(other.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expectNotice(page, 'Password Reset Email Sent')
  await page.goto(defaultLink(await mailedLink(request, other.email, 3), '/reset-password'))
  await page.getByRole('button', { name: 'Use the link' }).click()
  await page.getByLabel('Email', { exact: true }).fill(other.email)
  await page.getByLabel('New password', { exact: true }).fill(other.password)
  await page.getByLabel('Confirm new password', { exact: true }).fill(other.password)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Second')
})
