import {
  delay,
  expect,
  heading,
  mailedLink,
  newPerson,
  notices,
  signUp,
  storedSession,
  test,
} from './support.ts'

test('a reset that is answered while the next page is still loading shows no notice', {
  tag: '@night',
}, async ({ page }) => {
  const loadLogin = await delay(page, /assets\/login-/)
  await page.goto('/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill(newPerson().email)
  const release = await delay(page, '**/auth/v1/recover*')
  const answered = page.waitForResponse('**/auth/v1/recover*')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await page.getByRole('link', { name: 'Back to login' }).click()
  await expect(page).toHaveURL('/login')
  release()
  await (await answered).finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  loadLogin()
  await expect(heading(page, 'Welcome back')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(notices(page)).toHaveCount(0)
})

test('a confirmation that ends after a navigation signs in, and does not navigate', {
  tag: '@night',
}, async ({ page, request }) => {
  const person = await signUp(request)
  await page.goto((await mailedLink(request, person.email)).href)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  const release = await delay(page, '**/auth/v1/verify*')
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await page.getByRole('link', { name: 'King Exchange' }).first().click()
  await expect(page).toHaveURL('/')
  release()
  await expect.poll(() => storedSession(page)).not.toBeNull()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(page).toHaveURL('/')
})
