import type { Page } from '@playwright/test'
import { clientMark } from './builtFiles.ts'
import {
  confirmedUser,
  expect,
  expectNotice,
  heading,
  holdIdleWork,
  openDashboard,
  store,
  storedSession,
  test,
} from './support.ts'

/** The texts of all scripts that the page has loaded so far. */
function scriptsOf(page: Page): Promise<string>[] {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    // One that is still on its way as the page is closed has no text.
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''))
  })
  return scripts
}

const hasClient = async (scripts: Promise<string>[]) =>
  (await Promise.all(scripts)).some((script) => script.includes(clientMark))

test('a user’s public page loads the provider’s client when the browser is idle', async ({
  page,
  request,
}) => {
  await store(page, (await confirmedUser(request)).session)
  const scripts = scriptsOf(page)
  const beIdle = await holdIdleWork(page)
  await page.goto('/')
  await expect(heading(page, /.+/)).toBeVisible()
  expect(scripts.length).toBeGreaterThan(0)
  expect(await hasClient(scripts)).toBe(false)

  await beIdle()
  await expect.poll(() => hasClient(scripts)).toBe(true)
})

test('the header offers login and sign-up to a visitor, and the dashboard to a signed-in user', async ({
  page,
  request,
}) => {
  const header = page.getByRole('banner')
  await page.goto('/')
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Sign Up' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)

  const { session } = await confirmedUser(request)
  await store(page, session)
  await page.goto('/')
  await header.getByRole('link', { name: 'Dashboard' }).click()
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await page.goBack()
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0)
  await expect(header.getByRole('link', { name: 'Sign Up' })).toHaveCount(0)
})

test('a link shows a page’s first screen before the rest, Back the page where it was left', async ({
  page,
}) => {
  /** True if the page's heading was ever shown without its end. */
  const sawBeginning = async (act: () => Promise<unknown>) => {
    await page.evaluate(() => {
      document.documentElement.dataset.saw = ''
      new MutationObserver(() => {
        const titles = [...document.querySelectorAll('main h1, main h2')].map(
          ({ textContent }) => textContent,
        )
        if (titles.includes('Two tokens, one crown') && !titles.includes('See KCC on the market'))
          document.documentElement.dataset.saw = 'the beginning'
      }).observe(document.body, { childList: true, subtree: true })
    })
    await act()
    await expect(page.getByRole('heading', { name: 'See KCC on the market' })).toBeAttached()
    return page.locator('html').getAttribute('data-saw')
  }
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name })
  await page.goto('/features')
  expect(await sawBeginning(() => link('Token').click())).toBe('the beginning')
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500)
  await link('Features').click()
  await expect(page).toHaveURL('/features')
  expect(await sawBeginning(() => page.goBack())).toBe('')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500)
})

test('a notice does not cover the next buttons', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await openDashboard(page, session)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectNotice(page, 'Logged out successfully.')
  await expect(page).toHaveURL('/')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click({ timeout: 3_000 })
  await expect(page).toHaveURL('/login')
})

test('an unknown address shows a page that links back', async ({ page }) => {
  for (const address of ['/no-such-page', '/dashboard/no-such-page', '/auth', '/%00', '/..%2f..%2fetc']) {
    await page.goto(address)
    await expect(heading(page, 'Page not found'), address).toBeVisible()
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
})

test('the browser stores the session and no password', async ({ page, request }) => {
  const person = await confirmedUser(request)
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(heading(page, 'Dashboard')).toBeVisible()
  expect(await storedSession(page)).toContain(person.email)
  const kept = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      location.href,
    ]),
  )
  expect(kept).not.toContain(person.password)
})
