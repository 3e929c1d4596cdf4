import { clientScript } from './builtFiles.ts'
import {
  confirmAddress,
  confirmedUser,
  expect,
  expectNothingOf,
  expectNotice,
  expectOver,
  heading,
  mailedLink,
  makeOneself,
  resetLink,
  signUp,
  store,
  storedSession,
  test,
} from './support.ts'

test('a confirmation link survives a scanner and an outage, and works in a browser that never saw the site', async ({
  page,
  browser,
  request,
}) => {
  const person = await signUp(request)
  const link = await mailedLink(request, person.email)
  const elsewhere = await browser.newContext()
  const scanner = await elsewhere.newPage()
  await scanner.goto(link.href)
  await expect(scanner.getByRole('button', { name: 'Confirm email' })).toBeVisible()
  await elsewhere.close()

  await page.goto(link.href)
  await page.route('**/auth/v1/verify*', (route) => route.abort('connectionrefused'))
  await confirmAddress(page, person)
  await expectNotice(page, 'Confirmation failed', 'Something went wrong')
  await expect(page.getByRole('button', { name: 'Confirm email' })).toBeEnabled()
  await page.unroute('**/auth/v1/verify*')
  await confirmAddress(page, person)
  await expectNotice(page, 'Email confirmed', `${person.email} is verified, and you are logged in.`)
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await expect(page).toHaveURL('/dashboard')
})

test('a used link signs in with the right password, and is explained to others', { tag: '@night' }, async ({
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
  await expect(thief.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  expect(await storedSession(thief)).toBeNull()
  await elsewhere.close()

  await page.goto(link.href)
  await confirmAddress(page, person)
  await expect(heading(page, 'Dashboard')).toBeVisible()
})

test('a truncated and an invented link are explained, and a new one is sent', async ({ page, request }) => {
  await page.goto('/auth/confirm?token_hash=abc&type=nonsense')
  await expect(heading(page, 'This link does not work')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Part of the link is missing')
  // Nobody knows whether the address is confirmed, and this mail opens the account in any case.
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()

  const person = await signUp(request)
  await page.goto('/auth/confirm?token_hash=0123456789abcdef&type=signup')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await confirmAddress(page, person)
  await expect(heading(page, 'This link does not work')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  await page.getByRole('button', { name: 'Send confirmation link' }).click()
  await expectNotice(page, 'Confirmation email sent', /new link is on its way/)
  await expect(heading(page, 'Check your inbox')).toBeVisible()
  await mailedLink(request, person.email, 2)
})

test('an error in an address is explained in our words, leaves address and history, and ends no session', {
  tag: '@night',
}, async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await store(page, session)
  const provider = page.waitForResponse(`**${clientScript()}`)
  await page.goto('/favicon.svg')
  const words = 'Call 555-0100 to unlock your account'
  await page.goto(
    `/#error=access_denied&error_code=otp_expired&error_description=${encodeURIComponent(words)}`,
  )
  await expect(heading(page, 'This link does not work')).toBeVisible()
  await provider
  await expect(page.getByRole('main')).toContainText(/has expired or was already used/)
  await expectNothingOf(page, '555-0100')
  await expect(page).toHaveURL('/auth/confirm')
  await page.goBack()
  await expect(page).toHaveURL('/favicon.svg')
  await page.goto('/dashboard')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
})

for (const { type, title, tag } of [
  { type: 'signup', title: 'Make this account yours', tag: [] },
  { type: 'magiclink', title: 'This link does not work', tag: '@night' },
  { type: 'recovery', title: 'Choose a new password', tag: '@night' },
]) {
  test(`tokens of type ${type} in an address sign nobody in, are removed from it, and do not replace who is signed in`, {
    tag,
  }, async ({ page, request }) => {
    const intruder = await confirmedUser(request, 'Intruder')
    const { session } = await confirmedUser(request, 'Owner')
    const { access_token, refresh_token, expires_at } = intruder.session
    const tokens = `#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&expires_at=${expires_at}&token_type=bearer&type=${type}`
    await page.goto(`/dashboard${tokens}`)
    await expect(heading(page, title)).toBeVisible()
    await expect(page).toHaveURL('/auth/confirm')
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.history.state, document.cookie]),
    )
    expect(stored).not.toContain(refresh_token)
    expect(await storedSession(page)).toBeNull()

    await store(page, session)
    await page.goto(`/${tokens}`)
    await expect(page).toHaveURL('/auth/confirm')
    await page.goto('/dashboard')
    await expect(page.getByTestId('account-name')).toHaveText('Ada Owner')
    await expectNothingOf(page, 'Intruder')
  })
}

test('a reset link works once, in another browser, and ends the sessions of the others', async ({
  page,
  request,
}) => {
  const person = await confirmedUser(request)
  const link = (await resetLink(request, person.email)).href
  await page.goto(link)
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await expect(page).toHaveURL('/reset-password')
  await page.getByLabel('New password', { exact: true }).fill('Amber-Harbour-82')
  await page.getByLabel('Confirm new password', { exact: true }).fill('Amber-Harbour-82')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  expect(await storedSession(page)).toContain(person.email)
  const stored = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      location.href,
    ]),
  )
  expect(stored, 'the session, and no password').not.toContain('Amber-Harbour-82')
  await expectOver(request, person.session)

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.goto(link)
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await expect(heading(page, 'This link does not work')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expectNotice(
    page,
    'Password Reset Email Sent',
    'Please check your inbox for instructions to reset your password.',
  )
})
