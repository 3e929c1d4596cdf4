import type { Locator, Page } from '@playwright/test'
import { expect, newPerson, openAsleep, test, wayOn } from './support.ts'

// What stands in a field counts, however it came there; and what is wrong is said when the field is left.

/** Puts a value into a field, or a tick into a box, as some password managers do: past React, and without an event. */
const fillUnheard = (control: Locator, value: string | boolean) =>
  control.evaluate((element, filled) => {
    const key = typeof filled === 'boolean' ? 'checked' : 'value'
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), key)?.set?.call(element, filled)
  }, value)

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** What the page sends to an address of the provider, which answers that it cannot. */
async function bodiesSentTo(page: Page, address: string): Promise<Record<string, unknown>[]> {
  const bodies: Record<string, unknown>[] = []
  await page.route(address, async (route) => {
    bodies.push(route.request().postDataJSON())
    await route.fulfill({ status: 500, json: { code: 500, msg: 'Database error' } })
  })
  return bodies
}

const { email, password, firstName, lastName } = newPerson()

const forms = [
  { path: '/login', submit: 'Log in', values: { Email: email, Password: password } },
  {
    path: '/register',
    submit: 'Create Account',
    values: {
      'First name': firstName,
      'Last name': lastName,
      Email: email,
      Password: password,
      'Confirm password': password,
      'I agree to the terms (draft) and have read the privacy policy (draft)': true,
    },
  },
  { path: '/forgot-password', submit: 'Send Reset Link', values: { Email: email } },
  {
    path: '/contact',
    submit: 'Send Message',
    values: { Name: firstName, Email: email, Subject: 'Fees', Message: 'What does it cost?' },
  },
]

for (const { path, submit, values } of forms) {
  test(`what is put into the fields of ${path} without an event stays and is sent`, async ({ page }) => {
    await page.route('**/auth/v1/**', (route) => route.fulfill({ status: 500, json: { msg: 'Not now' } }))
    await page.goto(path)
    const fields = Object.entries(values).map(
      ([label, value]) => [page.getByRole('main').getByLabel(label, { exact: true }), value] as const,
    )
    const expectFilled = async () => {
      for (const [control, value] of fields) {
        if (typeof value === 'boolean') await expect(control).toBeChecked({ checked: value })
        else await expect(control).toHaveValue(value)
      }
      await expect(page.locator('main [aria-invalid=true]')).toHaveCount(0)
    }
    for (const [control, value] of fields) await fillUnheard(control, value)
    // Everything is rendered anew by an edit, by a press, and by a field that is left.
    const [[first, text]] = fields as [(typeof fields)[number]]
    await first.press('End')
    await page.keyboard.type('x')
    await page.keyboard.press('Backspace')
    await expect(first).toHaveValue(String(text))
    if (path === '/login') await page.getByRole('button', { name: 'Show password' }).click()
    await expectFilled()

    for (const [control, value] of fields) await fillUnheard(control, value)
    await page.getByRole('button', { name: submit, exact: true }).click()
    if (path !== '/contact') await expect(wayOn(page)).toBeVisible()
    await expectFilled()
  })
}

