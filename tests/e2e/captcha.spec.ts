import path from 'node:path'
import { serveBuild } from '@king-exchange/fast-pages'
import type { Page } from '@playwright/test'
import type { PreviewServer } from 'vite'
import { captchaTexts } from '@/data/content/captcha'
import { productionSite } from '../build/productionSite.mjs'
import { expect, expectNotice, fillLogin, fillRegistration, newPerson, test, wayOn } from './support.ts'
import {
  answerAsTurnstile,
  standInForTurnstile,
  turnstileAddress,
  type WidgetMode,
} from './turnstileStandIn.ts'

// The production build (`npm run check:build`) has a captcha. Its project is answered for here, as a real one answers.

let server: PreviewServer
test.beforeAll(async () => {
  server = await serveBuild(path.resolve('build/production'))
})
test.afterAll(() => server.close())

const failed = { status: 400, code: 'captcha_failed', message: 'captcha protection: request disallowed' }
const wrong = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' }

/** A call of the project: its path, and the token that it carries. */
type Call = [path: string, token: string | undefined]

/** Opens a page of the site on a project that refuses a call without a token, and answers the others in turn. */
async function open(page: Page, address: string, mode: WidgetMode, answers: (typeof failed)[] = []) {
  const asked = await standInForTurnstile(page, mode)
  const calls: Call[] = []
  await page.route(new URL('auth/v1/**', productionSite.VITE_SUPABASE_URL).href, (route) => {
    const { pathname } = new URL(route.request().url())
    const token: string | undefined = route.request().postDataJSON()?.gotrue_meta_security?.captcha_token
    calls.push([pathname.replace('/auth/v1/', ''), token])
    const { status, ...json } = token ? (answers.shift() ?? { status: 200 }) : failed
    return route.fulfill({
      status,
      json,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'X-Supabase-Api-Version',
        'x-supabase-api-version': '2024-01-01',
      },
    })
  })
  await page.goto(new URL(address, server.resolvedUrls?.local[0]).href)
  return { asked, calls }
}

const check = (page: Page) => page.getByRole('group', { name: captchaTexts.label })
const login = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true })
const email = (page: Page) => page.getByLabel('Email', { exact: true })

for (const address of ['/login', '/register', '/forgot-password']) {
  test(`${address} asks the service for nothing before its form is used`, async ({ page }) => {
    const { asked } = await open(page, address, 'passes')
    await expect(check(page)).toContainText('Turnstile checks that you are human while you fill this in.')
    await page.getByRole('heading', { level: 1 }).click()
    expect(asked).toEqual([])
    await email(page).focus()
    await expect(check(page)).toContainText(captchaTexts.passed)
    await page.getByRole('button', { name: 'Google' }).or(email(page)).first().focus()
    expect(asked).toHaveLength(1)
  })
}

test('a login sends the token, and the next attempt another one', async ({ page }) => {
  const { calls } = await open(page, '/login', 'passes', [wrong, wrong])
  await fillLogin(page, newPerson())
  await expect(check(page)).toContainText(captchaTexts.passed)
  await login(page).click()
  await expectNotice(page, 'Sign in Failed', 'Invalid login credentials')
  await page.getByLabel('Password', { exact: true }).fill('Another-Try-48')
  await login(page).click()
  await expect
    .poll(() => calls)
    .toEqual([
      ['token', 'token-1'],
      ['token', 'token-2'],
    ])
})

test('a press that comes before the token waits for it, and sends once', async ({ page }) => {
  const { calls } = await open(page, '/login', 'waits', [wrong])
  await fillLogin(page, newPerson())
  await login(page).click()
  await expect(check(page)).toContainText(captchaTexts.held)
  await login(page).click()
  expect(calls).toEqual([])
  await page.evaluate(() => window.passWidget())
  await expectNotice(page, 'Sign in Failed', 'Invalid login credentials')
  expect(calls).toEqual([['token', 'token-1']])
})

