import type { Page, Route } from '@playwright/test'
import { clientScript } from './builtFiles.ts'
import {
  closeNotice,
  confirmAddress,
  confirmedUser,
  expect,
  expectNotice,
  fillLogin,
  heading,
  hold,
  mailedLink,
  neverAnswer,
  newPerson,
  notices,
  signUp,
  storedSession,
  test,
  wayOn,
} from './support.ts'

const tokenRequests = '**/auth/v1/token*'
const submit = (page: Page) => page.getByRole('button', { name: 'Log in' }).click()

/** Checks that the form is unchanged and can be sent again. */
async function expectFormKept(page: Page, { email, password }: { email: string; password: string }) {
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
  expect(await storedSession(page)).toBeNull()
}

test('empty fields show their problems, and the first is focused', async ({ page }) => {
  await page.goto('/login')
  await submit(page)
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleErrorMessage(/Please enter/)
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleErrorMessage(/Please enter/)
})

test('a wrong password shows the provider’s message, and its emptied field takes keys', async ({
  page,
  request,
}) => {
  const person = await confirmedUser(request)
  const password = page.getByLabel('Password', { exact: true })
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).focus()
  await page.keyboard.type(person.email)
  await password.focus()
  await page.keyboard.type('Not-The-Password-1')
  await page.getByRole('button', { name: 'Log in' }).focus()
  await page.keyboard.press('Space')
  await expectNotice(page, 'Sign in Failed', 'Invalid login credentials')
  await expect(password).toBeFocused()
  await expectFormKept(page, { email: person.email, password: '' })
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toHaveText('Check your email address and enter your password again, or reset it.')

  await page.keyboard.type('Not-The-Password-2')
  await expect(alert).toHaveCount(0)
  await page.getByLabel('Email', { exact: true }).press('Enter')
  await expect(password).toBeFocused()
  await expect(password).toHaveValue('')

  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Dashboard')).toBeVisible()
})

test('a wrong password with a space around it is asked about, and none without', async ({
  page,
  request,
}) => {
  const person = await confirmedUser(request)
  const alert = page.getByRole('main').getByRole('alert')
  await page.goto('/login')
  for (const [password, isAsked] of [
    [`${person.password}x `, true],
    [`${person.password}x`, false],
  ] as const) {
    await fillLogin(page, { email: person.email, password })
    await submit(page)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await expect(alert).toContainText('Check your email address')
    await expect(alert.getByText('There is a space before or after your password.')).toHaveCount(
      isAsked ? 1 : 0,
    )
  }
})

