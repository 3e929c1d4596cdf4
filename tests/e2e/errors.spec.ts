import type { Page } from '@playwright/test'
import {
  confirmedUser,
  expect,
  expectNotice,
  fillLogin,
  fillRegistration,
  newPerson,
  openDashboard,
  store,
  test,
  wayOn,
} from './support.ts'

type Answer = { status: number; code?: string; msg?: string; reasons?: string[]; html?: string }

/** Answers requests to an address with each of these answers in turn. */
async function answerWith(page: Page, url: string, next: () => Answer) {
  await page.route(url, (route) => {
    const { status, code, msg, reasons, html } = next()
    return html
      ? route.fulfill({ status, contentType: 'text/html', body: html })
      : route.fulfill({
          status,
          json: { code: status, error_code: code, msg, ...(reasons ? { weak_password: { reasons } } : null) },
        })
  })
}

type Row = {
  answer: Answer
  /** The notice's description: the provider's message, or ours in its place. */
  says: string
  /** The way on above the fields, which repeats nothing of the notice; null if a field explains it. */
  advises: RegExp | null
  /** The problem at the field of the address. */
  email?: string
  /** The link that is offered there. */
  link?: string
}

const html: Row = {
  answer: { status: 429, html: '<h1>Slow down</h1>' },
  says: 'Something went wrong',
  advises: /^Please (try again in|wait) a moment/,
}
const silent: Row = {
  answer: { status: 400, code: 'conflict', msg: '' },
  says: 'Something went wrong',
  advises: /^Please (try again in|wait) a moment/,
}
const captcha: Row = {
  answer: { status: 400, code: 'captcha_failed', msg: 'captcha protection: request disallowed' },
  says: 'We could not verify that you are human.',
  advises: /^This page cannot ask you yet\. Please try again later\.$/,
}

/** Sends a form once for each row, and checks the texts of each refusal. */
async function expectRows(page: Page, url: string, rows: Row[], title: string, send: () => Promise<void>) {
  let answer: Answer = { status: 500 }
  await answerWith(page, url, () => answer)
  for (const row of rows) {
    answer = row.answer
    await send()
    await expectNotice(page, title, row.says)
    if (row.advises) await expect(wayOn(page)).toHaveText(row.advises)
    else await expect(wayOn(page), 'a field explains it').toHaveCount(0)
    const address = page.getByLabel('Email', { exact: true })
    if (row.email) await expect(address).toHaveAccessibleErrorMessage(row.email)
    const links = wayOn(page).getByRole('link')
    if (row.link) await expect(links).toHaveAttribute('href', row.link)
    else await expect(links).toHaveCount(0)
  }
  await page.unroute(url)
}

test('every refusal of a registration is told, keeps the form and leaves the way open', async ({ page }) => {
  const person = newPerson()
  await page.goto('/register')
  await fillRegistration(page, person)
  const button = page.getByRole('button', { name: 'Create Account' })
  const password = page.getByLabel('Password', { exact: true })
  const weak = 'Password should be at least 12 characters. Password should contain a digit.'
  const rows: Row[] = [
    {
      answer: { status: 422, code: 'signup_disabled', msg: 'Signups not allowed for this instance' },
      says: 'Signups not allowed for this instance',
      advises: /^Please try again later\.$/,
    },
    {
      answer: { status: 400, code: 'email_address_not_authorized', msg: 'Email address not authorized' },
      says: 'Email address not authorized',
      advises: null,
      email: 'Please use another email address.',
    },
    {
      answer: { status: 429, code: 'over_email_send_rate_limit', msg: 'email rate limit exceeded' },
      says: 'Too many emails have been sent.',
      advises: /^Look in your inbox and your spam folder/,
    },
    {
      answer: { status: 400, code: 'validation_failed', msg: 'Unable to validate email address' },
      says: 'Unable to validate email address',
      advises: null,
      email: 'Please check what you entered and try again.',
    },
    captcha,
    html,
    silent,
    {
      answer: { status: 422, code: 'user_already_exists', msg: 'User already registered' },
      says: 'User already registered',
      advises: /^If this address is yours, log in or reset the password\. Log in$/,
      link: '/login',
    },
    {
      answer: { status: 503 },
      says: 'Something went wrong',
      advises: /^Something failed on our side.*may have been created all the same\. Look in your inbox/,
    },
    {
      answer: { status: 422, code: 'weak_password', msg: weak, reasons: ['length', 'characters', 'pwned'] },
      says: weak,
      advises: null,
    },
  ]
  await expectRows(page, '**/auth/v1/signup*', rows, 'Sign up Failed', () => button.click())
  await expect(password).toHaveAccessibleErrorMessage(
    'Use at least 12 characters. Mix upper- and lower-case letters, digits and symbols. It is in a list of leaked passwords. Choose one that you have never used.',
  )
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  await expect(password).toHaveValue(person.password)

  await password.press('End')
  await password.pressSequentially('!')
  await expect(password).not.toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Confirm password', { exact: true }).fill(`${person.password}!`)
  await button.click()
  await expectNotice(page, 'Registration Successful!', 'Please check your email to verify your account.')
})

