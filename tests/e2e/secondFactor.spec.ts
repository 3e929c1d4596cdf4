import type { Page, Route } from '@playwright/test'
import {
  confirmedUser,
  expect,
  expectNothingOf,
  expectNotice,
  fillLogin,
  heading,
  notices,
  resetLink,
  store,
  storedSession,
  test,
} from './support.ts'

// Not the embedded backend's own second factor: these are recorded answers of a hosted one, added to those of the embedded
// one: a user with factors, challenges, and tokens with `aal2` after the right code.

type Factor = { id: string; factor_type: 'totp' | 'phone'; friendly_name?: string }
type Answer = { access_token: string; user: { id: string } }

const app: Factor = { id: '5d4b7a60-1f6c-4d0a-9c38-0d9b1a7e6f10', factor_type: 'totp' }
const phone: Factor = {
  id: '8a1c2f34-77de-4c1b-8a55-2b6f0c9d1e20',
  factor_type: 'phone',
  friendly_name: 'my old phone',
}
const rightCode = '123456'
const lateCode = '654321'
const at = '2026-01-10T08:05:00Z'

const refusals = {
  wrong: { code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' },
  late: {
    code: 'mfa_challenge_expired',
    message: 'MFA challenge has expired, verify against another challenge or create a new challenge.',
  },
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}')

/** A token with another `aal`. Its signature is invalid then, so `page.route` sends the original to the backend. */
function assured(token: string): string {
  const [head, , signature] = token.split('.')
  const claims = { ...claimsOf(token), aal: 'aal2' }
  return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
}

/** Answers like a hosted backend whose users have these factors. Returns the received codes and challenges. */
async function requireSecondFactor(page: Page, factors: Factor[]) {
  const asked: string[] = []
  let real: Answer | undefined
  const withFactors = (answer: Answer): Answer => ({
    ...answer,
    user: {
      ...answer.user,
      ...{
        factors: factors.map((factor) => ({ ...factor, status: 'verified', created_at: at, updated_at: at })),
      },
    },
  })
  const addFactors = async (route: Route) => {
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    const answer: Answer = await response.json()
    real = answer
    await route.fulfill({ response, json: withFactors(answer) })
  }
  const context = page.context()
  await context.route('**/auth/v1/token?grant_type=*', addFactors)
  await context.route('**/auth/v1/token?grant_type=pkce', addFactors)
  await context.route('**/auth/v1/verify', addFactors)
  await context.route('**/auth/v1/factors/*/challenge', (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-2)
    asked.push(`challenge ${id}`)
    return route.fulfill({ json: { id: `challenge-of-${id}`, type: 'totp', expires_at: 1_900_000_000 } })
  })
  await context.route('**/auth/v1/factors/*/verify', (route) => {
    const { code, challenge_id } = route.request().postDataJSON()
    asked.push(`${code} for ${challenge_id}`)
    if (code === lateCode) return route.fulfill({ status: 422, json: refusals.late, headers: newErrors })
    if (code !== rightCode || !real)
      return route.fulfill({ status: 422, json: refusals.wrong, headers: newErrors })
    return route.fulfill({ json: { ...withFactors(real), access_token: assured(real.access_token) } })
  })
  const asBefore = (route: Route) =>
    route.continue({
      headers: { ...route.request().headers(), authorization: `Bearer ${real?.access_token}` },
    })
  await context.route('**/rest/v1/**', async (route) => {
    const token = (await route.request().headerValue('authorization')) ?? ''
    if (claimsOf(token).aal === 'aal2') return asBefore(route)
    return route.fulfill({
      status: 401,
      json: { code: 'PT401', message: 'The code of a second factor is required' },
    })
  })
  await context.route('**/auth/v1/user', asBefore)
  await context.route('**/auth/v1/logout*', asBefore)
  return asked
}
const newErrors = { 'x-supabase-api-version': '2024-01-01' }

const codeField = (page: Page) => page.getByLabel('Six-digit code')
const focused = (page: Page) => page.locator(':focus')

test('a factor that is removed on another device while its code is asked for keeps nobody out', async ({
  page,
  request,
}) => {
  const person = await confirmedUser(request)
  const factors = [app]
  await requireSecondFactor(page, factors)
  await page.goto('/login')
  await fillLogin(page, person)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Enter your code')).toBeVisible()

  factors.length = 0
  await page.context().route('**/auth/v1/factors/*/challenge', (route) =>
    route.fulfill({
      status: 404,
      json: { code: 'mfa_factor_not_found', message: 'Factor not found' },
      headers: newErrors,
    }),
  )
  await page.context().route('**/rest/v1/**', (route) => route.continue())
  await codeField(page).fill(rightCode)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await expectNotice(page, 'Welcome back!', 'Successfully logged in.')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
})