test('the advice after a wrong password is not that of another address', async ({ page }) => {
  const { email, password: wrong } = newPerson()
  const address = page.getByLabel('Email', { exact: true })
  const password = page.getByLabel('Password', { exact: true })
  await page.route(tokenRequests, (route) =>
    route.fulfill({
      status: 400,
      json: { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    }),
  )
  await page.goto('/login')
  await fillLogin(page, { email, password: wrong })
  await submit(page)
  await expect(wayOn(page)).toBeVisible()
  await expect(password).toHaveValue('')
  await password.fill('another')
  await expect(wayOn(page)).toHaveCount(0)
  await address.fill('bob@example.com')
  await password.fill('')
  await expect(wayOn(page)).toHaveCount(0)
})

test('a refused password does not take the focus from where the visitor has moved it', async ({ page }) => {
  await page.goto('/login')
  await fillLogin(page, newPerson())
  const release = await hold(page, tokenRequests)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  const way = page.getByRole('link', { name: 'Forgot password?' })
  await way.focus()
  release()
  await expectNotice(page, 'Sign in Failed', 'Invalid login credentials')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(way).toBeFocused()
})

test('a refusal without a field gets the focus that the disabled button has lost', async ({ page }) => {
  await page.goto('/login')
  await page.route(tokenRequests, (route) => route.abort('connectionrefused'))
  await fillLogin(page, newPerson())
  await page.getByRole('button', { name: 'Log in' }).focus()
  await page.keyboard.press('Enter')
  await expect(wayOn(page)).toBeFocused()
  await expect(wayOn(page)).toContainText(/cannot reach/)
  await expect(page.getByRole('main').getByRole('alert'), 'is read once').toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Signing in...' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('alert'), 'without the focus it is announced').toBeVisible()
  await expect(page.getByLabel('Email', { exact: true }), 'a field keeps its place').toBeFocused()
})

test('an unknown address gets the same message as a wrong password', async ({ page }) => {
  const { email, password } = newPerson()
  await page.goto('/login')
  await fillLogin(page, { email, password })
  await submit(page)
  await expectNotice(page, 'Sign in Failed', 'Invalid login credentials')
  await expectFormKept(page, { email, password: '' })
})

test('an unconfirmed address is offered its mail again, and the new link works', async ({
  page,
  request,
}) => {
  const person = await signUp(request)
  await page.goto('/login')
  await fillLogin(page, person)
  await submit(page)
  await expectNotice(page, 'Email not verified', 'Please check your inbox to verify your email address.')
  await expectFormKept(page, person)

  await page.getByRole('button', { name: 'Send the email again' }).click()
  await expectNotice(page, 'Confirmation Email Sent', /new link is on its way/)
  const link = await mailedLink(request, person.email, 2)
  await page.goto(link.href)
  await confirmAddress(page, person)
  await expect(heading(page, 'Dashboard')).toBeVisible()
})

const faults: [name: string, answer: (route: Route) => Promise<void>, description: string | RegExp][] = [
  [
    'a rate limit that is answered with HTML',
    (route) => route.fulfill({ status: 429, contentType: 'text/html', body: '<h1>Slow down</h1>' }),
    'Something went wrong',
  ],
  [
    'an error of the backend',
    (route) => route.fulfill({ status: 500, json: { code: 500, msg: 'Database error' } }),
    'Something went wrong',
  ],
  [
    'an empty error of the backend',
    (route) => route.fulfill({ status: 503, body: '' }),
    'Something went wrong',
  ],
  [
    'a page of HTML instead of an answer',
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' }),
    'Something went wrong',
  ],
  ['an empty answer', (route) => route.fulfill({ status: 200, json: {} }), /^(?!.*\{).+/],
  ['a network that is down', (route) => route.abort('connectionrefused'), 'Something went wrong'],
]

test('every fault of the backend ends in a message, and the form can be sent again', async ({
  page,
  request,
}) => {
  const person = await confirmedUser(request)
  await page.goto('/login')
  await fillLogin(page, person)
  for (const [name, answer, description] of faults) {
    await test.step(name, async () => {
      await page.route(tokenRequests, answer)
      await submit(page)
      await expectNotice(page, 'Sign in Failed', description)
      await expectFormKept(page, person)
      await page.unroute(tokenRequests)
      await closeNotice(page)
    })
  }
  await submit(page)
  await expect(heading(page, 'Dashboard')).toBeVisible()
})

test('a backend that never answers ends in a timeout, and the form can be sent again', async ({
  page,
  request,
}) => {
  const person = await confirmedUser(request)
  await page.clock.install()
  await page.goto('/login')
  const asked = await neverAnswer(page, tokenRequests)
  await fillLogin(page, person)
  await submit(page)
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  await asked()
  await page.clock.fastForward(12_500)
  await expectNotice(page, 'Sign in Failed', 'Something went wrong')
  await expect(wayOn(page)).toContainText(/cannot reach/)
  await expectFormKept(page, person)

  await page.unroute(tokenRequests)
  await submit(page)
  await expect(heading(page, 'Dashboard')).toBeVisible()
})

test('two clicks and Enter make one request', async ({ page, request }) => {
  const person = await confirmedUser(request)
  const sent: string[] = []
  page.on('request', (made) => {
    if (made.url().includes('grant_type=password')) sent.push(made.url())
  })
  await page.goto('/login')
  await fillLogin(page, person)
  await page.getByRole('button', { name: 'Log in' }).dblclick()
  await expect(heading(page, 'Dashboard')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('the notice of a failure disappears when the next attempt succeeds', async ({ page, request }) => {
  const person = await confirmedUser(request)
  await page.goto('/login')
  await fillLogin(page, { ...person, password: 'Not-The-Password-1' })
  await submit(page)
  await expectNotice(page, 'Sign in Failed', 'Invalid login credentials')
  await fillLogin(page, person)
  await submit(page)
  await expectNotice(page, 'Welcome back!', 'Successfully logged in.')
  await expect(notices(page)).toHaveCount(1)
})

test('if the site’s code fails to load, a message is shown instead of a dead button', async ({
  page,
  request,
}) => {
  const person = await confirmedUser(request)
  await page.route(`**${clientScript()}`, (route) => route.abort('connectionrefused'))
  await page.goto('/login')
  await fillLogin(page, person)
  await submit(page)
  await expectNotice(page, 'Sign in Failed', 'Something went wrong')
  await expectFormKept(page, person)
})

test('the pressed button keeps the focus while the form is sending, and sends nothing more', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (made) => {
    if (made.url().includes('grant_type=password')) sent.push(made.url())
  })
  await page.goto('/login')
  await fillLogin(page, newPerson())
  const release = await hold(page, tokenRequests)
  await page.getByRole('button', { name: 'Log in' }).focus()
  await page.keyboard.press('Enter')
  const busy = page.getByRole('button', { name: 'Signing in...' })
  await expect(busy).toBeDisabled()
  await expect(busy).toBeFocused()
  await page.keyboard.press('Enter')
  release()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  expect(sent).toHaveLength(1)
})

test('support is offered where the questions are answered', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL('/contact#questions')
  await expect(page.locator('#questions')).toBeInViewport()
})
