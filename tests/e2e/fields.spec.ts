import type { Locator, Page } from '@playwright/test'
import { expect, heading, newPerson, openBeforeScripts, test, wayOn } from './support.ts'

// What stands in a field counts, however it came there.

/** Puts a value into a field as some password managers do: past React, and without an event. */
const fillUnheard = (control: Locator, value: string) =>
  control.evaluate((element, filled) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, filled)
  }, value)

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

const { email, password, firstName, lastName } = newPerson()

test('what was filled in without an event is taken along to the next form, and sent', async ({ page }) => {
  const bodies: Record<string, unknown>[] = []
  await page.route('**/auth/v1/signup*', async (route) => {
    bodies.push(route.request().postDataJSON())
    await route.fulfill({ status: 500, json: { code: 500, msg: 'Database error' } })
  })
  await page.goto('/login')
  await page.locator('html[data-page=hydrated]').waitFor()
  await fillUnheard(field(page, 'Email'), email)
  /** Takes a link of the login to another form, which then has the address, too. */
  const takeLink = async (link: string, title: string) => {
    await expect(heading(page, 'Welcome back')).toBeVisible()
    await expect(field(page, 'Email')).toHaveValue(email)
    await page.getByRole('link', { name: link }).click()
    await expect(heading(page, title)).toBeVisible()
    await expect(field(page, 'Email')).toHaveValue(email)
  }
  await takeLink('Create account', 'Create your account')
  await page.goBack()
  await takeLink('Forgot password?', 'Forgot your password?')
  await page.goBack()
  await takeLink('Create account', 'Create your account')

  const texts = { 'First name': firstName, 'Last name': lastName, Email: email }
  for (const [label, text] of Object.entries(texts)) await fillUnheard(field(page, label), text)
  for (const label of ['Password', 'Confirm password']) await fillUnheard(field(page, label), password)
  await page.locator('[type=checkbox] + *').click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(wayOn(page)).toBeVisible()
  expect(bodies).toMatchObject([{ email, password, data: { first_name: firstName, last_name: lastName } }])
})

test('Enter in a search before hydration does nothing but keep what was typed, which takes effect after it', async ({
  page,
}) => {
  const start = await openBeforeScripts(page, '/market?filter=king-tokens')
  const box = page.getByLabel('Search assets by name or symbol')
  await box.fill('kcredit')
  await box.press('Enter')
  await expect(page).toHaveURL('/market?filter=king-tokens')
  await start()
  await expect(page).toHaveURL('/market?filter=king-tokens&q=kcredit')
  await expect(box).toHaveValue('kcredit')
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page).toHaveURL('/market?filter=king-tokens')
})

test('what the browser restores after a visit of another site’s page is sent', async ({ page }) => {
  const values = { Name: firstName, Email: email, Subject: 'Fees', Message: 'What does it cost?' }
  const main = page.getByRole('main')
  await page.goto('/contact')
  for (const [label, text] of Object.entries(values)) await main.getByLabel(label, { exact: true }).fill(text)
  await page.goto('/favicon.svg')
  await page.goBack()
  await expect(main.getByLabel('Message')).toHaveValue(values.Message)
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByRole('button', { name: 'Clear the form' }).click()
  await expect(main.getByLabel('Message')).toHaveValue('')
})
