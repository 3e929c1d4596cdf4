import { timeCode } from '@king-exchange/embedded-supabase'
import type { APIRequestContext, Page } from '@playwright/test'
import { drawQrPicture } from '@/data/rules/drawQrPicture'
import { findBarriers } from '../axe.ts'
import {
  callBackend,
  confirmedUser,
  expect,
  expectNotice,
  fillLogin,
  heading,
  type Person,
  type StoredSession,
  store,
  storedSession,
  test,
  wayOn,
} from './support.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Second step at login' })
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true })
const codeField = (page: Page) => page.getByLabel('Six-digit code')
const devices = (page: Page) => section(page).getByRole('listitem')

/** The code that an app with this key shows now. */
const codeOf = (key: string) => timeCode(key, Date.now())

/** Six digits that no app with one of these keys shows now, shortly before or after. */
const wrongCode = (...keys: string[]) => {
  const shown = keys.flatMap((key) => [-30_000, 0, 30_000].map((away) => timeCode(key, Date.now() + away)))
  return (
    Array.from({ length: 10 }, (_, digit) => String(digit).repeat(6)).find((code) => !shown.includes(code)) ??
    ''
  )
}

const passwordSession = (request: APIRequestContext, { email, password }: Person) =>
  callBackend<StoredSession>(request, '/auth/v1/token?grant_type=password', { data: { email, password } })

/** The statuses of the account's factors, as the server knows them. */
async function factorsOf(page: Page, request: APIRequestContext) {
  const { access_token } = JSON.parse((await storedSession(page)) ?? '{}')
  type User = { factors?: { friendly_name: string; status: string }[] }
  const { factors = [] } = await callBackend<User>(request, '/auth/v1/user', { token: access_token })
  return factors.map(({ friendly_name, status }) => `${friendly_name} ${status}`)
}

/** Opens the security settings as a new person. */
async function openSecurity(page: Page, request: APIRequestContext) {
  const person = await confirmedUser(request)
  await store(page, person.session)
  await page.goto('/settings/security')
  await expect(heading(page, 'Security')).toBeVisible()
  return person
}

/** Names a device, which shows its key; `proof` is a code of another one. */
async function beginToAdd(page: Page, name: string, proof?: string): Promise<string> {
  await section(page).getByRole('button', { name: /^Add / }).click()
  await page.getByLabel('Name of the device').fill(name)
  if (proof) await codeField(page).fill(proof)
  await button(page, 'Continue').click()
  const key = await page.getByLabel('Key for your authenticator app').inputValue()
  expect(key).toMatch(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/)
  return key.replaceAll(' ', '')
}

async function add(page: Page, name: string, proof?: string): Promise<string> {
  const key = await beginToAdd(page, name, proof)
  await codeField(page).fill(codeOf(key))
  await button(page, 'Turn on').click()
  await expect(devices(page).filter({ hasText: name })).toBeVisible()
  return key
}

test('the settings lead to the security settings, and those back', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await store(page, session)
  await page.goto('/settings')
  await page.getByRole('main').getByRole('link', { name: 'Security settings' }).click()
  await expect(page).toHaveURL('/settings/security')
  await expect(heading(page, 'Security')).toBeFocused()
  await expect(section(page)).toContainText('You have none yet.')
  await page.getByRole('main').getByRole('link', { name: 'All settings' }).click()
  await expect(page).toHaveURL('/settings')
})

