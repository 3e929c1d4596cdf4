import type { Browser, Page } from '@playwright/test'
import {
  closeNotice,
  confirmedUser,
  expect,
  expectNotice,
  fillLogin,
  heading,
  mailedLink,
  newPerson,
  openDashboard,
  type Person,
  pressInMail,
  type StoredSession,
  signIn,
  store,
  test,
  wayOn,
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
const code = (page: Page) => field(page, 'Code from your email')

async function fillPassword(page: Page, password = newPassword) {
  await field(page, 'New password').fill(password)
  await field(page, 'Confirm new password').fill(password)
}

/** A page of another browser. */
const elsewhere = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()

test.describe('a new password', () => {
  test('ends the session of another browser, and opens the account from then on', async ({
    page,
    browser,
    request,
  }) => {
    const user = await confirmedUser(request)
    const other = await elsewhere(browser)
    await signIn(other, user)
    await openSecurity(page, user)
    await button(page, 'Change password').click()
    await fillPassword(page)
    await button(page, 'Change Password').click()
    await expectNotice(
      page,
      'Password Changed',
      'Your new password is set. Other browsers have been logged out.',
    )
    await expect(field(page, 'New password')).toHaveCount(0)

    await other.goto('/dashboard')
    await expect(heading(other, 'Access Denied')).toBeVisible()
    await signIn(other, { ...user, password: newPassword })
    await page.goto('/dashboard')
    await expect(heading(page, 'Dashboard')).toBeVisible()
  })

  test('is chosen with the keyboard alone, and the focus stays in the section', async ({ page, request }) => {
    await openSecurity(page, await confirmedUser(request))
    await button(page, 'Change password').focus()
    await page.keyboard.press('Enter')
    await expect(field(page, 'New password')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page, 'New password')).toHaveAccessibleErrorMessage('Please choose a password.')
    await button(page, 'Cancel').press('Enter')
    await expect(page.getByRole('heading', { name: 'Password', exact: true })).toBeFocused()
  })

  test('needs the code of a mail in an older session, which is asked for in the same form', async ({
    page,
    request,
  }) => {
    await openSecurity(page, await confirmedUser(request))
    const sent: object[] = []
    const mails: string[] = []
    await page.route('**/auth/v1/reauthenticate', (route) => {
      mails.push('code')
      return route.fulfill({ json: {} })
    })
    await page.route('**/auth/v1/user', (route) => {
      if (route.request().method() !== 'PUT') return route.continue()
      const body = route.request().postDataJSON()
      sent.push(body)
      if (body.nonce === '123456') return route.continue()
      return body.nonce
        ? route.fulfill({
            status: 422,
            json: { code: 'reauthentication_not_valid', message: 'Nonce has expired or is invalid' },
            headers: { 'x-supabase-api-version': '2024-01-01' },
          })
        : route.fulfill({
            status: 400,
            json: { code: 'reauthentication_needed', message: 'Password update requires reauthentication' },
            headers: { 'x-supabase-api-version': '2024-01-01' },
          })
    })
    await button(page, 'Change password').click()
    await fillPassword(page)
    await page.keyboard.press('Enter')
    await expect(code(page)).toBeFocused()
    await expect(code(page)).toHaveAccessibleErrorMessage(/enter the code that we have just sent to visitor-/)
    expect(mails).toEqual(['code'])
    await expect(button(page, 'Send another code')).toBeDisabled()

    // What is missing is complained of here, and no other mail is sent.
    await page.keyboard.press('Enter')
    await expect(code(page)).toHaveAccessibleErrorMessage('Please enter the code.')
    expect([mails.length, sent.length]).toEqual([1, 1])

    await code(page).fill('654 321')
    await page.keyboard.press('Enter')
    await expect(code(page)).toHaveAccessibleErrorMessage(/^This code is wrong or no longer good\./)
    await expect(field(page, 'New password')).toHaveValue(newPassword)
    await code(page).fill('123456')
    await page.keyboard.press('Enter')
    await expectNotice(page, 'Password Changed', /Other browsers have been logged out/)
    expect(sent).toMatchObject([
      { password: newPassword },
      { password: newPassword, nonce: '654321' },
      { password: newPassword, nonce: '123456' },
    ])
  })

  test('that is the old one is marked at its field', async ({ page, request }) => {
    const user = await confirmedUser(request)
    await openSecurity(page, user)
    await button(page, 'Change password').click()
    await fillPassword(page, user.password)
    await button(page, 'Change Password').press('Enter')
    await expect(field(page, 'New password')).toHaveAccessibleErrorMessage(
      'Choose a password that differs from the old one.',
    )
    await expect(field(page, 'New password')).toBeFocused()
    await expect(wayOn(page)).toHaveCount(0)
  })
})

