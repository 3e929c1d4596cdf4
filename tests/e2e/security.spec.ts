import { timeCode } from '@king-exchange/embedded-supabase'
import type { APIRequestContext, Page } from '@playwright/test'
import {
  callBackend,
  confirmedUser,
  expect,
  expectNotice,
  expectOver,
  fillLogin,
  heading,
  newSession,
  notices,
  resetLink,
  type StoredSession,
  store,
  storedSession,
  test,
} from './support.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Second step at login' })
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true })
const codeField = (page: Page) => page.getByLabel('Six-digit code')
const devices = (page: Page) => section(page).getByRole('listitem')

/** The code that an app with this key shows now. */
const codeOf = (key: string) => timeCode(key, Date.now())

/** The statuses of the account's factors, as the server knows them. */
async function factorsOf(page: Page, request: APIRequestContext) {
  const { access_token } = JSON.parse((await storedSession(page)) ?? '{}')
  type User = { factors?: { friendly_name: string; status: string }[] }
  const { factors = [] } = await callBackend<User>(request, '/auth/v1/user', { token: access_token })
  return factors.map(({ friendly_name, status }) => `${friendly_name} ${status}`)
}

/** Names a device, which shows its key. */
async function beginToAdd(page: Page): Promise<string> {
  await button(page, 'Add an authenticator app').click()
  await page.getByLabel('Name of the device').fill('Phone')
  await button(page, 'Continue').click()
  const key = await page.getByLabel('Key for your authenticator app').inputValue()
  return key.replaceAll(' ', '')
}

/** Adds a device without the site. Returns its key. */
async function addDevice(request: APIRequestContext, { access_token: token }: StoredSession) {
  const call = <Answer>(path: string, data: object) =>
    callBackend<Answer>(request, `/auth/v1/factors${path}`, { token, data })
  const { id, totp } = await call<{ id: string; totp: { secret: string } }>('', {
    factor_type: 'totp',
    friendly_name: 'Phone',
  })
  const challenge = await call<{ id: string }>(`/${id}/challenge`, {})
  await call(`/${id}/verify`, { challenge_id: challenge.id, code: codeOf(totp.secret) })
  return totp.secret
}

test('a device is added, also after its set-up was left, which ends other sessions, and removed; a cancelled one keeps nothing', async ({
  page,
  request,
}) => {
  const person = await confirmedUser(request)
  const elsewhere = await newSession(request, person)
  await store(page, person.session)
  await page.goto('/settings')
  await page.getByRole('main').getByRole('link', { name: 'Security settings' }).click()
  await expect(heading(page, 'Security')).toBeFocused()

  const first = await beginToAdd(page)
  expect(await factorsOf(page, request)).toEqual(['Phone unverified'])
  await button(page, 'Cancel').click()
  await expect.poll(() => factorsOf(page, request)).toEqual([])
  const key = await beginToAdd(page)
  expect(key).not.toBe(first)
  await page.getByRole('main').getByRole('link', { name: 'All settings' }).click()
  await expect(page).toHaveURL('/settings')
  await page.goBack()
  await expect(section(page)).toContainText('Set-up not finished')
  await button(page, 'Finish Phone').click()
  await codeField(page).fill(codeOf(key))
  await button(page, 'Turn on').click()
  await expectNotice(page, 'Second step added', /Other devices have been logged out/)
  await expect(devices(page)).toHaveText([/^PhoneAuthenticator appAdded .*Remove$/])
  expect(await factorsOf(page, request)).toEqual(['Phone verified'])
  await expectOver(request, elsewhere)

  await button(page, 'Remove Phone').click()
  await codeField(page).fill(codeOf(key))
  await button(page, 'Remove').click()
  await expectNotice(page, 'Second step removed', 'Your password alone opens your account now.')
  await expect(section(page)).toContainText('You have none yet.')
  expect(await factorsOf(page, request)).toEqual([])
})

test('the code of a second factor is asked for at the login and by a reset link, and nothing is shown before it', async ({
  page,
  request,
}) => {
  const person = await confirmedUser(request)
  const key = await addDevice(request, person.session)
  await page.goto('/settings/security')
  await expect(page.getByRole('main')).toContainText('Please log in to see your security settings.')
  await page.getByRole('link', { name: 'Proceed to Login' }).click()
  await fillLogin(page, person)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Enter your code')).toBeFocused()
  await expect(notices(page)).toHaveCount(0)

  await page.goto('/dashboard')
  await expect(heading(page, 'Access Denied')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('enter the code of your second factor')
  await expect(page.getByTestId('account-name')).toHaveCount(0)
  await page.getByRole('link', { name: 'Proceed to Login' }).click()
  await codeField(page).fill(codeOf(key))
  await codeField(page).press('Enter')
  await expectNotice(page, 'Welcome back!', 'Successfully logged in.')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByTestId('total')).toHaveText('$0.00')

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.goto((await resetLink(request, person.email)).href)
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await expect(page).toHaveURL('/reset-password')
  await expect(heading(page, 'Enter your code')).toBeVisible()
  await codeField(page).fill(codeOf(key))
  await codeField(page).press('Enter')
  await expect(heading(page, 'Choose a new password')).toBeVisible()
})