test('without a session the page shows no settings, and the login leads back to it', async ({
  page,
  request,
}) => {
  const person = await confirmedUser(request)
  await page.goto('/settings/security')
  await expect(heading(page, 'Access Denied')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Please log in to see your security settings.')
  await page.getByRole('link', { name: 'Proceed to Login' }).click()
  await fillLogin(page, person)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/settings/security')
  await expect(section(page)).toBeVisible()
})

test('an app is added by keyboard, ends other sessions, and is asked for at the next login', async ({
  page,
  request,
}) => {
  const person = await openSecurity(page, request)
  const elsewhere = await passwordSession(request, person)
  const { keyboard } = page

  await button(page, 'Add an authenticator app').press('Enter')
  await expect(page.getByRole('heading', { level: 3, name: 'Name the device' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.type('Work phone')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 3, name: 'Scan this code' })).toBeFocused()
  await expect(section(page)).toContainText('Turning it on logs out your other devices.')
  expect(await findBarriers(page)).toEqual([])

  const address = await page.getByRole('link', { name: 'Or open it in an app' }).getAttribute('href')
  const { searchParams } = new URL(address ?? '')
  const key = searchParams.get('secret') ?? ''
  expect(searchParams.get('issuer')).toBe('King Exchange')
  await expect(page.getByLabel('Key for your authenticator app')).toHaveValue(
    key.match(/.{1,4}/g)?.join(' ') ?? '',
  )
  const picture = page.getByRole('img', { name: 'QR code for your authenticator app' })
  await expect(picture.locator('path')).toHaveAttribute('d', drawQrPicture(address ?? '').path)

  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await codeField(page).focus()
  await keyboard.type(wrongCode(key))
  await keyboard.press('Enter')
  await expectNotice(page, 'Device Not Added', 'Invalid TOTP code entered')
  await expect(codeField(page)).toBeFocused()
  await expect(codeField(page)).toHaveAccessibleErrorMessage(/Enter the one that is shown now/)

  await codeField(page).fill('')
  await keyboard.type(codeOf(key).replace(/(...)/, '$1 '))
  await keyboard.press('Enter')
  await expectNotice(page, 'Second Step Added', /Other devices have been logged out/)
  await expect(page.getByRole('heading', { level: 2, name: 'Second step at login' })).toBeFocused()
  await expect(devices(page)).toHaveText([/^Work phoneAuthenticator appAdded .*Remove$/])
  await expect(section(page)).toContainText('Add a second device, too.')
  await expect(callBackend(request, '/auth/v1/user', { token: elsewhere.access_token })).rejects.toThrow(
    'session_not_found',
  )

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await fillLogin(page, person)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Enter your code')).toBeVisible()
  await codeField(page).fill(codeOf(key))
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
})

test('a second device is added by a code of the first, and proves nothing in the same session', async ({
  page,
  request,
}) => {
  const person = await openSecurity(page, request)
  const phone = await add(page, 'Phone')

  await button(page, 'Add another device').click()
  await page.getByLabel('Name of the device').fill('Phone')
  await button(page, 'Continue').click()
  await expect(page.getByLabel('Name of the device')).toHaveAccessibleErrorMessage(
    'Another device of yours has this name. Please choose another one.',
  )
  await expect(page.getByLabel('Name of the device')).toBeFocused()
  await page.getByLabel('Name of the device').fill('Tablet')
  await codeField(page).fill(wrongCode(phone))
  await button(page, 'Continue').click()
  await expectNotice(page, 'Device Not Added', 'Invalid TOTP code entered')
  await expect(codeField(page)).toBeFocused()
  expect(await findBarriers(page)).toEqual([])
  await button(page, 'Cancel').click()

  const tablet = await add(page, 'Tablet', codeOf(phone))
  await expectNotice(page, 'Device Added', 'Each login accepts a code of any of your devices.')
  await expect(devices(page)).toHaveCount(2)
  await button(page, 'Remove Phone').click()
  await expect(section(page)).toContainText('Log out, and log in again with a code of Tablet.')
  await expect(codeField(page)).toHaveCount(0)
  expect(await findBarriers(page)).toEqual([])

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/settings/security')
  await page.getByRole('link', { name: 'Proceed to Login' }).click()
  await fillLogin(page, person)
  await page.keyboard.press('Enter')
  await codeField(page).fill(codeOf(phone))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/settings/security')

  await button(page, 'Remove Phone').click()
  await expect(page.getByRole('heading', { level: 3, name: 'Remove Phone?' })).toBeFocused()
  await expect(section(page)).toContainText('Those of your other devices stay.')
  expect(await findBarriers(page)).toEqual([])
  await codeField(page).fill(wrongCode(phone, tablet))
  await button(page, 'Remove').click()
  await expectNotice(page, 'Device Not Removed', 'Invalid TOTP code entered')
  await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true')
  await codeField(page).fill(codeOf(tablet))
  await button(page, 'Remove').click()
  await expectNotice(page, 'Device Removed', 'Its codes are no longer accepted.')
  await expect(devices(page)).toHaveText([/^Tablet/])

  await button(page, 'Remove Tablet').click()
  await expect(section(page)).toContainText('your password alone opens your account')
  await codeField(page).fill(codeOf(tablet))
  await button(page, 'Remove').click()
  await expectNotice(page, 'Second Step Removed', 'Your password alone opens your account now.')
  await expect(section(page)).toContainText('You have none yet.')
  await page.reload()
  await expect(section(page)).toContainText('You have none yet.')
  expect(await factorsOf(page, request)).toEqual([])
})

test('a set-up that is cancelled, left or reloaded keeps nothing, also not its name', async ({
  page,
  request,
}) => {
  await openSecurity(page, request)
  const first = await beginToAdd(page, 'Phone')
  expect(await factorsOf(page, request)).toEqual(['Phone unverified'])
  await button(page, 'Cancel').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Second step at login' })).toBeFocused()
  await expect.poll(() => factorsOf(page, request)).toEqual([])

  const second = await beginToAdd(page, 'Phone')
  expect(second).not.toBe(first)
  await page.getByRole('main').getByRole('link', { name: 'All settings' }).click()
  await expect(page).toHaveURL('/settings')
  await expect.poll(() => factorsOf(page, request)).toEqual([])

  await page.goto('/settings/security')
  await beginToAdd(page, 'Phone')
  await page.reload()
  await expect(devices(page)).toHaveCount(0)
  expect(await factorsOf(page, request)).toEqual(['Phone unverified'])
  await add(page, 'Phone')
  expect(await factorsOf(page, request)).toEqual(['Phone verified'])
})

test('a set-up that was removed on another device says so, and can begin again', async ({
  page,
  request,
}) => {
  await openSecurity(page, request)
  const key = await beginToAdd(page, 'Phone')
  const { access_token } = JSON.parse((await storedSession(page)) ?? '{}')
  const user = await callBackend<{ factors: { id: string }[] }>(request, '/auth/v1/user', {
    token: access_token,
  })
  await callBackend(request, `/auth/v1/factors/${user.factors[0]?.id}`, {
    token: access_token,
    method: 'DELETE',
  })
  await codeField(page).fill(codeOf(key))
  await button(page, 'Turn on').click()
  await expect(wayOn(page)).toContainText('This device was removed meanwhile.')
  await button(page, 'Cancel').click()
  await add(page, 'Phone')
})
