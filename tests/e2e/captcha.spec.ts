import path from 'node:path'
import { serveBuild } from '@king-exchange/fast-pages'
import type { Page } from '@playwright/test'
import type { PreviewServer } from 'vite'
import { captchaTexts } from '@/data/content/captcha'
import { productionSite } from '../build/productionSite.mjs'
import { expect, expectNotice, fillLogin, newPerson, test, wayOn } from './support.ts'
import { standInForTurnstile, type WidgetMode } from './turnstileStandIn.ts'

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

test.describe('with a captcha', { tag: '@night' }, () => {
  test('the service is asked for nothing before a form is used, and each attempt brings a token of its own', async ({
    page,
  }) => {
    const { asked, calls } = await open(page, '/login', 'passes', [failed, wrong])
    await expect(check(page)).toContainText(captchaTexts.idle('Turnstile'))
    await page.getByRole('heading', { level: 1 }).click()
    expect(asked).toEqual([])
    await fillLogin(page, newPerson())
    await expect(check(page)).toContainText(captchaTexts.passed)
    expect(asked).toHaveLength(1)
    await login(page).click()
    await expectNotice(page, 'Sign in Failed', 'We could not verify that you are human.')
    await expect(wayOn(page)).toContainText('Nothing was lost. Please try again; the check is done anew.')
    await login(page).click()
    await expectNotice(page, 'Sign in Failed', 'Invalid login credentials')
    expect(calls).toEqual([
      ['token', 'token-1'],
      ['token', 'token-2'],
    ])
  })

  test('a challenge is led to by the keyboard, and its answer sends the form', async ({ page }) => {
    const { calls } = await open(page, '/login', 'asks', [wrong])
    await fillLogin(page, newPerson())
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(check(page)).toContainText(captchaTexts.challenging)
    await expect(check(page).locator(':focus')).toHaveCount(1)
    const widget = page.frameLocator('iframe[title="Security challenge"]')
    const answer = widget.getByRole('button', { name: 'Verify you are human' })
    await expect(answer).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(answer).toBeFocused()
    await page.keyboard.press('Enter')
    await expectNotice(page, 'Sign in Failed', 'Invalid login credentials')
    expect(calls).toEqual([['token', 'token-1']])
  })
})
