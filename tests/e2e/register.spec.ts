import { domainToUnicode } from 'node:url'
import type { Page } from '@playwright/test'
import {
  closeNotice,
  confirmAddress,
  confirmedUser,
  expect,
  expectNotice,
  fillRegistration,
  heading,
  hold,
  mailedLink,
  mailsTo,
  newPerson,
  notices,
  test,
} from './support.ts'

const submit = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click()

/** Counts the requests to sign up; an invalid form may send none. */
function signUpsOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/signup')) sent.push(request.url())
  })
  return sent
}

test.beforeEach(async ({ page }) => {
  await page.goto('/register')
})

test('at rest the registration fits a laptop and says once that all fields are required', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByText('All fields are required.')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900)

  const tokens = {
    'First name': 'given-name',
    'Last name': 'family-name',
    Email: 'username',
    Password: 'new-password',
    'Confirm password': 'new-password',
  }
  for (const [label, token] of Object.entries(tokens)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', token)
  }

  const password = page.getByLabel('Password', { exact: true })
  await password.fill('Quiet-Lantern-47')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('each mistake is said at its field, and nothing is sent before all are mended', async ({ page }) => {
  const sent = signUpsOf(page)
  const person = newPerson()
  const email = page.getByLabel('Email', { exact: true })
  const password = page.getByLabel('Password', { exact: true })
  const confirmation = page.getByLabel('Confirm password', { exact: true })
  const terms = page.getByRole('checkbox')

  await test.step('an empty form', async () => {
    await submit(page)
    await expect(page.getByLabel('First name')).toBeFocused()
    for (const label of ['First name', 'Last name', 'Email', 'Password']) {
      const field = page.getByLabel(label, { exact: true })
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleErrorMessage(/^Please /)
    }
    await expectNotice(page, 'Terms Required', 'Please agree to the terms and conditions')
    await closeNotice(page)
  })

  await test.step('terms that are not ticked', async () => {
    await fillRegistration(page, person, { terms: false })
    await submit(page)
    await expectNotice(page, 'Terms Required', 'Please agree to the terms and conditions')
    await expect(terms).toBeFocused()
    await expect(terms).toHaveAccessibleErrorMessage(/Please agree to the terms and conditions/)
    await expect(password).toHaveValue(person.password)
    await terms.press('Space')
  })

  await test.step('two different passwords', async () => {
    await confirmation.fill('Quiet-Lantern-48')
    await submit(page)
    await expectNotice(page, 'Password Mismatch', 'Passwords do not match')
    await expect(confirmation).toBeFocused()
    await expect(confirmation).toHaveAccessibleErrorMessage(/Passwords do not match/)
    await expect(confirmation).toHaveValue('Quiet-Lantern-48')
    await confirmation.fill(person.password)
    await expect(confirmation).not.toHaveAccessibleErrorMessage(/Passwords do not match/)
  })

  await test.step('a password longer than bcrypt reads', async () => {
    const long = 'k'.repeat(73)
    await password.fill(long)
    await confirmation.fill(long)
    await submit(page)
    await expect(password).toBeFocused()
    await expect(password).toHaveAccessibleErrorMessage(/^This password is too long\./)
    await expect(password).toHaveValue(long)
    await password.fill(person.password)
    await confirmation.fill(person.password)
  })

  await test.step('a malformed address', async () => {
    for (const address of ['ada', 'ada@', '@example.test', 'ada l@example.test', 'a@b@c.test']) {
      await email.fill(address)
      await submit(page)
      await expect(email, address).toBeFocused()
      await expect(email, address).toHaveAccessibleErrorMessage(/does not look like an email address/)
      await expect(email).toHaveValue(address)
    }
    await expect(page.getByLabel('First name')).toHaveValue(person.firstName)
    await expect(page.getByLabel('Last name')).toHaveValue(person.lastName)
    await expect(password).toHaveValue(person.password)
    await expect(confirmation).toHaveValue(person.password)
    await expect(terms).toBeChecked()
  })
  expect(sent).toEqual([])

  await test.step('a password that is too short for the provider', async () => {
    const short = 'Kx-7aaa'
    await email.fill(`  ${person.email} `)
    await password.fill(short)
    await confirmation.fill(short)
    await submit(page)
    await expectNotice(page, 'Sign up Failed', 'Password should be at least 8 characters.')
    await expect(password).toHaveAccessibleErrorMessage('Use at least 8 characters.')
    await expect(password).toBeFocused()
    await expect(password).toHaveValue(short)
    await page.getByLabel('First name').fill('Eva')
    await expect(password, 'it is still too short').toHaveAccessibleErrorMessage('Use at least 8 characters.')
    await password.fill(`${short}!`)
    await expect(password).not.toHaveAccessibleErrorMessage(/./)
    expect(sent).toHaveLength(1)
  })

  await password.fill(person.password)
  await confirmation.fill(person.password)
  await submit(page)
  await expect(heading(page, 'Check your inbox')).toBeVisible()
  expect(sent).toHaveLength(2)
})