test('a press that waits can be cancelled, and pressed again', async ({ page }) => {
  const { calls } = await open(page, '/login', 'waits', [wrong])
  await fillLogin(page, newPerson())
  await login(page).click()
  await check(page).getByRole('button', { name: captchaTexts.cancel }).click()
  await expect(check(page)).not.toContainText(captchaTexts.held)
  await page.evaluate(() => window.passWidget())
  await expect(check(page)).toContainText(captchaTexts.passed)
  expect(calls).toEqual([])
  await login(page).click()
  await expect.poll(() => calls).toEqual([['token', 'token-1']])
})

test('a form with a problem says so at once, and asks for no check first', async ({ page }) => {
  await open(page, '/login', 'waits')
  await login(page).click()
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAccessibleErrorMessage('Please enter your email address.')
  await expect(check(page)).not.toContainText(captchaTexts.held)
})

test('a challenge is led to by the keyboard, and its answer sends the form', async ({ page }) => {
  const { calls } = await open(page, '/login', 'asks', [wrong])
  await fillLogin(page, newPerson())
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(check(page)).toContainText(captchaTexts.challenging)
  await expect(check(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Tab')
  const widget = page.frameLocator('iframe[title="Security challenge"]')
  await expect(widget.getByRole('button', { name: 'Verify you are human' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectNotice(page, 'Sign in Failed', 'Invalid login credentials')
  expect(calls).toEqual([['token', 'token-1']])
})

test('a check that is refused is told with Retry, and the fields are kept', async ({ page }) => {
  const { calls } = await open(page, '/login', 'blocks', [wrong])
  const person = newPerson()
  await fillLogin(page, person)
  await expect(check(page).getByRole('alert')).toContainText(captchaTexts.failures.refused)
  await page.evaluate(() => {
    window.widgetMode = 'passes'
  })
  await check(page).getByRole('button', { name: captchaTexts.retry }).click()
  await expect(check(page)).toContainText(captchaTexts.passed)
  await expect(email(page)).toHaveValue(person.email)
  await login(page).click()
  await expect.poll(() => calls).toEqual([['token', 'token-1']])
})

test('a service that cannot be reached is told with Retry, and a press is given back', async ({ page }) => {
  const { calls } = await open(page, '/login', 'passes', [wrong])
  await page.route(turnstileAddress, (route) => route.abort('blockedbyclient'))
  await fillLogin(page, newPerson())
  await login(page).click()
  await expect(check(page).getByRole('alert')).toContainText(captchaTexts.failures.unreachable)
  await expect(check(page)).not.toContainText(captchaTexts.held)
  await page.route(turnstileAddress, answerAsTurnstile)
  await login(page).click()
  await expect.poll(() => calls).toEqual([['token', 'token-1']])
})

test('a token that the project refuses is told, and the next press brings another', async ({ page }) => {
  const { calls } = await open(page, '/login', 'passes', [failed, wrong])
  await fillLogin(page, newPerson())
  await login(page).click()
  await expectNotice(page, 'Sign in Failed', 'We could not verify that you are human.')
  await expect(wayOn(page)).toContainText('Nothing was lost. Please try again; the check is done anew.')
  await login(page).click()
  await expectNotice(page, 'Sign in Failed', 'Invalid login credentials')
  expect(calls.map(([, token]) => token)).toEqual(['token-1', 'token-2'])
})

test('a sign-up, and the mail that is sent again, carry a token each', async ({ page }) => {
  await page.clock.install()
  const { calls } = await open(page, '/register', 'passes')
  await fillRegistration(page, newPerson())
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectNotice(page, 'Registration Successful!', 'Please check your email to verify your account.')
  await page.clock.runFor(61_000)
  await page.getByRole('button', { name: 'Send the email again' }).click()
  await expectNotice(page, 'Confirmation Email Sent', /new link is on its way/)
  expect(calls).toEqual([
    ['signup', 'token-1'],
    ['resend', expect.stringMatching(/^token-/)],
  ])
})

test('a reset mail carries a token', async ({ page }) => {
  const { calls } = await open(page, '/forgot-password', 'passes')
  await email(page).fill(newPerson().email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expectNotice(page, 'Password Reset Email Sent', /check your inbox/)
  expect(calls).toEqual([['recover', 'token-1']])
})
