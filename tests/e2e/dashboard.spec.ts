import type { APIRequestContext, Page } from '@playwright/test'
import { quickActions } from '@/data/registries/accountNavigation'
import { clientScript, scriptWith } from './builtFiles.ts'
import { demoTotal } from './demoAccount.ts'
import { accountPages } from './soonLinks.ts'
import {
  addStyle,
  callBackend,
  confirmedUser,
  demo,
  expect,
  expectNothingOf,
  fillLogin,
  heading,
  hold,
  neverAnswer,
  openDashboard,
  type StoredSession,
  store,
  test,
} from './support.ts'

const walletReads = '**/rest/v1/wallets*'
const movementReads = '**/rest/v1/wallet_movements*'
/** The dashboard's own read of the profile; the layout reads less of it. */
const profileReads = /\/rest\/v1\/user_profiles\?.*referral_code/
const everyProfileRead = '**/rest/v1/user_profiles*'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading' })
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const firstSteps = (page: Page) => region(page, 'Your account is open')
const movements = (page: Page) => region(page, 'Latest movements')

/** Checks that an account in which nothing has moved says so, and has no line. */
async function expectNoHistory(page: Page) {
  await expect(movements(page)).toContainText('No movements recorded yet.')
  await expect(movements(page).getByRole('listitem')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('figure')).toHaveCount(0)
  await expectNothingOf(page, 'last 30 days')
}

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
async function answerReads(page: Page, answers: { wallets: object[]; profile: object | null }) {
  await page.route(walletReads, (route) => route.fulfill({ json: answers.wallets }))
  await page.route(everyProfileRead, (route) => {
    const isOne = route.request().headers().accept?.includes('pgrst.object')
    if (!isOne) return route.fulfill({ json: answers.profile ? [answers.profile] : [] })
    return answers.profile
      ? route.fulfill({ json: answers.profile })
      : route.fulfill({ status: 406, json: { code: 'PGRST116', message: 'no rows' } })
  })
}

/** Checks that nothing overflows horizontally, once the layout fits the window's width. */
const expectToFit = (page: Page, what: string) =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      { message: what },
    )
    .toBe(0)