test('the page after a registration leads to the local mailbox', async ({ page, context }) => {
  const person = newPerson()
  await fillRegistration(page, person)
  await submit(page)
  await expect(page.getByRole('main')).toContainText(`Open the link we sent to ${person.email}`)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open the local mailbox' }).click()
  await expect((await opened).getByText(person.email)).toBeVisible()
})

test('the box and the words beside it tick it on a phone, and the links among them do not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const box = page.getByRole('checkbox', {
    name: 'I agree to the terms (draft) and have read the privacy policy (draft)',
  })
  const control = page.locator('[data-scope=checkbox][data-part=control]')
  await control.click()
  await expect(box).toBeChecked()
  const words = page.locator('[data-scope=checkbox][data-part=label]')
  await words.click({ position: { x: 4, y: 8 } })
  await expect(box).not.toBeChecked()
  for (const name of [/^terms/, /^privacy policy/]) {
    const opened = page.context().waitForEvent('page')
    await words.getByRole('link', { name }).click()
    await (await opened).close()
    await expect(box).not.toBeChecked()
  }
  await expect(page).toHaveURL('/register')
})

test('the terms and the privacy policy open in another tab, and the form keeps its values', async ({
  page,
  context,
}) => {
  const person = newPerson()
  await fillRegistration(page, person)
  for (const [name, title, rule] of [
    ['terms', 'Terms of Service', /demonstration.*no real money/],
    ['privacy policy', 'Privacy Policy', /account holds your email address/],
  ] as const) {
    const opened = context.waitForEvent('page')
    await page
      .getByRole('main')
      .getByRole('link', { name: `${name} (opens in a new tab)`, exact: false })
      .first()
      .click()
    const reading = await opened
    await expect(heading(reading, title)).toBeVisible()
    await expect(reading.getByRole('main')).toContainText(rule)
    await reading.close()
  }
  await expect(page).toHaveURL('/register')
  await expect(page.getByLabel('First name')).toHaveValue(person.firstName)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password)
})

test('typed values, except passwords, survive navigation, Back and a reload until they are sent', async ({
  page,
}) => {
  const person = newPerson()
  await fillRegistration(page, person)
  const expectKept = async () => {
    await expect(page.getByLabel('First name')).toHaveValue(person.firstName)
    await expect(page.getByLabel('Last name')).toHaveValue(person.lastName)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
    await expect(page.getByRole('checkbox')).toBeChecked()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await expect(page.getByLabel('Confirm password', { exact: true })).toHaveValue('')
  }
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(heading(page, 'Welcome back')).toBeVisible()
  await page.goBack()
  await expectKept()
  await page.reload()
  await expectKept()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(heading(page, 'Terms of Service')).toBeVisible()
  await page.goto('/register')
  await expectKept()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    person.password,
  )

  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password)
  await submit(page)
  await expect(heading(page, 'Check your inbox')).toBeVisible()
  await page.getByRole('link', { name: 'Use another one' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  await expect(page.getByRole('checkbox')).not.toBeChecked()
})

test('registering works in a browser that stores nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
  })
  await page.goto('/register')
  await fillRegistration(page, newPerson())
  await submit(page)
  await expect(heading(page, 'Check your inbox')).toBeVisible()
})

/** A browser sends the domain of an address in Punycode. */
function asTyped(address: string) {
  const [name, domain = ''] = address.split('@')
  return `${name}@${domainToUnicode(domain)}`
}