test('the login sends what stands in its fields when the button is pressed', async ({ page }) => {
  const bodies = await bodiesSentTo(page, '**/auth/v1/token*')
  await page.goto('/login')
  await fillUnheard(field(page, 'Email'), email)
  await fillUnheard(field(page, 'Password'), password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(wayOn(page)).toBeVisible()
  expect(bodies).toMatchObject([{ email, password }])
})

test('a sign-up that was filled without an event keeps everything when the box is ticked', async ({
  page,
}) => {
  const bodies = await bodiesSentTo(page, '**/auth/v1/signup*')
  await page.goto('/register')
  const texts = { 'First name': firstName, 'Last name': lastName, Email: email }
  for (const [label, text] of Object.entries(texts)) await fillUnheard(field(page, label), text)
  for (const label of ['Password', 'Confirm password']) await fillUnheard(field(page, label), password)
  await page.locator('[data-scope=checkbox][data-part=control]').click()
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(wayOn(page)).toBeVisible()
  expect(bodies).toMatchObject([{ email, password, data: { first_name: firstName, last_name: lastName } }])
})

test('an event that React does not answer is an edit as well', async ({ page }) => {
  await page.goto('/login')
  await field(page, 'Email').evaluate((element: HTMLInputElement) => {
    // React has its own setter of this property, and takes the event for one of its own writing.
    element.value = 'ada'
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await field(page, 'Email').focus()
  await page.keyboard.press('Tab')
  await expect(field(page, 'Email')).toHaveAccessibleErrorMessage(/does not look like an email address/)
})

for (const [path, label, words] of [
  ['/market', 'Search assets by name or symbol', 'bitcoin'],
  ['/blog', 'Search articles', 'staking'],
] as const) {
  test(`the search of ${path} takes what stands in it, and keeps it`, async ({ page }) => {
    await page.goto(path)
    const box = page.getByLabel(label)
    await fillUnheard(box, words)
    await box.press('Enter')
    await expect(page).toHaveURL(`${path}?q=${words}`)
    await expect(box).toHaveValue(words)
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(page).toHaveURL(path)
    await expect(box).toHaveValue('')
  })
}

test('Enter in a search before hydration does nothing but keep what was typed', async ({ page }) => {
  const wake = await openAsleep(page, '/market')
  const box = page.getByLabel('Search assets by name or symbol')
  await box.fill('bitcoin')
  await box.press('Enter')
  await expect(page).toHaveURL('/market')
  await wake()
  await expect(page).toHaveURL('/market?q=bitcoin')
  await expect(box).toHaveValue('bitcoin')
})

test('an address that was filled in without an event is taken along to where a password is reset', async ({
  page,
}) => {
  await page.goto('/login')
  await fillUnheard(field(page, 'Email'), email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await expect(field(page, 'Email')).toHaveValue(email)
})

test('what the browser restores after a visit of another site’s page is sent', async ({ page }) => {
  await page.goto('/contact')
  for (const [label, text] of Object.entries(forms[3]?.values ?? {}))
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(String(text))
  await page.goto('/favicon.svg')
  await page.goBack()
  await expect(page.getByRole('main').getByLabel('Message')).toHaveValue('What does it cost?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('button', { name: 'Clear the form' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear the form' }).click()
  await expect(page.getByRole('main').getByLabel('Message')).toHaveValue('')
})

const marked = (page: Page) => page.locator('main [aria-invalid=true]')

test('a field that was typed into and left wrong says so; one that was tabbed through not', async ({
  page,
}) => {
  await page.goto('/register')
  await field(page, 'First name').focus()
  for (let fields = 0; fields < 5; fields += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await field(page, 'Email').focus()
  await page.keyboard.type('ada')
  await expect(marked(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(field(page, 'Email')).toHaveAccessibleErrorMessage(/does not look like an email address/)
  await expect(marked(page)).toHaveCount(1)
  await expect(field(page, 'Password'), 'the focus goes on').toBeFocused()
  await field(page, 'Email').fill(email)
  await expect(marked(page)).toHaveCount(0)

  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill(`${password}8`)
  await page.getByRole('button', { name: 'Show confirm password' }).click()
  await field(page, 'Confirm password').focus()
  await expect(marked(page), 'its own button belongs to a field').toHaveCount(0)
  await field(page, 'First name').focus()
  await expect(field(page, 'Confirm password')).toHaveAccessibleErrorMessage('Passwords do not match')
})

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'by a finger' : 'by a mouse', () => {
    test.use({ hasTouch })

    test('a press is not missed because a complaint moves what is pressed', async ({ page }) => {
      // At the upper edge, from which a complaint of one line moves it away.
      const position = { x: 24, y: 3 }
      const press = (target: Locator) => (hasTouch ? target.tap({ position }) : target.click({ position }))
      await page.goto('/login')
      await field(page, 'Password').fill('x')
      await field(page, 'Password').fill('')
      await press(page.getByRole('button', { name: 'Log in' }))
      await expect(field(page, 'Email'), 'the form was submitted').toBeFocused()
      await expect(marked(page)).toHaveCount(2)

      await page.goto('/login')
      await field(page, 'Email').fill('ada')
      await press(page.getByRole('link', { name: 'Forgot password?' }))
      await expect(page).toHaveURL('/forgot-password')

      await page.goto('/register')
      await field(page, 'Email').fill('ada')
      await press(page.getByText('I agree to the terms'))
      await expect(page.getByRole('checkbox')).toBeChecked()
      await expect(field(page, 'Email')).toHaveAccessibleErrorMessage(/does not look like an email address/)
    })
  })
}
