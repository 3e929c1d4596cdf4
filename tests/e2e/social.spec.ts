import type { Page } from '@playwright/test'
import { findBarriers } from '../axe.ts'
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

const refused = 'The other service did not let you in, or has given us no email address'

/** Leaves for the provider, where it goes wrong in this way. */
const badDay = async (page: Page, way: string) => {
  await leaveForGoogle(page)
  await page.getByText('Try a bad day').click()
  await button(page, way).click()
}

test('signing in with Google leads back to the page that was asked for, after it was cancelled and cut off, and its address works once', async ({
  page,
}) => {
  const tokens = '**/auth/v1/token*'
  await page.goto('/cards')
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await page.getByRole('link', { name: 'Create account' }).click()
  await badDay(page, 'Cancel')
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
  await expect(page.getByTestId('account-name')).toHaveText('Grace Hopper')
  await expectNotice(page, 'Welcome back!', 'Successfully logged in.')
  await expect(notices(page)).toHaveCount(1)
  await expectNoTrace(page)

  await button(page, 'Logout').click()
  await expectNotice(page, 'Logged out successfully.')
  await page.goto((await back).url())
  await expectBackAtLogin(page, 'was already used')
})

test('a sign-in that fails at Google or on the way back ends at the login, and the next ones find the same account', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/login')
  await button(page, 'Apple').click()
  await expectNotice(page, 'Sign in Failed', 'Apple sign-in is not available yet.')
  await expect(button(page, 'Apple')).toBeEnabled()
  await leaveForGoogle(page)
  await page.getByText('Try a bad day').click()
  expect(await findBarriers(page)).toEqual([])
  await button(page, 'Fail on the way back').click()
  await expectBackAtLogin(page, refused)
  await badDay(page, 'Fail at Google')
  await expectBackAtLogin(page, refused)

  const { email } = newPerson()
  for (const name of ['Grace Hopper', 'Somebody Else']) {
    await leaveForGoogle(page)
    await continueAs(page, { email, name })
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByTestId('account-name')).toHaveText('Grace Hopper')
    await button(page, 'Logout').click()
    await expect(page).toHaveURL('/')
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  }
})