test('an address in any script reaches the provider', async ({ page }) => {
  const addresses: unknown[] = []
  await page.route('**/auth/v1/signup*', async (route) => {
    addresses.push(route.request().postDataJSON().email)
    await route.fulfill({
      status: 400,
      json: { code: 400, error_code: 'validation_failed', msg: 'Unheard of' },
    })
  })
  await fillRegistration(page, newPerson())
  const email = page.getByLabel('Email', { exact: true })
  for (const address of ['аня@пример.example', 'ada@müller.example', 'ada@example']) {
    await email.clear()
    await email.pressSequentially(address)
    await submit(page)
    await expect(email).toHaveAccessibleErrorMessage('Please check what you entered and try again.')
    expect(asTyped(String(addresses.at(-1)))).toBe(address)
  }
})

test('an address is sent in ASCII however it was pasted, and shown with its own letters', async ({
  page,
}) => {
  const [name] = newPerson().email.split('@')
  await fillRegistration(page, { ...newPerson(), email: `Olga <${name}@BÜCHER.example>, ` })
  const sent = page.waitForRequest('**/auth/v1/signup*')
  await submit(page)
  expect((await sent).postDataJSON().email).toBe(`${name}@xn--bcher-kva.example`)
  await expect(page.getByRole('main')).toContainText(`Open the link we sent to ${name}@bücher.example`)
  await page.goto('/forgot-password')
  const email = page.getByLabel('Email', { exact: true })
  await email.fill('ana@example.com, bob@example.com')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('This does not look like an email address.')).toBeVisible()
  await expect(email).toHaveValue('ana@example.com, bob@example.com')
})

test('a password of 72 characters works, and a name with markup is shown as typed', async ({
  page,
  request,
}) => {
  const person = {
    ...newPerson(),
    firstName: '<img src=x onerror=alert(1)>',
    lastName: "O'Néill 王",
    password: `${'k'.repeat(71)}!`,
  }
  await fillRegistration(page, person)
  await submit(page)
  await expect(heading(page, 'Check your inbox')).toBeVisible()
  const link = await mailedLink(request, person.email)
  await page.goto(link.href)
  await confirmAddress(page, person)
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await expect(page.getByTestId('account-name')).toHaveText(`${person.firstName} ${person.lastName}`)
})

test('an address with an account gets the same answer as a new one', async ({ page, request }) => {
  const owner = await confirmedUser(request)
  const stranger = newPerson()
  const answerTo = async (email: string) => {
    await fillRegistration(page, { ...newPerson(), email })
    await submit(page)
    await expectNotice(page, 'Registration Successful!', 'Please check your email to verify your account.')
    await expect(heading(page, 'Check your inbox')).toBeVisible()
    await expect(notices(page)).toHaveCount(1)
    const text = await page.getByRole('main').textContent()
    return text?.replaceAll(email, '<address>').replace(/in \d+ s/, 'in <seconds>')
  }
  const answerToOwner = await answerTo(owner.email)
  await page.getByRole('link', { name: 'Use another one' }).click()
  expect(await answerTo(stranger.email)).toBe(answerToOwner)
  expect(await mailsTo(request, stranger.email)).toHaveLength(1)
  expect(await mailsTo(request, owner.email), 'no second confirmation for the owner').toHaveLength(1)
})

test('a double click and Enter while sending make one request and one mail', async ({ page, request }) => {
  const person = newPerson()
  const sent = signUpsOf(page)
  const release = await hold(page, '**/auth/v1/signup*')
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Create Account' }).dblclick()
  await page.getByLabel('Last name').press('Enter')
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
  release()
  await expect(heading(page, 'Check your inbox')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(await mailsTo(request, person.email)).toHaveLength(1)
})

test('the page after a registration survives a reload, and sends the mail again after a minute', async ({
  page,
  request,
}) => {
  const person = newPerson()
  await page.clock.install()
  await page.goto('/register')
  await fillRegistration(page, person)
  await submit(page)
  const again = page.getByRole('button', { name: 'Send the email again' })
  await expect(again).toBeDisabled()
  await page.clock.fastForward(61_000)
  await expect(again).toBeEnabled()
  await again.click()
  await expectNotice(page, 'Confirmation Email Sent', /new link is on its way/)
  await expect(again).toBeDisabled()
  await expect(again).toBeFocused()
  const link = await mailedLink(request, person.email, 2)

  await page.reload()
  await expect(page.getByRole('main')).toContainText(person.email)
  await page.goto(link.href)
  await confirmAddress(page, person)
  await expect(heading(page, 'Dashboard')).toBeVisible()
})