test('every refusal of a login is told, and one that names seconds is waited for', async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  await fillLogin(page, newPerson())
  const button = page.getByRole('button', { name: 'Log in' })
  const rows: Row[] = [
    {
      answer: { status: 400, code: 'user_banned', msg: 'User is banned' },
      says: 'User is banned',
      advises: /^Nobody can log in to this account for now\./,
    },
    {
      answer: { status: 422, code: 'email_provider_disabled', msg: 'Email logins are disabled' },
      says: 'Email logins are disabled',
      advises: /^Please try again later\.$/,
    },
    captcha,
    silent,
    {
      answer: {
        status: 429,
        code: 'over_request_rate_limit',
        msg: 'For security purposes, you can only request this after 42 seconds.',
      },
      says: 'For security purposes, you can only request this after 42 seconds.',
      advises: /^Please try again in 42 seconds\.$/,
    },
  ]
  await expectRows(page, '**/auth/v1/token*', rows, 'Sign in Failed', () => button.click())

  await expect(button).toBeDisabled()
  await expect(wayOn(page)).toBeFocused()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('grant_type=password')) sent.push(request.url())
  })
  await page.clock.runFor(20_000)
  await expect(button).toHaveText('Log in (22 s)')
  await page.getByLabel('Password', { exact: true }).fill('Another-Try-48')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(wayOn(page)).toContainText('Please try again in 42 seconds.')
  expect(sent).toEqual([])
  await page.clock.runFor(23_000)
  await expect(wayOn(page)).toContainText('You can try again now.')
  await expect(button).toHaveText('Log in')
  await button.click()
  await expectNotice(page, 'Sign in Failed', 'Invalid login credentials')
  expect(sent).toHaveLength(1)
})

test('a logout that the provider refuses says so and keeps the session, and the next one works', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  await openDashboard(page, session)
  let answer: Answer = { status: 429, code: 'over_request_rate_limit', msg: 'Request rate limit reached' }
  await answerWith(page, '**/auth/v1/logout*', () => answer)
  const logout = page.getByRole('button', { name: 'Logout' })
  await logout.click()
  await expectNotice(page, 'Sign out Failed', 'Too many attempts came from your network.')
  answer = { status: 429, html: '<h1>Slow down</h1>' }
  await logout.click()
  await expectNotice(page, 'Sign out Failed', 'Something went wrong')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByTestId('account-name')).toBeVisible()

  await page.unroute('**/auth/v1/logout*')
  await logout.click()
  await expectNotice(page, 'Logged out successfully.')
  await expect(page).toHaveURL('/')
})

test('every refusal of a reset mail is told, with its wait', async ({ page }) => {
  await page.clock.install()
  const { email } = newPerson()
  await page.goto('/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill(email)
  const send = () => page.getByRole('button', { name: 'Send Reset Link' }).click()
  const tooOften: Row = {
    answer: { status: 429, code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
    says: 'Too many attempts came from your network.',
    advises: /^Please try again in 30 seconds\.$/,
  }
  const noMail: Row = {
    answer: { status: 429, code: 'over_email_send_rate_limit', msg: 'email rate limit exceeded' },
    says: 'Too many emails have been sent.',
    advises: /^Look in your inbox and your spam folder/,
  }
  await expectRows(
    page,
    '**/auth/v1/recover*',
    [captcha, html, silent, noMail, tooOften],
    'Password Reset Failed',
    send,
  )
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeDisabled()
  await page.clock.runFor(31_000)

  await answerWith(page, '**/auth/v1/recover*', () => ({
    status: 429,
    code: 'over_email_send_rate_limit',
    msg: 'For security purposes, you can only request this after 59 seconds.',
  }))
  await send()
  await expectNotice(
    page,
    'Password Reset Failed',
    'For security purposes, you can only request this after 59 seconds.',
  )
  const again = page.getByRole('button', { name: 'Send Reset Link' })
  await expect(again).toBeDisabled()
  await expect(again).toHaveText(/^Send Reset Link \(\d+ s\)$/)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
})

test('every refusal of a new password is told beside its field or with a way on', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  await store(page, session)
  await page.goto('/reset-password')
  const password = page.getByLabel('New password', { exact: true })
  await password.fill('Amber-Harbour-82')
  await page.getByLabel('Confirm new password', { exact: true }).fill('Amber-Harbour-82')
  const send = () => page.getByRole('button', { name: 'Set New Password' }).click()
  const same = 'New password should be different from the old password.'
  const leaked = 'Password is known to be weak and easy to guess, please choose a different one.'
  const title = 'Password Not Changed'
  const url = '**/auth/v1/user'

  await expectRows(
    page,
    url,
    [
      {
        answer: { status: 422, code: 'same_password', msg: same },
        says: same,
        advises: null,
      },
    ],
    title,
    send,
  )
  await expect(password).toHaveAccessibleErrorMessage('Choose a password that differs from the old one.')
  await expectRows(
    page,
    url,
    [
      {
        answer: { status: 422, code: 'weak_password', msg: leaked, reasons: ['pwned'] },
        says: leaked,
        advises: null,
      },
    ],
    title,
    send,
  )
  await expect(password).toHaveAccessibleErrorMessage(/list of leaked passwords/)
  await expectRows(
    page,
    url,
    [
      {
        answer: { status: 400, code: 'reauthentication_needed', msg: 'Reauthentication required' },
        says: 'Reauthentication required',
        advises: /^Get a new reset link, then change the password\. Get a reset link$/,
        link: '/forgot-password',
      },
    ],
    title,
    send,
  )
})
