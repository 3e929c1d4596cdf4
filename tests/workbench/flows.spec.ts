import { expect, type Page, test } from '@playwright/test'
import { addressOf } from './addressOf'

test.use({ trace: 'off' })

const title = (page: Page) => page.frameLocator('iframe').getByRole('heading', { level: 1 })
const sentence = (page: Page, text: string) => expect(page.getByRole('status').first()).toContainText(text)

test('a flow goes on, aside, back and forth, by keyboard and by the browser’s own buttons', async ({
  page,
}) => {
  await page.goto(addressOf('flows--sign-up'))
  await expect(title(page)).toHaveText('Create your account')
  const next = page.getByRole('link', { name: 'Next', exact: true })
  await next.focus()
  await page.keyboard.press('Enter')
  await sentence(page, 'She fills in the form.')
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await sentence(page, 'She creates the account')
  await expect(title(page)).toHaveText('Check your inbox')
  await page.getByRole('link', { name: 'The passwords differ.' }).click()
  await expect(title(page)).toHaveText('Create your account')
  await expect(page).toHaveURL(/step=3\.4/)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await sentence(page, 'Step 3 of 6')
  await next.click()
  await expect(page.frameLocator('iframe').frameLocator('iframe').getByRole('heading')).toHaveText(
    'Confirm your email address',
  )

  await next.click()
  await next.click()
  await sentence(page, 'Step 6 of 6')

  for (const step of [
    'Step 5 of 6',
    'Step 4 of 6',
    'Step 3 of 6',
    'The passwords differ.',
    'Step 3 of 6',
    'Step 2 of 6',
    'Step 1 of 6',
  ]) {
    await page.goBack({ waitUntil: 'commit' }).catch(() => null)
    await sentence(page, step)
  }
  await page.goForward({ waitUntil: 'commit' }).catch(() => null)
  await sentence(page, 'Step 2 of 6')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await sentence(page, 'Step 1 of 6')
})
