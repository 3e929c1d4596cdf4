import type { APIRequestContext, Page } from '@playwright/test'
import {
  callBackend,
  confirmedUser,
  expect,
  expectNotice,
  heading,
  notices,
  type Person,
  type StoredSession,
  sessionKey,
  store,
  test,
} from './support.ts'

/** Puts another session into the storage, of which this tab is not told: a document hears of other documents alone. */
const swap = (page: Page, session: StoredSession) =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    sessionKey,
    JSON.stringify(session),
  ] as const)

/** The requests of this page that change an account. */
function changesOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/auth\/v1\/(user|factors|logout|reauthenticate)/.test(pathname) && request.method() !== 'GET')
      asked.push(`${request.method()} ${pathname}`)
  })
  return asked
}

const typed = 'typed-for-Ada-7'

/** Types a new password twice on a page that has the fields, and sends it. */
async function changePassword(page: Page, button: string) {
  await page.getByLabel('New password', { exact: true }).fill(typed)
  await page.getByLabel('Confirm new password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: button }).click()
}

const opens = (page: Page, { email }: Person, password: string) =>
  callBackend(page.request, '/auth/v1/token?grant_type=password', { data: { email, password } }).then(
    () => true,
    () => false,
  )

/** Opens a page as Ada. Returns Bob, and what the page asks from then on that changes an account. */
async function openAsAda(page: Page, request: APIRequestContext, address: string) {
  const ada = await confirmedUser(request)
  const bob = await confirmedUser(request)
  await store(page, ada.session)
  await page.goto(address)
  await expect(page.getByRole('main')).toContainText(ada.email)
  return { bob, changes: changesOf(page) }
}

test('a password that is typed for one account is not set for another that has logged in meanwhile', async ({
  page,
  request,
}) => {
  const { bob, changes } = await openAsAda(page, request, '/settings/security')
  // A read that is still under way would have Bob shown before the form is sent.
  await expect(page.getByRole('main')).toContainText('You have none yet.')
  await expect(page.getByText('Pending', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()

  await swap(page, bob.session)
  await changePassword(page, 'Change Password')
  await expectNotice(page, 'Another Account Is Logged In', /nothing was sent and nothing was changed/)
  await expect(page.getByRole('main')).toContainText(bob.email)
  await expect(heading(page, 'Security')).toBeVisible()
  // The form is closed, and what was typed is gone.
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0)
  await expect(notices(page)).toHaveCount(1)
  expect(changes).toEqual([])
  expect([await opens(page, bob, typed), await opens(page, bob, bob.password)]).toEqual([false, true])
})

test('the page of a reset link keeps nothing that was typed for another account', async ({
  page,
  request,
}) => {
  const { bob, changes } = await openAsAda(page, request, '/reset-password')

  await swap(page, bob.session)
  await changePassword(page, 'Set New Password')
  await expectNotice(page, 'Another Account Is Logged In')
  await expect(page.getByRole('main')).toContainText(bob.email)
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Confirm new password', { exact: true })).toHaveValue('')
  expect(changes).toEqual([])
  expect([await opens(page, bob, typed), await opens(page, bob, bob.password)]).toEqual([false, true])
})
