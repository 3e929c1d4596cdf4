import {
  confirmedUser,
  expect,
  expectNotice,
  fillLogin,
  fillRegistration,
  newPerson,
  openDashboard,
  test,
  wayOn,
} from './support.ts'

type Answer = { status: number; code?: string; msg?: string; reasons?: string[]; html?: string }

const answered = ({ status, code, msg, reasons, html }: Answer) =>
  html
    ? { status, contentType: 'text/html', body: html }
    : {
        status,
        json: { code: status, error_code: code, msg, ...(reasons ? { weak_password: { reasons } } : null) },
      }

test('a refused registration is told at its field or with a way on, keeps the form, and can be mended', {
  tag: '@night',
}, async ({ page }) => {
  const person = newPerson()
  await page.goto('/register')
  await fillRegistration(page, person)
  const button = page.getByRole('button', { name: 'Create account' })
  const email = page.getByLabel('Email', { exact: true })
  const password = page.getByLabel('Password', { exact: true })
  const weak = 'Password should be at least 12 characters.'
  let answer: Answer = { status: 500 }
  await page.route('**/auth/v1/signup*', (route) => route.fulfill(answered(answer)))
  const refuse = async (next: Answer, says: string) => {
    answer = next
    await button.click()
    await expectNotice(page, 'Sign up Failed', says)
  }

  await refuse({ status: 429, html: '<h1>Slow down</h1>' }, 'Something went wrong')
  await expect(wayOn(page)).toHaveText(/^Please (try again in|wait) a moment/)
  await refuse(
    { status: 422, code: 'user_already_exists', msg: 'User already registered' },
    'User already registered',
  )
  await expect(wayOn(page).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  await refuse({ status: 400, code: 'email_address_not_authorized', msg: 'Not authorized' }, 'Not authorized')
  await expect(email).toHaveAccessibleErrorMessage('Please use another email address.')
  await refuse(
    { status: 422, code: 'weak_password', msg: weak, reasons: ['length', 'pwned'] },
    'This password is too weak.',
  )
  await expect(password).toHaveAccessibleErrorMessage(
    /^Use at least 12 characters\. It is in a list of leaked/,
  )
  await expect(wayOn(page)).toHaveCount(0)
  await expect(email).toHaveValue(person.email)
  await expect(password).toHaveValue(person.password)

  await page.unroute('**/auth/v1/signup*')
  await password.press('End')
  await password.pressSequentially('!')
  await expect(password).not.toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Confirm password', { exact: true }).fill(`${person.password}!`)
  await button.click()
  await expectNotice(page, 'Registration Successful!', 'Please check your email to verify your account.')
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
})

test('a refusal that names seconds is waited for, and the form can be sent again then', {
  tag: '@night',
}, async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  await fillLogin(page, newPerson())
  const button = page.getByRole('button', { name: 'Log in' })
  const msg = 'For security purposes, you can only request this after 42 seconds.'
  await page.route('**/auth/v1/token*', (route) =>
    route.fulfill(answered({ status: 429, code: 'over_request_rate_limit', msg })),
  )
  await button.click()
  await expectNotice(page, 'Sign in Failed', msg)
  await expect(wayOn(page)).toBeFocused()
  await expect(button).toBeDisabled()
  await page.unroute('**/auth/v1/token*')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('grant_type=password')) sent.push(request.url())
  })
  await page.clock.runFor(20_000)
  await expect(button).toHaveText('Log in (22 s)')
  await page.getByLabel('Password', { exact: true }).fill('Another-Try-48')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(wayOn(page)).toContainText('Please wait 42 seconds before you try again.')
  expect(sent).toEqual([])
  await page.clock.runFor(23_000)
  await expect(wayOn(page)).toContainText('You can try again now.')
  await button.click()
  await expectNotice(page, 'Sign in Failed', 'Invalid login credentials')
  expect(sent).toHaveLength(1)
})

test('a logout that the provider refuses says so and keeps the session, and the next one works', {
  tag: '@night',
}, async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await openDashboard(page, session)
  const busy: Answer = { status: 429, code: 'over_request_rate_limit', msg: 'Request rate limit reached' }
  await page.route('**/auth/v1/logout*', (route) => route.fulfill(answered(busy)))
  const logout = page.getByRole('button', { name: 'Logout' })
  await logout.click()
  await expectNotice(page, 'Sign out Failed', 'Too many attempts came from your network.')
  await expect(page.getByTestId('account-name')).toBeVisible()

  await page.unroute('**/auth/v1/logout*')
  await logout.click()
  await expectNotice(page, 'Logged out successfully.')
  await expect(page).toHaveURL('/')
})
