import type { Page } from '@playwright/test'
import {
  confirmedUser,
  expect,
  expectNotice,
  expectOver,
  heading,
  mailedLink,
  newPerson,
  newSession,
  type Person,
  type StoredSession,
  store,
  storedSession,
  test,
} from './support.ts'

type User = Person & { session: StoredSession }

const newPassword = 'Amber-Harbour-52'

async function openSecurity(page: Page, { session }: User) {
  await store(page, session)
  await page.goto('/settings/security')
  await expect(heading(page, 'Security')).toBeVisible()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test('other devices are logged out by a press, and by a new password, which opens the account from then on', async ({
  page,
  browser,
  request,
}) => {
  const user = await confirmedUser(request)
  const elsewhere = await newSession(request, user)
  await openSecurity(page, user)
  await button(page, 'Log out everywhere else').click()
  await expectNotice(page, 'Other devices have been logged out.', 'You stay logged in here.')
  await expectOver(request, elsewhere)

  const other = await (await browser.newContext()).newPage()
  await openSecurity(other, { ...user, session: await newSession(request, user) })
  await button(page, 'Change password').click()
  await field(page, 'New password').fill(newPassword)
  await field(page, 'Confirm new password').fill(newPassword)
  await button(page, 'Change password').click()
  await expectNotice(
    page,
    'Password changed',
    'Your new password is set. Other browsers have been logged out.',
  )
  await expect(field(page, 'New password')).toHaveCount(0)
  expect(await storedSession(page)).toContain(user.session.refresh_token)
  await other.reload()
  await expectNotice(other, 'Session ended', /security settings changed/)
  await newSession(request, { ...user, password: newPassword })
  await expect(newSession(request, user)).rejects.toThrow('invalid_credentials')
})

test('a new address is the account’s when both links were opened, in whatever browser, and the tab that waits is told', async ({
  page,
  context,
  browser,
  request,
}) => {
  const user = await confirmedUser(request)
  const { email } = newPerson()
  const openLink = async (opened: Page, { href }: URL) => {
    await opened.goto(href)
    await expect(heading(opened, 'Confirm the change of address')).toBeVisible()
    await button(opened, 'Confirm email').click()
  }
  await openSecurity(page, user)
  await button(page, 'Change address').click()
  await field(page, 'New email address').fill(email)
  await button(page, 'Send two links').click()
  await expectNotice(page, 'Two emails sent', 'Open the link in each of them to change your address.')
  await expect(page.getByText('Two links to open')).toBeVisible()
  await button(page, 'I have opened both').click()
  await expectNotice(page, 'Still waiting', 'At least one of the two links has not been opened yet.')

  const other = await (await browser.newContext()).newPage()
  await openLink(other, await mailedLink(request, email))
  await expect(heading(other, 'One link of two is confirmed')).toBeVisible()

  const tab = await context.newPage()
  await openLink(tab, await mailedLink(request, user.email, 2))
  await expect(tab.getByText(`Your address is now ${email}.`)).toBeVisible()
  await expect(tab.getByText('You are still logged in.')).toBeVisible()
  await expectNotice(page, 'Address changed', `Your address is now ${email}.`)
  await expect(page.getByText('Two links to open')).toHaveCount(0)
  await newSession(request, { email, password: user.password })
})
