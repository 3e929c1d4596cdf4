import type { Page } from '@playwright/test'
import { accountReads, unavailable } from '@/data/content/accountReads'
import { clientScript } from './builtFiles.ts'
import { demoTotal } from './demoAccount.ts'
import {
  confirmedUser,
  delay,
  demo,
  expect,
  expectNothingOf,
  fillLogin,
  heading,
  newSession,
  openDashboard,
  store,
  test,
} from './support.ts'

const walletReads = '**/rest/v1/wallets*'
/** The dashboard's own read of the profile; the layout reads less of it. */
const profileReads = /\/rest\/v1\/user_profiles\?.*referral_code/
const everyProfileRead = '**/rest/v1/user_profiles*'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading' })
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

const walletsOf = (balances: Record<string, unknown>) =>
  Object.entries(balances).map(([token_symbol, balance]) => ({
    id: token_symbol,
    user_id: 'a',
    token_symbol,
    balance,
  }))

const profileOf = (changes: object) => ({
  id: 'a',
  full_name: 'Ada Lovelace',
  kyc_status: 'not_verified',
  referral_code: 'CROWN7K2QX',
  ...changes,
})

/** Answers reads in place of the backend, with the current values of the object. */
async function answerReads(page: Page, answers: { wallets: object[]; profile: object }) {
  await page.route(walletReads, (route) => route.fulfill({ json: answers.wallets }))
  await page.route(everyProfileRead, (route) => {
    const isOne = route.request().headers().accept?.includes('pgrst.object')
    return route.fulfill({ json: isOne ? answers.profile : [answers.profile] })
  })
}

test('the frame names the user before Supabase has loaded and does not move afterwards, and each thing is read once', async ({
  page,
  request,
}) => {
  const reads: string[] = []
  page.on('request', (read) => {
    const { pathname, searchParams } = new URL(read.url())
    if (pathname.startsWith('/rest/v1/')) reads.push(`${pathname.slice(9)} ${searchParams.get('select')}`)
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await store(page, await newSession(request, demo))
  const main = page.getByRole('main')
  const name = page.getByTestId('account-name')
  const release = await delay(page, `**${clientScript()}`)
  await page.goto('/dashboard')
  await expect(name).toHaveText('Demo Trader')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(main.getByRole('status')).toHaveText('Loading…')
  await page.evaluate(() => document.fonts.ready)
  const before = await main.boundingBox()
  const frame = await name.boundingBox()
  await expectNothingOf(page, 'Access Denied')

  release()
  await expect(page.getByRole('banner').getByText('Verified', { exact: true })).toBeVisible()
  await expect(page.getByTestId('total')).toHaveText(demoTotal)
  expect(await name.boundingBox()).toEqual(frame)
  const after = await main.boundingBox()
  expect([after?.x, after?.y, after?.width]).toEqual([before?.x, before?.y, before?.width])
  expect(reads.toSorted()).toEqual([
    'rpc/referral_count null',
    'user_profiles full_name,kyc_status',
    'user_profiles id,full_name,kyc_status,referral_code',
    'wallet_movements id,token_symbol,amount:amount::text,balance_after:balance_after::text,moved_at,reason',
    'wallets id,user_id,token_symbol,balance:balance::text',
  ])

  await page.getByRole('columnheader', { name: 'Value' }).getByRole('button').press('Enter')
  await expect(page, 'the order is in the address').toHaveURL('/dashboard?sort=value&order=desc')
})

test('what cannot be read is called unavailable, never zero, Retry brings it alone, and it stays until it is read again', async ({
  page,
  request,
}) => {
  const { session, email } = await confirmedUser(request)
  await page.clock.install()
  const balances = region(page, 'Balances')
  const referral = region(page, 'Referral link')
  const total = page.getByTestId('total')
  const fault = { status: 500, json: { message: 'deadlock detected', code: '40P01' } }
  await page.route(walletReads, (route) => route.fulfill(fault))
  await page.route(everyProfileRead, (route) => route.abort('connectionrefused'))
  await openDashboard(page, session)
  await expect(balances).toContainText(`${unavailable.balances} The fault is on our side.`)
  await expect(referral).toContainText(unavailable.referralLink)
  await expect(total).toHaveText('Unavailable')
  await expect(page.getByTestId('account-name')).toHaveText(email)
  await expectNothingOf(page, '$0.00', '0.0000', 'deadlock', 'NaN', 'ref=')
  await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(0)
  await balances.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(said(page, accountReads.wallets.failedAgain)).toBeAttached()
  await expect(balances.getByRole('button', { name: 'Retry', exact: true })).toBeFocused()

  await page.unroute(walletReads)
  const release = await delay(page, walletReads)
  await balances.getByRole('button', { name: 'Retry' }).press('Enter')
  const busy = balances.getByRole('button', { name: 'Retrying...' })
  await expect(busy).toBeFocused()
  release()
  await expect(total).toHaveText('$0.00')
  await expect(balances.getByRole('heading')).toBeFocused()
  await expect(said(page, accountReads.wallets.recovered)).toBeAttached()
  await expect(referral).toContainText(unavailable.referralLink)

  let walletReadCount = 0
  page.on('request', (read) => {
    if (read.url().includes('/rest/v1/wallets')) walletReadCount += 1
  })
  await page.unroute(everyProfileRead)
  await referral.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await expect(page.getByLabel('Your referral link')).toHaveValue(/\/register\?ref=[2-9A-Z]{10}$/)
  await expect(referral.getByRole('heading')).toBeFocused()
  expect(walletReadCount).toBe(0)

  await page.getByRole('link', { name: 'Wallet', exact: true }).first().click()
  await expect(heading(page, 'Wallet')).toBeVisible()
  await page.clock.fastForward(6_000)
  await answerReads(page, {
    wallets: walletsOf({ USDT: '7' }),
    profile: profileOf({ kyc_status: 'verified' }),
  })
  const bring = await delay(page, '**/rest/v1/**')
  const asked = page.waitForRequest(walletReads)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await expect(total).toHaveText('$0.00')
  await asked
  await expect(loading(page)).toHaveCount(0)
  await expect(region(page, 'KYC status')).toContainText('Not Verified')
  bring()
  await expect(total).toHaveText('$7.00')
  await expect(region(page, 'KYC status').getByText('Verified', { exact: true })).toBeVisible()
})

test('what is read for one account and comes after another has signed in is dropped', {
  tag: '@night',
}, async ({ page, request }) => {
  const first = await confirmedUser(request, 'Firstling')
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const late: Promise<unknown>[] = []
  for (const [reads, json] of [
    [walletReads, walletsOf({ USDT: '987654.25' })],
    [profileReads, [profileOf({ full_name: 'Late Firstling', referral_code: 'LATECODE' })]],
  ] as const) {
    await page.route(reads, async (route) => {
      if (!route.request().url().includes(first.session.user.id)) return route.continue()
      await gate
      await route.fulfill({ json }).catch(() => undefined)
    })
  }
  page.on('request', (read) => {
    if (/\/rest\/v1\//.test(read.url()) && read.url().includes(first.session.user.id))
      late.push(read.response())
  })
  await openDashboard(page, first.session)
  await expect(loading(page)).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await fillLogin(page, demo)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByTestId('total')).toHaveText(demoTotal)

  release()
  await Promise.all(late)
  expect(late.length).toBeGreaterThan(1)
  await expect(page.getByTestId('total')).toHaveText(demoTotal)
  await expect(page.getByLabel('Your referral link')).toHaveValue(/CROWNDEMO7$/)
  await expectNothingOf(page, 'Firstling', first.email, '987,654', 'LATECODE')
})
