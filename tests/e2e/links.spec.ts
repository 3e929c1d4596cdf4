import { clientScript } from './builtFiles.ts'
import {
  callBackend,
  confirmAddress,
  confirmedUser,
  expect,
  expectNothingOf,
  expectNotice,
  heading,
  mailedLink,
  mailsTo,
  makeOneself,
  newPerson,
  openDashboard,
  resetLink,
  signUp,
  store,
  storedSession,
  test,
} from './support.ts'

test('a mail scanner that opens the link does not use it up', async ({ page, request }) => {
  const person = await signUp(request)
  const link = await mailedLink(request, person.email)
  for (const _ of ['scanner', 'second scanner']) {
    await page.goto(link.href)
    await expect(page.getByRole('button', { name: 'Confirm Email' })).toBeVisible()
  }
  await confirmAddress(page, person)
  await expect(heading(page, 'Dashboard')).toBeVisible()
})

test('a link works in a browser that never saw the site', async ({ page, browser, request }) => {
  const person = newPerson()
  await page.goto('/register')
  await signUp(request, person)
  const link = await mailedLink(request, person.email)
  const elsewhere = await browser.newContext()
  const phone = await elsewhere.newPage()
  await phone.goto(link.href)
  await confirmAddress(phone, person)
  await expectNotice(phone, 'Email Confirmed', `${person.email} is verified, and you are logged in.`)
  await expect(phone.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await expect(phone).toHaveURL('/dashboard')
  await elsewhere.close()
})

test('a used link signs in with the right password, and is explained to others', async ({
  page,
  browser,
  request,
}) => {
  const person = await confirmedUser(request)
  const link = await mailedLink(request, person.email)
  const elsewhere = await browser.newContext()
  const thief = await elsewhere.newPage()
  await thief.goto(link.href)
  await confirmAddress(thief, { password: 'Not-The-Password-1' })
  await makeOneself(thief, { firstName: 'T', lastName: 'Hief', password: 'Not-The-Password-1' })
  await expect(heading(thief, 'This link does not work')).toBeVisible()
  await expect(thief.getByRole('main')).toContainText(/has expired or was already used/)
  await expect(thief.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  expect(await storedSession(thief)).toBeNull()
  await elsewhere.close()

  await page.goto(link.href)
  await confirmAddress(page, person)
  await expect(heading(page, 'Dashboard')).toBeVisible()
})

test('an invented link is explained, and the new one that is offered works', async ({ page, request }) => {
  const person = await signUp(request)
  await page.goto('/auth/confirm?token_hash=0123456789abcdef&type=signup')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await confirmAddress(page, person)
  await expect(heading(page, 'This link does not work')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  await page.getByRole('button', { name: 'Send Confirmation Link' }).click()
  await expectNotice(page, 'Confirmation Email Sent', /new link is on its way/)
  await expect(heading(page, 'Check your inbox')).toBeVisible()
  await page.goto((await mailedLink(request, person.email, 2)).href)
  await confirmAddress(page, person)
  await expect(heading(page, 'Dashboard')).toBeVisible()
})

test('requesting another link invalidates the one before', async ({ page, request }) => {
  const person = await signUp(request)
  const first = await mailedLink(request, person.email)
  await callBackend(request, '/auth/v1/resend', { data: { type: 'signup', email: person.email } })
  await mailedLink(request, person.email, 2)
  await page.goto(first.href)
  await confirmAddress(page, person)
  await expect(heading(page, 'This link does not work')).toBeVisible()
})

test('a truncated link shows an explanation', async ({ page }) => {
  for (const search of ['', '?type=signup', '?token_hash=abc', '?token_hash=abc&type=nonsense']) {
    await page.goto(`/auth/confirm${search}`)
    await expect(heading(page, 'This link does not work'), search).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Part of the link is missing')
    // Nobody knows whether the address is confirmed, and this mail opens the account in any case.
    await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()
  }
})

test('a link stays valid if the backend is down when it is pressed', async ({ page, request }) => {
  const person = await signUp(request)
  await page.goto((await mailedLink(request, person.email)).href)
  await page.route('**/auth/v1/verify*', (route) => route.abort('connectionrefused'))
  await confirmAddress(page, person)
  await expectNotice(page, 'Confirmation Failed', 'Something went wrong')
  await expect(page.getByRole('button', { name: 'Confirm Email' })).toBeEnabled()
  await page.unroute('**/auth/v1/verify*')
  await confirmAddress(page, person)
  await expect(heading(page, 'Dashboard')).toBeVisible()
})

test('an error in the fragment is explained and leaves the address and the history', async ({ page }) => {
  await page.goto('/favicon.svg')
  await page.goto(
    '/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
  )
  await expect(heading(page, 'This link does not work')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/has expired or was already used/)
  await expect(page).toHaveURL('/auth/confirm')
  await page.goBack()
  await expect(page).toHaveURL('/favicon.svg')
})

test('an error in the query is read as one in the fragment', async ({ page }) => {
  await page.goto(
    '/dashboard?error=access_denied&error_code=otp_expired&error_description=x#error=access_denied',
  )
  await expect(heading(page, 'This link does not work')).toBeVisible()
  await expect(page).toHaveURL('/auth/confirm')
})

test('the text of an error in an address is never shown', async ({ page }) => {
  const words = 'Call 555-0100 to unlock your account'
  await page.goto(`/#error=server_error&error_code=whatever&error_description=${encodeURIComponent(words)}`)
  await expect(page.getByRole('alert')).toContainText(/did not let you in/)
  await expectNothingOf(page, '555-0100')
  await expect(page).toHaveURL('/login')
})

test('a bad link does not end a session', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await store(page, session)
  const provider = page.waitForResponse(`**${clientScript()}`)
  await page.goto('/#error=access_denied&error_code=otp_expired')
  await expect(heading(page, 'This link does not work')).toBeVisible()
  await provider
  await expect(page.getByRole('main')).toContainText('has expired or was already used')
  await page.goto('/dashboard')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
})

test('tokens in an address do not sign in, whatever their type, and are removed from it', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request, 'Intruder')
  const told = {
    magiclink: 'This link does not work',
    recovery: 'Choose a new password',
    signup: 'Make this account yours',
  }
  for (const [type, title] of Object.entries(told)) {
    // From elsewhere, because a part after # alone brings no new document.
    await page.goto('/favicon.svg')
    await page.goto(
      `/dashboard#access_token=${session.access_token}&refresh_token=${session.refresh_token}&expires_in=3600&expires_at=${session.expires_at}&token_type=bearer&type=${type}`,
    )
    await expect(heading(page, title)).toBeVisible()
    await expect(page).toHaveURL('/auth/confirm')
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.history.state, document.cookie]),
    )
    expect(kept).not.toContain(session.refresh_token)
    expect(await storedSession(page)).toBeNull()
    await page.goto('/dashboard')
    await expect(heading(page, 'Access Denied')).toBeVisible()
    await expectNothingOf(page, 'Intruder')
  }
})