test('an account with a second factor is asked for its code; a wrong or late one is refused', async ({
  page,
  request,
}) => {
  const person = await confirmedUser(request)
  const asked = await requireSecondFactor(page, [app])
  const reads: string[] = []
  page.on('request', (read) => {
    if (read.url().includes('/rest/v1/')) reads.push(read.url())
  })
  await page.goto('/login')
  await fillLogin(page, person)
  await page.keyboard.press('Enter')

  await expect(heading(page, 'Enter your code')).toBeFocused()
  await expect(page.getByText(`One more step for ${person.email}.`)).toBeVisible()
  await expect(notices(page)).toHaveCount(0)
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric')

  await page.keyboard.press('Tab')
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type('12ab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The code has six digits.')).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  expect(asked).toEqual([])

  await codeField(page).fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The code may have expired.')
  await expectNotice(page, 'Sign in Failed', 'Invalid TOTP code entered')
  await codeField(page).fill(lateCode)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(
    'Enter the code that is shown now, or get a new one sent.',
  )
  await expect(codeField(page)).toHaveValue(lateCode)
  expect(reads).toEqual([])

  await codeField(page).fill(' 123-456 ')
  await page.keyboard.press('Tab')
  await expect(focused(page)).toHaveText('Verify')
  await page.keyboard.press('Enter')
  await expectNotice(page, 'Welcome back!', 'Successfully logged in.')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await expect(page.getByTestId('total')).toHaveText('$0.00')
  expect(asked.at(-1)).toBe(`123456 for challenge-of-${app.id}`)

  await page.reload()
  await expect(page.getByTestId('total')).toHaveText('$0.00')
})

test('a sign-in with Google is asked for the code as well, and welcomed after it', async ({
  page,
  request,
}) => {
  const { email } = await confirmedUser(request)
  await requireSecondFactor(page, [app])
  await page.goto('/login')
  await page.getByRole('button', { name: 'Google' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, 'Enter your code')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(notices(page)).toHaveCount(0)
  await codeField(page).fill(rightCode)
  await codeField(page).press('Enter')
  await expectNotice(page, 'Welcome back!', 'Successfully logged in.')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
})

test('without the code no page shows anything of the account, and going back to the login works', async ({
  page,
  context,
  request,
}) => {
  const person = await confirmedUser(request)
  await requireSecondFactor(page, [app])
  await page.goto('/login')
  await fillLogin(page, person)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Enter your code')).toBeVisible()

  await page.goto('/dashboard')
  await expect(heading(page, 'Access Denied')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('enter the code of your second factor')
  await expect(page.getByTestId('account-name')).toHaveCount(0)
  await page.getByRole('link', { name: 'Proceed to Login' }).click()
  await expect(heading(page, 'Enter your code')).toBeVisible()

  const other = await context.newPage()
  await other.goto('/login')
  await expect(heading(other, 'Enter your code')).toBeVisible()
  await codeField(other).fill(rightCode)
  await codeField(other).press('Enter')
  await expect(other).toHaveURL('/dashboard')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await fillLogin(page, person)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Log in to another account' }).click()
  await expect(heading(page, 'Welcome back')).toBeVisible()
  expect(await storedSession(page)).toBeNull()
})

test('a phone is sent its code first, and another factor can be chosen', async ({ page, request }) => {
  const person = await confirmedUser(request)
  const asked = await requireSecondFactor(page, [app, phone])
  await page.goto('/login')
  await fillLogin(page, person)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Use my old phone instead' }).click()
  await expect(codeField(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Send a code to my phone' }).click()
  await codeField(page).fill(rightCode)
  await expect(page.getByRole('button', { name: 'Send another code' })).toBeDisabled()
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect(asked).toEqual([`challenge ${phone.id}`, `123456 for challenge-of-${phone.id}`])
})

test('a reset link asks for the code before the new password', async ({ page, request }) => {
  const person = await confirmedUser(request)
  await requireSecondFactor(page, [app])
  await page.goto((await resetLink(request, person.email)).href)
  await page.getByRole('button', { name: 'Choose a New Password' }).click()
  await expect(page).toHaveURL('/reset-password')
  await expect(heading(page, 'Enter your code')).toBeVisible()
  await codeField(page).fill(rightCode)
  await codeField(page).press('Enter')
  await expect(heading(page, 'Choose a new password')).toBeVisible()
})

test('a factor that was set up elsewhere meanwhile is asked for once the data API requires it', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  await requireSecondFactor(page, [app])
  await store(page, session)
  await page.goto('/dashboard')
  await expect(heading(page, 'Access Denied')).toBeVisible()
  await expectNothingOf(page, '$0.00', 'Not Verified')
  await page.getByRole('link', { name: 'Proceed to Login' }).click()
  await codeField(page).fill(rightCode)
  await codeField(page).press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByTestId('total')).toHaveText('$0.00')
})
