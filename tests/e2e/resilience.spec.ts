import type { Page } from '@playwright/test'
import { expect, expectNotice, fillRegistration, heading, idleWorkDone, newPerson, test } from './support.ts'

/** Simulates a new release: files that the page has not asked for are missing, until the returned function is called. */
async function release(page: Page, isGone = (_: string) => true): Promise<() => void> {
  const known = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  )
  let isReleased = true
  await page.route('**/assets/**/*.js', (route) =>
    isReleased && !known.has(route.request().url()) && isGone(route.request().url())
      ? route.fulfill({ status: 404, body: 'gone' })
      : route.continue(),
  )
  return () => {
    isReleased = false
  }
}

test('a page whose code is gone after a new release is loaded anew once, then stays readable, and Retry brings it', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await idleWorkDone(page)
  const arrive = await release(page)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  // Once for the press, once by the site itself.
  await expect.poll(() => documents).toBe(2)
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await expect(page).toHaveURL('/about')
  await expect(heading(page, 'Open by design')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('html[data-page=hydrated]')).toHaveCount(0)

  arrive()
  await retry.click()
  await expect(page.locator('html[data-page=hydrated]')).toHaveCount(1)
  await expect(retry).toHaveCount(0)
})

test('a form that was open before a new release has all that it sends with, and says so as ever', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/register', { waitUntil: 'networkidle' })
  await idleWorkDone(page)
  await page.waitForLoadState('networkidle')
  await release(page)
  await fillRegistration(page, newPerson())
  await page.getByRole('button', { name: 'Create account' }).click()
  await expectNotice(page, 'Registration Successful!', 'Please check your email to verify your account.')
  await expect(heading(page, 'Check your inbox')).toBeVisible()
})

test('a press whose code is gone loads the document once more and says so, with what was typed', {
  tag: '@night',
}, async ({ page }) => {
  const person = newPerson()
  await page.goto('about:blank')
  // Before it could be loaded ahead.
  const arrive = await release(page, (file) => /\/provider-/.test(file))
  await page.goto('/register')
  await fillRegistration(page, person)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  const button = page.getByRole('button', { name: 'Create account' })
  await button.click()
  await expectNotice(page, 'Page loaded again', /nothing was sent/)
  expect(documents).toBe(1)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  await expect(page.getByLabel('First name')).toHaveValue(person.firstName)

  // All but the passwords is there, so that the consent must not be pressed again.
  await fillRegistration(page, person, { terms: false })
  await button.click()
  await expectNotice(page, 'Sign up Failed', 'A part of this page could not be loaded.')
  expect(documents, 'once only').toBe(1)

  arrive()
  await button.click()
  await expectNotice(page, 'Registration Successful!', 'Please check your email to verify your account.')
})
