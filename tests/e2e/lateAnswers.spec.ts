import {
  confirmedUser,
  expect,
  fillRegistration,
  heading,
  hold,
  mailedLink,
  newPerson,
  notices,
  openDashboard,
  signUp,
  storedSession,
  test,
} from './support.ts'

test('a reset that is answered while the next page is still loading shows no notice', {
  tag: '@night',
}, async ({ page }) => {
  const loadLogin = await hold(page, /assets\/login-/)
  await page.goto('/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill(newPerson().email)
  const release = await hold(page, '**/auth/v1/recover*')
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

test('a registration that is answered after a navigation does not navigate back', { tag: '@night' }, async ({
  page,
  request,
}) => {
  const person = newPerson()
  await page.goto('/register')
  await fillRegistration(page, person)
  const release = await hold(page, '**/auth/v1/signup*')
  const answered = page.waitForResponse('**/auth/v1/signup*')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(heading(page, 'Welcome back')).toBeVisible()
  release()
  await (await answered).finished()
  await mailedLink(request, person.email)
  await expect(page).toHaveURL('/login')
  await expect(notices(page)).toHaveCount(0)
})

test('a new password that is saved after a navigation does not navigate', { tag: '@night' }, async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  await openDashboard(page, session)
  await page.goto('/reset-password')
  await page.getByLabel('New password', { exact: true }).fill('Amber-Harbour-82')
  await page.getByLabel('Confirm new password', { exact: true }).fill('Amber-Harbour-82')
  const release = await hold(page, '**/auth/v1/logout?scope=others')
  const answered = page.waitForResponse('**/auth/v1/logout?scope=others')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await page.getByRole('link', { name: 'King Exchange' }).first().click()
  await expect(page).toHaveURL('/')
  release()
  await (await answered).finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page).toHaveURL('/')
})

test('a confirmation that ends after a navigation signs in, and does not navigate', {
  tag: '@night',
}, async ({ page, request }) => {
  const person = await signUp(request)
  await page.goto((await mailedLink(request, person.email)).href)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  const release = await hold(page, '**/auth/v1/verify*')
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await page.getByRole('link', { name: 'King Exchange' }).first().click()
  await expect(page).toHaveURL('/')
  release()
  await expect.poll(() => storedSession(page)).not.toBeNull()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(page).toHaveURL('/')
})