test('a stranger’s tokens in an address do not replace who is signed in', async ({ page, request }) => {
  const intruder = await confirmedUser(request, 'Intruder')
  const { session } = await confirmedUser(request, 'Owner')
  await openDashboard(page, session)
  await page.goto(
    `/#access_token=${intruder.session.access_token}&refresh_token=${intruder.session.refresh_token}&token_type=bearer&type=magiclink`,
  )
  await expect(page).toHaveURL('/auth/confirm')
  await page.goto('/dashboard')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Owner')
})

test('a reset link works in another browser, and ends the sessions of the others', async ({
  page,
  browser,
  request,
}) => {
  const person = await confirmedUser(request)
  await openDashboard(page, person.session)

  const elsewhere = await browser.newContext()
  const phone = await elsewhere.newPage()
  await phone.goto((await resetLink(request, person.email)).href)
  await phone.getByRole('button', { name: 'Choose a New Password' }).click()
  await expect(phone).toHaveURL('/reset-password')
  await phone.getByLabel('New password', { exact: true }).fill('Amber-Harbour-82')
  await phone.getByLabel('Confirm new password', { exact: true }).fill('Amber-Harbour-82')
  await phone.getByRole('button', { name: 'Set New Password' }).click()
  await expect(phone.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await elsewhere.close()

  await page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage)) {
      if (text.includes('"refresh_token"'))
        localStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), expires_at: 1 }))
    }
  })
  await page.reload()
  await expect(heading(page, 'Access Denied')).toBeVisible()
})

test('a new password has to be new, long enough and typed twice alike', async ({ page, request }) => {
  const person = await confirmedUser(request)
  await page.goto((await resetLink(request, person.email)).href)
  await page.getByRole('button', { name: 'Choose a New Password' }).click()
  const first = page.getByLabel('New password', { exact: true })
  const second = page.getByLabel('Confirm new password', { exact: true })
  const save = () => page.getByRole('button', { name: 'Set New Password' }).click()

  await first.fill('Kx-7aaa')
  await second.fill('Kx-7aab')
  await save()
  await expect(second).toBeFocused()
  await expect(second).toHaveAccessibleErrorMessage('Passwords do not match')

  await second.fill('Kx-7aaa')
  await save()
  await expectNotice(page, 'Password Not Changed', 'Password should be at least 8 characters.')
  await expect(first).toHaveAccessibleErrorMessage('Use at least 8 characters.')
  await expect(first).toBeFocused()

  await first.fill(person.password)
  await second.fill(person.password)
  await save()
  await expectNotice(page, 'Password Not Changed', 'New password should be different from the old password.')
  await expect(first).toHaveValue(person.password)
  await expect(page.getByRole('button', { name: 'Set New Password' })).toBeEnabled()
})

test('the reset page without a link offers one', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(heading(page, 'You need a reset link')).toBeVisible()
  await page.getByRole('link', { name: 'Get a reset link' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('a reset link that was used offers another reset link', async ({ page, request }) => {
  const person = await confirmedUser(request)
  const link = await resetLink(request, person.email)
  await callBackend(request, '/auth/v1/verify', {
    data: { token_hash: link.searchParams.get('token_hash'), type: 'recovery' },
  })
  await page.goto(link.href)
  await page.getByRole('button', { name: 'Choose a New Password' }).click()
  await expect(heading(page, 'This link does not work')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expectNotice(
    page,
    'Password Reset Email Sent',
    'Please check your inbox for instructions to reset your password.',
  )
})

test('after an unfinished reset the login still works', async ({ page, request }) => {
  const person = await confirmedUser(request)
  await page.goto((await resetLink(request, person.email)).href)
  await page.getByRole('button', { name: 'Choose a New Password' }).click()
  await expect(heading(page, 'Choose a new password')).toBeVisible()
  await page.getByRole('link', { name: 'King Exchange' }).first().click()
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await expect(page).toHaveURL('/dashboard')
})

test('a reset for an unknown address gets the same answer, and no mail', async ({ page, request }) => {
  const { email } = newPerson()
  await page.goto('/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expectNotice(
    page,
    'Password Reset Email Sent',
    'Please check your inbox for instructions to reset your password.',
  )
  expect(await mailsTo(request, email)).toEqual([])
})

test('requesting a reset while the backend is down keeps the address', async ({ page }) => {
  const { email } = newPerson()
  await page.route('**/auth/v1/recover*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expectNotice(page, 'Password Reset Failed', 'Something went wrong')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeEnabled()
})
