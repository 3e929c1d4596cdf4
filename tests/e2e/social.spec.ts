import type { Page } from '@playwright/test'
import { expect, expectNotice, heading, newPerson, notices, storedSession, test } from './support.ts'

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

test('signing in with Google leads back to the page that was asked for, after it was cancelled and cut off, and its address works once', async ({
  page,
}) => {
  const tokens = '**/auth/v1/token*'
  await page.goto('/cards')
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await page.getByRole('link', { name: 'Create account' }).click()
  await leaveForGoogle(page)
  await page.getByText('Try a bad day').click()
  await button(page, 'Cancel').click()
  await expectBackAtLogin(page, 'You cancelled logging in')
  await page.route(tokens, (route) => route.abort('connectionrefused'))
  await leaveForGoogle(page)
  await continueAs(page, newPerson())
  await expect(alert(page)).toContainText('the exchange cannot be reached right now', { timeout: 35_000 })
  await page.unroute(tokens)

  await leaveForGoogle(page)
  const back = page.waitForRequest('**/auth/v1/callback?*')
  await continueAs(page, { ...newPerson(), name: 'Grace Hopper' })
  await expect(page).toHaveURL('/cards')
  // One notice, asked for at once: it leaves after a few seconds.
  await expect(notices(page)).toHaveText([/Welcome back!.*Successfully logged in\./s])
  await expect(page.getByTestId('account-name')).toHaveText('Grace Hopper')
  await expectNoTrace(page)

  await button(page, 'Logout').click()
  await expectNotice(page, 'Logged out successfully.')
  await page.goto((await back).url())
  await expectBackAtLogin(page, 'was already used')
})