/** The position of each part of the page. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h1, main h1 ~ *, main section, main section > *')]
      .filter((part) => part.matches('h1, section, h2'))
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return `${part.querySelector('h2')?.textContent ?? part.textContent}: ${[x, y + window.scrollY, width, height].map(Math.round)}`
      }),
  )

test('while a read is under way skeletons take its room, and nothing moves when it comes', async ({
  page,
  request,
}) => {
  await store(page, await demoSession(request))
  const total = page.getByTestId('total')
  const full = region(page, 'KYC status').getByText('You have full access')
  const balances = { reads: walletReads, shown: total }
  const profile = { reads: profileReads, shown: full }
  const moved = { reads: movementReads, shown: movements(page).getByRole('listitem').first() }
  for (const [width, order] of [
    [1440, [balances, profile, moved]],
    [375, [moved, profile, balances]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.unrouteAll()
    const releases = await Promise.all(order.map(({ reads }) => hold(page, reads)))
    await page.goto('/dashboard')
    await expect(heading(page, 'Dashboard')).toBeVisible()
    await expect(page.getByTestId('account-name')).toHaveText('Demo Trader')
    await page.evaluate(() => document.fonts.ready)
    await expect(page.getByRole('main').getByText('last 30 days')).toBeHidden()
    const before = await places(page)
    expect(before.length).toBeGreaterThan(8)
    await expectNothingOf(page, '$', '0.0000', 'Verified,', 'ref=')

    for (const [place, { shown }] of order.entries()) {
      await expect(loading(page)).toBeVisible()
      await expect(shown).toHaveCount(0)
      releases[place]?.()
      await expect(shown).toBeVisible()
      expect(await places(page), `${width} px, ${place + 1} of 3 reads`).toEqual(before)
    }
    await expect(total).toHaveText(demoTotal)
    await expect(page.getByRole('main').getByRole('figure')).toBeVisible()
    await expect(loading(page)).toHaveCount(0)
    await expect(firstSteps(page)).toHaveCount(0)
  }
})

test('an account in which something has moved has a line and a list of it, which can be hidden', async ({
  page,
  request,
}) => {
  await store(page, await demoSession(request))
  await page.goto('/dashboard')
  const main = page.getByRole('main')
  const line = main.getByRole('figure')
  const moved = movements(page).getByRole('listitem')
  await expect(page.getByTestId('total')).toHaveText(demoTotal)
  await expect(line).toHaveText(
    `The last 30 days: from $58,500.00 to ${demoTotal}, with a high of $69,490.63 and a low of $56,000.00.`,
  )
  await expect(moved).toHaveText([
    /^Sent USDT(yesterday|2 days ago)−2,137\.15 USDT\$2,137\.15$/,
    /^Received KCC\d days ago\+500\.75 KCC\$751\.13$/,
    /^Bought KCREDIT\d days ago\+200 KCREDIT\$200\.00$/,
  ])
  await expect(main.getByText('at the same prices')).toBeVisible()

  await page.getByRole('button', { name: 'Hide balances', exact: true }).click()
  await expect(line).toHaveText('The line of the last 30 days is hidden with your balances.')
  expect((await line.locator('path').getAttribute('d'))?.length).toBeLessThan(12)
  for (const movement of await moved.all())
    await expect(movement).toHaveText(/^(Received|Bought|Sent) [A-Z]+[a-z\d ]+hidden [A-Z]+hidden$/)
})

test('movements that cannot be read leave the balances standing, and Retry brings them', async ({
  page,
  request,
}) => {
  await store(page, await demoSession(request))
  await page.route(movementReads, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/dashboard')
  await expect(page.getByTestId('total')).toHaveText(demoTotal)
  await expect(movements(page)).toContainText(
    'We can’t load your latest movements right now. The fault is on our side.',
  )
  await expect(page.getByRole('main').getByRole('figure')).toHaveCount(0)
  await expectNothingOf(page, 'No movements', 'last 30 days')
  await page.unroute(movementReads)
  await movements(page).getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(movements(page).getByRole('listitem')).toHaveCount(3)
  await expect(movements(page).getByRole('heading')).toBeFocused()
  await expect(said(page, 'Your latest movements have loaded.')).toBeAttached()
  await expect(page.getByRole('main').getByRole('figure')).toBeVisible()
})

test('balances are sorted by their headings, by a select where it is narrow, and by the address', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  await answerReads(page, {
    wallets: walletsOf({ DOGE: '5000', USDT: '200', BTC: '0.5', KCREDIT: '40', KCC: '10', ETH: '' }),
    profile: profileOf({}),
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openDashboard(page, session)
  const symbols = region(page, 'Balances').getByRole('rowheader')
  const order = (...names: string[]) =>
    expect(symbols).toHaveText(names.map((name) => new RegExp(`^.*${name}`)))
  const headingOf = (name: string) => page.getByRole('columnheader', { name })
  await order('KCC', 'KCREDIT', 'USDT', 'BTC', 'ETH', 'DOGE')

  const value = headingOf('Value').getByRole('button')
  await value.press('Enter')
  await expect(page).toHaveURL('/dashboard?sort=value&order=desc')
  await expect(headingOf('Value')).toHaveAttribute('aria-sort', 'descending')
  await order('BTC', 'USDT', 'KCREDIT', 'KCC', 'DOGE', 'ETH')
  await expect(value).toBeFocused()
  await value.press('Enter')
  await expect(page).toHaveURL('/dashboard?sort=value&order=asc')
  await order('DOGE', 'KCC', 'KCREDIT', 'USDT', 'BTC', 'ETH')
  await value.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await expect(headingOf('Sample price').getByRole('button')).toHaveCount(0)

  await page.goto('/dashboard?sort=balance&order=asc')
  await order('BTC', 'KCC', 'KCREDIT', 'USDT', 'DOGE', 'ETH')
  await expect(headingOf('Balance')).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Hide balances', exact: true }).click()
  await order('KCC', 'KCREDIT', 'USDT', 'BTC', 'ETH', 'DOGE')
  await expect(page.getByRole('columnheader').getByRole('button')).toHaveText(['Token'])
  await page.getByRole('button', { name: 'Hide balances', exact: true }).click()
  await order('BTC', 'KCC', 'KCREDIT', 'USDT', 'DOGE', 'ETH')

  await page.setViewportSize({ width: 375, height: 800 })
  const select = page.getByRole('combobox', { name: 'Sort by' })
  await expect(page.getByRole('columnheader').getByRole('button')).toHaveCount(0)
  await expect(select).toHaveValue('balance asc')
  await select.selectOption({ label: 'Token, Z to A' })
  await expect(page).toHaveURL('/dashboard?sort=name&order=desc')
  await order('USDT', 'KCREDIT', 'KCC', 'ETH', 'DOGE', 'BTC')
  await select.selectOption({ label: 'As listed, King Tokens first' })
  await expect(page).toHaveURL('/dashboard')
})

test('more than six balances have a search, with a way back from nothing', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  const answers = {
    wallets: walletsOf({ KCC: '1', KCREDIT: '1', USDT: '1', BTC: '1', ETH: '1', DOGE: '1', ADA: '1' }),
    profile: profileOf({}),
  }
  await answerReads(page, answers)
  await openDashboard(page, session)
  const rows = region(page, 'Balances').getByRole('rowheader')
  const box = region(page, 'Balances').getByRole('searchbox', { name: 'Search balances by name or symbol' })
  await expect(rows).toHaveCount(7)
  await box.fill('bitc')
  await expect(page).toHaveURL(/\?q=bitc$/)
  await expect(rows).toHaveText([/BTC/])
  await expect(said(page, '1 of 7 balances shown')).toBeAttached()
  await box.fill('moonshot')
  await expect(region(page, 'Balances')).toContainText('No asset found: “moonshot”')
  await region(page, 'Balances').getByRole('button', { name: 'Show all balances' }).press('Enter')
  await expect(rows).toHaveCount(7)
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('')
  await expect(page).toHaveURL('/dashboard')

  answers.wallets = walletsOf({ KCC: '1', BTC: '1' })
  await page.reload()
  await expect(rows).toHaveCount(2)
  await expect(box).toHaveCount(0)
  await page.goto('/dashboard?q=king')
  await expect(rows).toHaveText([/KCC/])
  await expect(box).toHaveValue('king')
  await box.fill('')
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL('/dashboard')
  await expect(box).toBeFocused()
  await page.keyboard.type('bit')
  await expect(rows).toHaveText([/BTC/])
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

test('while the session is looked up, the frame names the user and does not move afterwards', async ({
  page,
  request,
}) => {
  await store(page, await demoSession(request))
  const main = page.getByRole('main')
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.unrouteAll()
    const release = await hold(page, `**${clientScript()}`)
    await page.goto('/dashboard')
    await expect(page.getByTestId('account-name')).toHaveText('Demo Trader')
    await expect(main.getByRole('status')).toHaveText('Loading…')
    await page.evaluate(() => document.fonts.ready)
    const before = await main.boundingBox()
    await expectNothingOf(page, 'Access Denied')
    const frame = await page.getByTestId('account-name').boundingBox()

    release()
    await expect(page.getByRole('banner').getByText('Verified', { exact: true })).toBeVisible()
    await expect(page.getByTestId('account-name')).toHaveText('Demo Trader')
    expect(await page.getByTestId('account-name').boundingBox()).toEqual(frame)
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

test('a new account shows zero balances, and first steps until it holds something', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  await openDashboard(page, session)
  await expect(page.getByTestId('total')).toHaveText('$0.00')
  await expect(region(page, 'Balances').getByRole('row')).toHaveText([
    /^Token/,
    /^KCC\D+0\.0000\$1\.50\$0\.00–none$/,
    /^KCREDIT\D+0\.0000\$1\.00\$0\.00–none$/,
    /^USDT\D+0\.0000\$1\.00\$0\.00–none$/,
    /^BTC\D+0\.0000\$60,000\.00\$0\.00–none$/,
    /^ETH\D+0\.0000\$3,000\.00\$0\.00–none$/,
  ])
  const steps = firstSteps(page).getByRole('listitem')
  await expect(steps).toHaveCount(3)
  for (const [name, address] of [
    ['Verify your identity', '/kyc'],
    ['Make a deposit', '/wallet'],
    ['View market', '/market'],
  ] as const) {
    await expect(steps.getByRole('link', { name })).toHaveAttribute('href', address)
  }
  const isSoon = ({ to }: { to: string }) => accountPages.includes(to)
  const actions = region(page, 'Quick actions')
  await expect(actions.getByRole('link')).toHaveText(
    [...quickActions.filter((action) => !isSoon(action)), ...quickActions.filter(isSoon)].map(
      ({ name }) => name,
    ),
  )
  await expect(actions.getByRole('list', { name: 'Coming soon' }).getByRole('link')).toHaveText(
    quickActions.filter(isSoon).map(({ name }) => name),
  )
  await expectNoHistory(page)

  const answers = {
    wallets: walletsOf({ KCC: '0.0', BTC: '0' }),
    profile: profileOf({ kyc_status: 'verified' }),
  }
  await answerReads(page, answers)
  await page.reload()
  await expect(firstSteps(page)).toContainText('Identity verified')
  await expect(steps.getByRole('link')).toHaveText(['Make a depositSoon', 'View market'])

  answers.wallets = []
  await page.reload()
  await expect(page.getByTestId('total')).toHaveText('Unavailable')
  await expect(region(page, 'Balances')).toContainText('We can’t load your')
  await expect(firstSteps(page)).toHaveCount(0)

  answers.wallets = walletsOf({ KCC: '0', BTC: '0.000000000000000001' })
  await page.reload()
  await expect(region(page, 'Balances').getByRole('row')).toHaveCount(3)
  await expect(firstSteps(page)).toHaveCount(0)
})

test('balances of any length, unknown tokens and a broken backend are shown as they are', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  const answers = {
    wallets: walletsOf({
      KCC: '99999999999999999999.999949999999999999',
      USDT: '0.004999999999999999',
      BTC: '0.428150000000000000',
      DOGE: '1050.00005',
      '<b>FREE</b>': '123456789012345678901234567890.5',
    }),
    profile: profileOf({ kyc_status: 'pending' }),
  }
  await answerReads(page, answers)
  await openDashboard(page, session)
  // 1.5 × 99999999999999999999.999949999999999999 + 0.004999999999999999 + 25689
  await expect(page.getByTestId('total')).toHaveText('$150,000,000,000,000,025,689.00')
  const rows = region(page, 'Balances').getByRole('row')
  await expect(rows).toHaveText([
    /^Token/,
    /^KCC\D+99,999,999,999,999,999,999\.9999\$1\.50\$150,000,000,000,000,000,000\.00>99\.99%$/,
    /^USDT\D+0\.0049\$1\.00<\$0\.01<0\.01%$/,
    /^BTC\D+0\.4281\$60,000\.00\$25,689\.00<0\.01%$/,
    /^<b<b>FREE<\/b>\D+123,456,789,012,345,678,901,234,567,890\.5000–none\$0\.00–none$/,
    /^DOGE\D+1,050\.0000–none\$0\.00–none$/,
  ])
  await expect(region(page, 'KYC status').getByText('Pending', { exact: true })).toHaveAttribute(
    'data-tone',
    'warning',
  )
  await page.setViewportSize({ width: 320, height: 800 })
  await expectToFit(page, '320 px')
  await addStyle(page, 'html { font-size: 200% }')
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectToFit(page, `${width} px, with text twice as large`)
  }

  answers.wallets = walletsOf({ KCC: '2', USDT: '', BTC: '-1', ETH: 'NaN', KCREDIT: null, DOGE: 7 })
  await page.reload()
  await expect(page.getByTestId('total')).toHaveText('Unavailable')
  await expect(rows).toHaveText([
    /^Token/,
    /^KCC\D+2\.0000\$1\.50\$3\.00Unavailable$/,
    /^KCREDIT\D+Unavailable\$1\.00UnavailableUnavailable$/,
    /^USDT\D+Unavailable/,
    /^BTC\D+Unavailable/,
    /^ETH\D+Unavailable/,
    /^DOGE\D+Unavailable–noneUnavailableUnavailable$/,
  ])
  await expectNoHistory(page)
  await expectNothingOf(page, '$0.00', '0.0000', 'NaN', 'null')
  // Not on the whole page: the random address in the account's menu can hold it.
  await expect(page.getByRole('main')).not.toContainText('-1')
  await expect(firstSteps(page)).toHaveCount(0)
})

test('balances are cut off, never read as nothing, and are exact at a press', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  const answers = {
    wallets: walletsOf({ USDT: '999.999999', BTC: '0.00005', ETH: '0.000000000000000001' }),
    profile: profileOf({ kyc_status: 'verified' }),
  }
  await answerReads(page, answers)
  await openDashboard(page, session)
  const rows = region(page, 'Balances').getByRole('row')
  const short = [
    /^Token/,
    /^USDT\D+999\.9999\$1\.00\$1,000\.0099\.70%$/,
    /^BTC\D+<0\.0001\$60,000\.00\$3\.000\.30%$/,
    /^ETH\D+<0\.0001\$3,000\.00<\$0\.01<0\.01%$/,
  ]
  await expect(rows).toHaveText(short)
  await expect(rows.nth(2).getByTitle('0.00005')).toHaveText('<0.0001')

  const exact = page.getByRole('button', { name: 'Show exact amounts', exact: true })
  await exact.press('Enter')
  await expect(exact).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByTestId('total')).toHaveText('$1,002.999999000000003')
  await expect(rows.nth(3)).toHaveText(/0\.000000000000000001\$3,000\.00\$0\.000000000000003<0\.01%$/)
  await page.setViewportSize({ width: 320, height: 800 })
  await expectToFit(page, '320 px')

  await page.getByRole('button', { name: 'Hide balances', exact: true }).click()
  await expect(page.getByTestId('total')).toHaveText('hidden')
  expect(await region(page, 'Balances').innerHTML()).not.toMatch(/999|0\.0000/)
  await exact.press('Enter')
  await page.getByRole('button', { name: 'Hide balances', exact: true }).click()
  await expect(rows).toHaveText(short)
})

test('a profile without a row, without a code or with an odd name is shown for what it is', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  const answers: { wallets: object[]; profile: object | null } = {
    wallets: walletsOf({ USDT: '5' }),
    profile: null,
  }
  await answerReads(page, answers)
  // A profile that is missing has the session renewed, in case the account is gone. Here it is not, and stays without a name.
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) => route.fulfill({ json: session }))
  await openDashboard(page, session)
  const kyc = region(page, 'KYC status')
  const referral = region(page, 'Referral link')
  await expect(kyc).toContainText('We can’t load your KYC status right now.')
  await expect(referral).toContainText('We can’t load your referral link right now.')
  await expect(page.getByTestId('account-name')).toHaveText(session.user.email)
  await expect(page.getByText('Pending', { exact: true })).toHaveAttribute('data-tone', 'warning')
  await expect(page.getByRole('main')).toContainText(`Welcome, ${session.user.email}.`)
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toHaveCount(2)
  await expect(page.getByTestId('total')).toHaveText('$5.00')
  await expectNothingOf(page, 'ref=', 'undefined', 'null')

  await page.setViewportSize({ width: 320, height: 800 })
  const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6).slice(0, 200)
  for (const [full_name, referral_code, shown] of [
    ['<img src=x onerror="alert(1)"> & <b>Bold</b>', null, '<img src=x onerror="alert(1)"> & <b>Bold</b>'],
    [long, '', long],
    ['ليلى بنت عبد الرحمن', undefined, 'ليلى بنت عبد الرحمن'],
    ['   ', 'a&b=c', session.user.email],
  ] as const) {
    const kyc_status = referral_code === undefined ? null : 'rejected'
    answers.profile = profileOf({ full_name, referral_code, kyc_status })
    await page.reload()
    const name = page.getByRole('main').locator('bdi:not([dir])')
    await expect(name).toHaveText(shown)
    await expect(page.getByRole('main').locator('img, b')).toHaveCount(0)
    await expect(kyc).toContainText('Not Verified')
    expect(await name.evaluate((part) => getComputedStyle(part).direction)).toBe(
      shown.startsWith('ل') ? 'rtl' : 'ltr',
    )
    await expectToFit(page, shown)
    if (referral_code) continue
    await expect(referral).toContainText('There is no referral code in this account yet.')
    await expectNothingOf(page, 'ref=', 'undefined', 'null')
  }
  await expect(page.getByLabel('Your referral link')).toHaveValue(/\/register\?ref=a%26b%3Dc$/)
})

test('balances that cannot be read are called unavailable, never zero, and Retry brings them', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  const refuse = () =>
    page.route(walletReads, (route) =>
      route.fulfill({ status: 500, json: { message: 'deadlock detected', code: '40P01' } }),
    )
  await refuse()
  await openDashboard(page, session)
  const balances = region(page, 'Balances')
  await expect(balances).toContainText('We can’t load your balances right now. The fault is on our side.')
  await expect(page.getByTestId('total')).toHaveText('Unavailable')
  await expectNothingOf(page, '$0.00', '0.0000', 'deadlock', 'NaN')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await expect(region(page, 'KYC status')).toContainText('Not Verified')
  await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(0)

  const retryWhileHeld = async () => {
    await page.unroute(walletReads)
    const release = await hold(page, walletReads)
    await balances.getByRole('button', { name: 'Retry' }).press('Enter')
    const busy = balances.getByRole('button', { name: 'Retrying...' })
    await expect(busy).toBeDisabled()
    await expect(busy).toBeFocused()
    await busy.press('Enter')
    return release
  }
  await page.unroute(walletReads)
  await refuse()
  await balances.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(said(page, 'We still can’t load your balances.')).toBeAttached()
  await expect(balances.getByRole('button', { name: 'Retry', exact: true })).toBeFocused()

  const release = await retryWhileHeld()
  await expect(said(page, 'your balances')).toHaveCount(0)
  release()
  await expect(page.getByTestId('total')).toHaveText('$0.00')
  await expect(balances.getByRole('row')).toHaveCount(6)
  await expect(balances.getByRole('heading')).toBeFocused()
  await expect(said(page, 'Your balances have loaded.')).toBeAttached()
})

test('a profile that cannot be read leaves the balances standing, and Retry brings it', async ({
  page,
  request,
}) => {
  const person = await confirmedUser(request)
  let walletReadCount = 0
  page.on('request', (read) => {
    if (read.url().includes('/rest/v1/wallets')) walletReadCount += 1
  })
  await page.route(everyProfileRead, (route) => route.abort('connectionrefused'))
  await openDashboard(page, person.session)
  await expect(page.getByTestId('total')).toHaveText('$0.00')
  await expect(page.getByTestId('account-name')).toHaveText(person.email)
  const referral = region(page, 'Referral link')
  await expect(referral).toContainText('We can’t load your')
  await expect(region(page, 'KYC status')).toContainText('We can’t load your')
  await expectNothingOf(page, 'ref=', 'undefined', 'null', 'Not Verified')

  await page.unroute(everyProfileRead)
  await referral.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await expect(page.getByLabel('Your referral link')).toHaveValue(/\/register\?ref=[2-9A-Z]{10}$/)
  await expect(region(page, 'KYC status')).toContainText('Not Verified')
  await expect(referral.getByRole('heading')).toBeFocused()
  expect(walletReadCount).toBe(1)
})

test('balances that never come hold nothing else back, are given up, and Retry brings them', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  await store(page, session)
  await page.clock.install()
  const asked = await neverAnswer(page, walletReads)
  await page.goto('/dashboard')
  await asked()
  await expect(region(page, 'KYC status')).toContainText('Not Verified')
  await expect(page.getByLabel('Your referral link')).toBeVisible()
  await expect(loading(page)).toBeVisible()
  await page.clock.fastForward(13_000)
  const balances = region(page, 'Balances')
  await expect(balances).toContainText('We can’t load your')
  await expect(loading(page)).toHaveCount(0)
  await page.unroute(walletReads)
  await balances.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByTestId('total')).toHaveText('$0.00')
})

test('the link is called copied only when it was, and is selected where the browser refuses', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await store(page, await demoSession(request))
  await page.clock.install()
  await page.goto('/dashboard')
  const referral = region(page, 'Referral link')
  const field = page.getByLabel('Your referral link')
  const link = new URL('/register?ref=CROWNDEMO7', page.url()).href
  await expect(field).toHaveValue(link)
  await expect(referral).toContainText('CROWNDEMO7')
  const copy = referral.getByRole('button', { name: /^Cop/ })

  await copy.press('Enter')
  await expect(copy).toHaveText('Copied')
  await expect(said(page, 'Your referral link is on the clipboard.')).toBeAttached()
  await expect(copy).toBeFocused()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.clock.fastForward(3_100)
  await expect(copy).toHaveText('Copy')

  const refused = said(page, 'Couldn’t copy. It is selected, so you can copy it yourself.')
  const selected = () => page.evaluate(() => window.getSelection()?.toString())
  for (const clipboard of ['refusing', 'missing'] as const) {
    await page.evaluate((kind) => {
      const refusing = { writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) }
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: kind === 'refusing' ? refusing : undefined,
      })
    }, clipboard)
    await copy.click()
    await expect(refused, clipboard).toBeVisible()
    await expect(copy).toHaveText('Copy')
    await expect(field).toBeFocused()
    expect(await selected(), clipboard).toBe(link)
    await page.getByRole('heading', { level: 1 }).click()
  }
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } })
  })
  await copy.click()
  await expect(refused).toHaveCount(0)
  await expect(copy).toHaveText('Copied')
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
