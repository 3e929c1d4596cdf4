import type { APIRequestContext, Page } from '@playwright/test'
import { accountReads, unavailable } from '@/data/content/accountReads'
import { clientScript, scriptWith } from './builtFiles.ts'
import { demoTotal } from './demoAccount.ts'
import {
  callBackend,
  confirmedUser,
  demo,
  expect,
  expectNothingOf,
  fillLogin,
  heading,
  hold,
  openDashboard,
  type StoredSession,
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

const demoSession = (request: APIRequestContext) =>
  callBackend<StoredSession>(request, '/auth/v1/token?grant_type=password', { data: demo })

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

test('order and search of the balances are in the address, and hold when it is opened', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  const symbols = region(page, 'Balances').getByRole('rowheader')
  const box = region(page, 'Balances').getByRole('searchbox')
  await answerReads(page, {
    wallets: walletsOf({ KCC: '1', KCREDIT: '1', USDT: '1', BTC: '1', ETH: '1', DOGE: '1', ADA: '1' }),
    profile: profileOf({}),
  })
  await openDashboard(page, session)
  await page.getByRole('columnheader', { name: 'Value' }).getByRole('button').press('Enter')
  await expect(page).toHaveURL('/dashboard?sort=value&order=desc')
  await box.fill('kc')
  await expect(page).toHaveURL('/dashboard?sort=value&order=desc&q=kc')
  await expect(symbols).toHaveText([/KCC/, /KCREDIT/])
  await box.fill('')
  await expect(page).toHaveURL('/dashboard?sort=value&order=desc')
  await expect(symbols).toHaveCount(7)
  await page.goto('/dashboard?q=king')
  await expect(symbols).toHaveText([/KCC/])
  await expect(box).toHaveValue('king')
})

test('a dashboard that is opened directly reads each thing once', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  const reads: string[] = []
  page.on('request', (read) => {
    const { pathname, searchParams } = new URL(read.url())
    if (pathname.startsWith('/rest/v1/')) reads.push(`${pathname.slice(9)} ${searchParams.get('select')}`)
  })
  await openDashboard(page, session)
  await expect(page.getByTestId('total')).toHaveText('$0.00')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  expect(reads.toSorted()).toEqual([
    'rpc/referral_count null',
    'user_profiles full_name,kyc_status',
    'user_profiles id,full_name,kyc_status,referral_code',
    'wallet_movements id,token_symbol,amount:amount::text,balance_after:balance_after::text,moved_at,reason',
    'wallets id,user_id,token_symbol,balance:balance::text',
  ])
})

test('the frame names the user before Supabase has loaded, and does not move afterwards', async ({
  page,
  request,
}) => {
  await store(page, await demoSession(request))
  const main = page.getByRole('main')
  const name = page.getByTestId('account-name')
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.unrouteAll()
    const release = await hold(page, `**${clientScript()}`)
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
    expect(await name.boundingBox()).toEqual(frame)
    const after = await main.boundingBox()
    expect([after?.x, after?.y, after?.width], `${width} px`).toEqual([before?.x, before?.y, before?.width])
  }
})

test('pointing at the dashboard’s link loads its code; pressing it reads each thing once', async ({
  page,
  request,
}) => {
  await store(page, await demoSession(request))
  const reads: string[] = []
  page.on('request', (read) => {
    const { pathname } = new URL(read.url())
    if (pathname.startsWith('/rest/v1/')) reads.push(pathname.slice(9))
  })
  await page.goto('/')
  const link = page.getByRole('banner').getByRole('link', { name: 'Dashboard' })
  await expect(link).toBeVisible()
  const code = page.waitForResponse(`**${scriptWith('Valued at fixed sample prices')}`)
  await link.hover()
  await (await code).finished()
  await page.waitForLoadState('networkidle')
  expect(reads).toEqual([])

  await link.click()
  await expect(page.getByTestId('total')).toHaveText(demoTotal)
  await expect(page.getByTestId('account-name')).toHaveText('Demo Trader')
  expect(reads.toSorted()).toEqual([
    'rpc/referral_count',
    'user_profiles',
    'user_profiles',
    'wallet_movements',
    'wallets',
  ])
})

test('a visitor who comes back to the dashboard sees the old figures until they are read again', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  await page.clock.install()
  const answers = {
    wallets: walletsOf({ USDT: '5' }),
    profile: profileOf({ kyc_status: 'pending' }),
  }
  await answerReads(page, answers)
  await openDashboard(page, session)
  const total = page.getByTestId('total')
  await expect(total).toHaveText('$5.00')
  await page.getByRole('link', { name: 'Wallet' }).click()
  await expect(heading(page, 'Wallet')).toBeVisible()
  await page.clock.fastForward(6_000)

  answers.wallets = walletsOf({ USDT: '7' })
  answers.profile = profileOf({ kyc_status: 'verified' })
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/rest/v1/**', async (route) => {
    await gate
    await route.fallback()
  })
  const asked = page.waitForRequest(walletReads)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(total).toHaveText('$5.00')
  await asked
  await expect(loading(page)).toHaveCount(0)
  await expect(region(page, 'KYC status')).toContainText('Pending')
  release()
  await expect(total).toHaveText('$7.00')
  await expect(region(page, 'KYC status')).toContainText('Verified')
})

test('what cannot be read is called unavailable, never zero, and Retry brings it and nothing else', async ({
  page,
  request,
}) => {
  const { session, email } = await confirmedUser(request)
  const balances = region(page, 'Balances')
  const referral = region(page, 'Referral link')
  const fault = { status: 500, json: { message: 'deadlock detected', code: '40P01' } }
  await page.route(walletReads, (route) => route.fulfill(fault))
  await page.route(everyProfileRead, (route) => route.abort('connectionrefused'))
  await openDashboard(page, session)
  await expect(balances).toContainText(`${unavailable.balances} The fault is on our side.`)
  await expect(referral).toContainText(unavailable.referralLink)
  await expect(page.getByTestId('total')).toHaveText('Unavailable')
  await expect(page.getByTestId('account-name')).toHaveText(email)
  await expectNothingOf(page, '$0.00', '0.0000', 'deadlock', 'NaN', 'ref=')
  await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(0)
  await balances.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(said(page, accountReads.wallets.failedAgain)).toBeAttached()
  await expect(balances.getByRole('button', { name: 'Retry', exact: true })).toBeFocused()

  await page.unroute(walletReads)
  const release = await hold(page, walletReads)
  await balances.getByRole('button', { name: 'Retry' }).press('Enter')
  const busy = balances.getByRole('button', { name: 'Retrying...' })
  await expect(busy).toBeFocused()
  release()
  await expect(page.getByTestId('total')).toHaveText('$0.00')
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
})

test('what is read for one account and comes after another has signed in is dropped', async ({
  page,
  request,
}) => {
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
