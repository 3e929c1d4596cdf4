import {
  callBackend,
  confirmAddress,
  delay,
  expect,
  expectNothingOf,
  expectNotice,
  fillLogin,
  fillRegistration,
  heading,
  mailedLink,
  newPerson,
  notices,
  pressInMail,
  type StoredSession,
  storedSession,
  test,
} from './support.ts'

test('a newcomer who asked for a page registers, comes back to it, and replaces a lost password', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // As long as a password may be, and a name with what has a meaning in HTML.
  const person = {
    ...newPerson(),
    firstName: '<img src=x onerror=alert(1)>',
    lastName: "O'Néill 王",
    password: `${'k'.repeat(71)}!`,
  }
  const name = `${person.firstName} ${person.lastName}`
  const newPassword = 'Amber-Harbour-82'
  const region = (name: string) => page.getByRole('region', { name })
  const logOut = () => page.getByRole('button', { name: 'Logout' }).click()

  await test.step('registers on the way to a page of the account', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/wallet')
    await page.getByRole('link', { name: 'Log in', exact: true }).click()
    await page.getByRole('link', { name: 'Create account' }).click()
    await expect(page).toHaveURL('/register')
    await expect(page.getByRole('contentinfo'), 'it fits a laptop').toBeInViewport({ ratio: 1 })
    await fillRegistration(page, person)
    const release = await delay(page, '**/auth/v1/signup*')
    await page.getByRole('button', { name: 'Create account' }).dblclick()
    await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
    release()
    await expectNotice(page, 'Registration Successful!', 'Please check your email to verify your account.')
    await expect(heading(page, 'Check your inbox')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(person.email)
    await expect(page.getByRole('link', { name: 'Open the local mailbox' })).toBeVisible()
  })

  await test.step('is told to confirm first, and gets the mail again', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
    await fillLogin(page, person)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expectNotice(page, 'Email not verified', 'Please check your inbox to verify your email address.')
    await page.getByRole('button', { name: 'Send the email again' }).click()
    await expectNotice(page, 'Confirmation email sent', /new link is on its way/)
    await mailedLink(request, person.email, 2)
  })

  await test.step('confirms from the mailbox', async () => {
    await pressInMail(page, person.email, 'Confirm your King Exchange account', 'Confirm email')
    await expect(page.getByRole('main')).toContainText(person.email)
    await confirmAddress(page, person)
    await expect(page, 'the page that was asked for').toHaveURL('/wallet')
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  })

  const seeDashboard = async () => {
    await expect(heading(page, 'Dashboard')).toBeVisible()
    await expect(page.getByTestId('account-name')).toHaveText(name)
    await expect(page.getByText('VIP Level')).toBeVisible()
    await expect(page.getByText('Pending', { exact: true })).toHaveAttribute('data-tone', 'warning')
    await expect(region('KYC status').getByText('Not Verified', { exact: true })).toBeVisible()
    await expect(page.getByTestId('total')).toHaveText('$0.00')
  }

  await test.step('sees name, status and five empty wallets out of the database', async () => {
    await seeDashboard()
    const rows = region('Balances').getByRole('row')
    await expect(rows).toHaveText([
      /^Token/,
      /^KCC\D+0\.0000/,
      /^KCREDIT\D+0\.0000/,
      /^USDT\D+0\.0000/,
      /^BTC\D+0\.0000/,
      /^ETH\D+0\.0000/,
    ])
  })

  await test.step('copies the referral link, which carries the code of the database', async () => {
    const session: StoredSession = JSON.parse((await storedSession(page)) ?? 'null')
    const profiles = await callBackend<{ referral_code: string }[]>(
      request,
      `/rest/v1/user_profiles?select=referral_code&id=eq.${session.user.id}`,
      { token: session.access_token },
    )
    const link = new URL(`/register?ref=${profiles[0]?.referral_code}`, baseURL).href
    await expect(region('Referral link').getByLabel('Your referral link')).toHaveValue(link)
    await region('Referral link').getByRole('button', { name: 'Copy' }).click()
    await expect(region('Referral link').getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  })

  await test.step('logs out, and Back shows nothing private', async () => {
    await logOut()
    await expectNotice(page, 'Logged out successfully.')
    await expect(page).toHaveURL('/')
    expect(await storedSession(page)).toBeNull()
    await page.goBack()
    await expect(page).toHaveURL('/dashboard')
    await expect(heading(page, 'Access Denied')).toBeVisible()
    await expectNothingOf(page, person.email, person.lastName, '$0.00', '0.0000')
  })

  await test.step('forgets the password and asks for a link', async () => {
    await page.getByRole('link', { name: 'Proceed to Login' }).click()
    await page.getByLabel('Email', { exact: true }).fill(person.email)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page).toHaveURL('/forgot-password')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
    const release = await delay(page, '**/auth/v1/recover*')
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    release()
    await expectNotice(
      page,
      'Password Reset Email Sent',
      'Please check your inbox for instructions to reset your password.',
    )
  })

  await test.step('chooses a new one', async () => {
    await page.goto((await mailedLink(request, person.email, 3)).href)
    await page.getByRole('button', { name: 'Choose a new password' }).click()
    await expect(page).toHaveURL('/reset-password')
    await expect(page.getByRole('main')).toContainText(person.email)
    await page.getByLabel('New password', { exact: true }).fill(newPassword)
    await page.getByLabel('Confirm new password', { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expectNotice(page, 'Password changed', /new password is set/)
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('gets in with the new one only', async () => {
    await logOut()
    await expect(page).toHaveURL('/')
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await fillLogin(page, person)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expectNotice(page, 'Sign in Failed', 'Invalid login credentials')
    await page.getByLabel('Password', { exact: true }).fill(newPassword)
    const release = await delay(page, '**/auth/v1/token?grant_type=password')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    release()
    await expect(page).toHaveURL('/dashboard')
    await expectNotice(page, 'Welcome back!', 'Successfully logged in.')
    await expect(notices(page).filter({ hasText: 'Sign in Failed' })).toHaveCount(0)
    await page.goto('/login')
    await expect(page, 'still signed in').toHaveURL('/dashboard')
    await seeDashboard()
  })
})
