import type { Page } from '@playwright/test'
import {
  defaultLink,
  expect,
  expectNothingOf,
  expectNotice,
  expectOwned,
  heading,
  mailedLink,
  newPerson,
  type Person,
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
  await page.goto(defaultLink(await mailedLink(request, owner.email)))
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
