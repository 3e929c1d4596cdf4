import type { Page } from '@playwright/test'
import { clientText, scriptWith } from './builtFiles.ts'
import { confirmedUser, delayIdleWork, expect, heading, store, test } from './support.ts'

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
  (await Promise.all(scripts)).some((script) => script.includes(clientText))

test('a user’s public page loads the provider’s client when the browser is idle, the dashboard’s code when its link is pointed at, and leads there', async ({
  page,
  request,
}) => {
  await store(page, (await confirmedUser(request)).session)
  const scripts = scriptsOf(page)
  const beIdle = await delayIdleWork(page)
  await page.goto('/')
  await expect(heading(page, /.+/)).toBeVisible()
  expect(scripts.length).toBeGreaterThan(0)
  expect(await hasClient(scripts)).toBe(false)

  await beIdle()
  await expect.poll(() => hasClient(scripts)).toBe(true)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0)
  const reads: string[] = []
  page.on('request', (read) => {
    const { pathname } = new URL(read.url())
    if (pathname.startsWith('/rest/v1/')) reads.push(pathname.slice(9))
  })
  const link = page.getByRole('banner').getByRole('link', { name: 'Dashboard' })
  const code = page.waitForResponse(`**${scriptWith('Valued at fixed sample prices')}`)
  await link.hover()
  await (await code).finished()
  expect(reads).toEqual([])
  await link.click()
  await expect(page.getByTestId('total')).toHaveText('$0.00')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  expect(reads.toSorted()).toEqual([
    'rpc/referral_count',
    'user_profiles',
    'user_profiles',
    'wallet_movements',
    'wallets',
  ])
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
