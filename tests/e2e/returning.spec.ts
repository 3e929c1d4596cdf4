import type { Page } from '@playwright/test'
import {
  confirmAddress,
  confirmedUser,
  expect,
  fillRegistration,
  heading,
  mailedLink,
  newPerson,
  test,
} from './support.ts'

// Every way in leads to the page of the user area that was asked for.

/** Asks for a page as a stranger, and goes on to the login. */
async function askFor(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await expect(heading(page, 'Welcome back')).toBeVisible()
}

test('a sign-in with Google does, by way of Create account, and after one that was cancelled', async ({
  page,
}) => {
  await askFor(page, '/cards')
  await page.getByRole('link', { name: 'Create account' }).click()
  await expect(heading(page, 'Create your account')).toBeVisible()
  const google = page.getByRole('button', { name: 'Google', exact: true })
  await google.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/login')
  await google.click()
  await page.getByLabel('Email').fill(newPerson().email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL('/cards')
})

test('a confirmation does, in the tab that its mail opens', async ({ page, context, request }) => {
  const person = newPerson()
  await askFor(page, '/wallet')
  await page.getByRole('link', { name: 'Create account' }).click()
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(heading(page, 'Check your inbox')).toBeVisible()
  const mailed = await context.newPage()
  await mailed.goto((await mailedLink(request, person.email)).href)
  await confirmAddress(mailed, person)
  await expect(mailed).toHaveURL('/wallet')
})

test('a new password does, and no address of another site', async ({ page, context, request }) => {
  const person = await confirmedUser(request)
  await askFor(page, '/staking')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(heading(page, 'Forgot your password?')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(heading(page, 'Check your inbox')).toBeVisible()
  const mailed = await context.newPage()
  await mailed.goto((await mailedLink(request, person.email, 2)).href)
  await mailed.getByRole('button', { name: 'Choose a New Password' }).click()
  await mailed.getByLabel('New password', { exact: true }).fill('Amber-Harbour-82')
  await mailed.getByLabel('Confirm new password', { exact: true }).fill('Amber-Harbour-82')
  await mailed.getByRole('button', { name: 'Set New Password' }).click()
  await expect(mailed).toHaveURL('/staking')

  await mailed.evaluate(() => window.history.replaceState({ returnTo: 'https://evil.example' }, '', '/login'))
  await mailed.reload()
  await expect(mailed).toHaveURL('/dashboard')
})