test.describe('a new address', () => {
  const subject = 'Confirm your new King Exchange address'

  async function askFor(page: Page, email: string) {
    await button(page, 'Change address').click()
    await field(page, 'New email address').fill(email)
    await button(page, 'Send Two Links').click()
  }

  async function openLink(page: Page, email: string) {
    await pressInMail(page, email, subject, 'Confirm Email')
    await expect(heading(page, 'Confirm the change of address')).toBeVisible()
    await button(page, 'Confirm Email').click()
  }

  test('is the account’s when both links were opened, in whatever browser', async ({
    page,
    browser,
    request,
  }) => {
    const user = await confirmedUser(request)
    const { email } = newPerson()
    await openSecurity(page, user)
    await askFor(page, email)
    await expectNotice(page, 'Two Emails Sent', 'Open the link in each of them to change your address.')
    await expect(page.getByText('Two links to open')).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    await closeNotice(page)
    await button(page, 'I have opened both').click()
    await expectNotice(page, 'Still Waiting', 'At least one of the two links has not been opened yet.')

    const other = await elsewhere(browser)
    await openLink(other, email)
    await expect(heading(other, 'One link of two is confirmed')).toBeVisible()
    const oneMore = other.getByText('One more step: open the link that we sent to your other address.')
    await expect(oneMore).toBeVisible()
    await other.reload()
    await expect(oneMore).toBeVisible()

    await openLink(other, user.email)
    await expect(other.getByText(`Your address is now ${email}.`)).toBeVisible()
    await other.reload()
    await expect(other.getByText(`Your address is now ${email}.`)).toBeVisible()

    await button(page, 'I have opened both').click()
    await expectNotice(page, 'Address Changed', `Your address is now ${email}.`)
    await expect(page.getByText('Two links to open')).toHaveCount(0)

    await other.getByRole('link', { name: 'Log in' }).click()
    await expect(field(other, 'Email')).toHaveValue(email)
    await fillLogin(other, { email, password: user.password })
    await button(other, 'Log in').click()
    await expect(other).toHaveURL('/dashboard')
  })

  test('is told to the tab that waits, and nobody else is logged out by a link', async ({
    page,
    context,
    request,
  }) => {
    const user = await confirmedUser(request)
    const { email } = newPerson()
    await openSecurity(page, user)
    await askFor(page, email)
    await expect(page.getByText('Two links to open')).toBeVisible()
    const tab = await context.newPage()
    await openLink(tab, user.email)
    await expect(heading(tab, 'One link of two is confirmed')).toBeVisible()
    await openLink(tab, email)
    await expect(tab.getByText(`Your address is now ${email}.`)).toBeVisible()
    await expect(tab.getByText('You are still logged in.')).toBeVisible()
    await expectNotice(page, 'Address Changed', `Your address is now ${email}.`)
  })

  test('is confirmed in the browser of another account, which stays logged in', async ({
    page,
    browser,
    request,
  }) => {
    const user = await confirmedUser(request)
    const neighbour = await confirmedUser(request)
    const { email } = newPerson()
    await openSecurity(page, user)
    await askFor(page, email)
    await expect(page.getByText('Two links to open')).toBeVisible()
    const other = await elsewhere(browser)
    await openDashboard(other, neighbour.session)
    await openLink(other, email)
    await expect(heading(other, 'One link of two is confirmed')).toBeVisible()
    await openLink(other, user.email)
    await expect(other.getByText(`Your address is now ${email}.`)).toBeVisible()
    await expect(other.getByText(`you are still logged in as ${neighbour.email}`)).toBeVisible()
    await other.getByRole('link', { name: 'Dashboard' }).click()
    await expect(heading(other, 'Dashboard')).toBeVisible()
  })

  test('keeps its form and says at the field why it is refused', async ({ page, request }) => {
    const user = await confirmedUser(request)
    const neighbour = await confirmedUser(request)
    await openSecurity(page, user)
    await askFor(page, user.email)
    await expect(field(page, 'New email address')).toHaveAccessibleErrorMessage(
      /^This is your address already\./,
    )
    await field(page, 'New email address').fill(neighbour.email)
    await page.keyboard.press('Enter')
    await expect(field(page, 'New email address')).toHaveAccessibleErrorMessage(
      /^Another account has this address\./,
    )
    await expect(field(page, 'New email address')).toHaveValue(neighbour.email)
  })

  test('has links that work once, and a used one says what helps', async ({ page, browser, request }) => {
    const user = await confirmedUser(request)
    const { email } = newPerson()
    await openSecurity(page, user)
    await askFor(page, email)
    const link = await mailedLink(request, email)
    const other = await elsewhere(browser)
    await other.goto(link.href)
    await button(other, 'Confirm Email').click()
    await expect(heading(other, 'One link of two is confirmed')).toBeVisible()
    await other.goto(link.href)
    await button(other, 'Confirm Email').click()
    await expect(heading(other, 'This link does not work')).toBeVisible()
    await expect(other.getByText(/open the one that we sent to your other address/)).toBeVisible()
  })

  test('has its first link accepted by the provider’s own page, too', async ({ page }) => {
    const message = 'Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email'
    await page.goto(`/auth/confirm#message=${message}&sb=`)
    await expect(
      page.getByText('One more step: open the link that we sent to your other address.'),
    ).toBeVisible()
    expect(page.url()).not.toContain('message')
  })
})

test('other devices are logged out by a press, and this one is not', async ({ page, browser, request }) => {
  const user = await confirmedUser(request)
  const other = await elsewhere(browser)
  await signIn(other, user)
  await openSecurity(page, user)
  await button(page, 'Log out everywhere else').click()
  await expectNotice(page, 'Other devices have been logged out.', 'You stay logged in here.')
  await other.goto('/dashboard')
  await expect(heading(other, 'Access Denied')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Security')).toBeVisible()
  await expect(button(page, 'Change password')).toBeVisible()
})
