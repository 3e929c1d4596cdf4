import { wrongLinks } from './soonLinks.ts'
import { expect, heading, test } from './support.ts'

test('the login is reached by Tab in the order in which it reads; a change of page moves the focus to its heading, changes the title and is announced', async ({
  page,
}) => {
  const focused = page.locator(':focus')
  await page.goto('/login')
  await expect(page).toHaveTitle('Log in | King Exchange')
  await page.keyboard.press('Tab')
  await expect(focused).toHaveText(/^Skip to/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  for (const part of [
    page.getByLabel('Email', { exact: true }),
    page.getByLabel('Password', { exact: true }),
    page.getByRole('button', { name: 'Show password' }),
    page.getByRole('link', { name: 'Forgot password?' }),
    page.getByRole('button', { name: 'Log in' }),
  ]) {
    await page.keyboard.press('Tab')
    await expect(part).toBeFocused()
  }
  await page.getByRole('link', { name: 'Create account' }).press('Enter')
  await expect(heading(page, 'Create your account')).toBeFocused()
  await expect(page).toHaveTitle('Create account | King Exchange')
  await expect(page.getByRole('status').filter({ hasText: 'Create account' })).toBeAttached()
  await page.goBack()
  await expect(heading(page, 'Welcome back')).toBeFocused()
  await expect(page).toHaveTitle('Log in | King Exchange')
})

test('an unknown address is named, pages whose addresses are near are offered and tagged, and it leads back', async ({
  page,
}) => {
  await page.goto('/dashboard/no-such-page')
  await expect(heading(page, 'Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/fes')
  await expect(heading(page, 'Page not found')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('There is no page at /fes.')
  expect(await wrongLinks(page)).toEqual([])
  await page.getByRole('region', { name: 'Did you mean' }).getByRole('link', { name: '/fees (Soon)' }).click()
  await expect(page).toHaveURL('/fees')
})
