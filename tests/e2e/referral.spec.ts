import type { APIRequestContext, Page } from '@playwright/test'
import { scan } from './scan.ts'
import {
  callBackend,
  closeByPress,
  confirmAddress,
  confirmedUser,
  expect,
  expectNotice,
  fillRegistration,
  heading,
  newPerson,
  openDashboard,
  pressInMail,
  type StoredSession,
  store,
  test,
} from './support.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Referral link', exact: true })

/** Opens the dashboard of an account and returns the referral link that it shows. */
async function linkOf(page: Page, session: StoredSession): Promise<URL> {
  await openDashboard(page, session)
  await expect(page.getByLabel('Your referral link')).toHaveValue(/ref=/)
  return new URL(await page.getByLabel('Your referral link').inputValue())
}

/** The referral code of an account, without the site. */
async function codeOf(request: APIRequestContext, { access_token, user }: StoredSession): Promise<string> {
  const [profile] = await callBackend<{ referral_code: string }[]>(
    request,
    `/rest/v1/user_profiles?select=referral_code&id=eq.${user.id}`,
    { token: access_token },
  )
  return profile?.referral_code ?? ''
}

test('who is invited by a damaged link is told so, and the first inviter is counted', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const inviter = await confirmedUser(request)
  const link = await linkOf(page, inviter.session)
  const code = link.searchParams.get('ref') ?? ''
  await expect(card(page)).toContainText('Nobody has joined with your link yet.')

  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const firstTab = await context.newPage()
  // Damaged on the way, to any page.
  await firstTab.goto(`/features?from=chat&amp;REF=${code.toLowerCase()}).`)
  await expect
    .poll(() => firstTab.evaluate(() => localStorage.getItem('king-exchange-invitation')))
    .toContain(code)
  await firstTab.close()
  const guest = await context.newPage()
  const person = newPerson('Guest')
  await guest.goto('/register')
  await expect(guest.getByRole('main')).toContainText(`You were invited with ${code}`)
  await expect(guest.getByRole('main')).toContainText('This browser keeps the invitation until')
  await guest.goto('/register?ref=CROWN7K2QX')
  await expect(guest.getByRole('main')).toContainText(`You were invited with ${code}`)
  await expect(guest.getByRole('main')).toContainText('a link with CROWN7K2QX: the first invitation counts')
  await fillRegistration(guest, person)
  const sent = guest.waitForRequest('**/auth/v1/signup*')
  await guest.getByRole('button', { name: 'Create Account' }).click()
  expect((await sent).postDataJSON().data).toEqual({
    first_name: person.firstName,
    last_name: person.lastName,
    ref: code,
  })
  await expect(heading(guest, 'Check your inbox')).toBeVisible()
  expect(await guest.evaluate(() => localStorage.getItem('king-exchange-invitation'))).toBeNull()
  // A mistyped address is no second inviter.
  await guest.getByRole('link', { name: 'Use another one' }).click()
  await expect(guest.getByRole('main')).toContainText(`You were invited with ${code}`)
  await page.reload()
  await expect(card(page)).toContainText('Nobody has joined with your link yet.')

  await pressInMail(guest, person.email, 'Confirm your King Exchange account', 'Confirm Email')
  await confirmAddress(guest, person)
  await expect(heading(guest, 'Dashboard')).toBeVisible()
  await expect(card(guest)).toContainText('Nobody has joined with your link yet.')
  await context.close()

  await page.reload()
  await expect(card(page)).toContainText('1 person joined with your link.')
})

test('an invitation survives a social sign-up', async ({ page, browser, request, baseURL }) => {
  const inviter = await confirmedUser(request)
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const guest = await context.newPage()
  await guest.goto(`/register?ref=${await codeOf(request, inviter.session)}`)
  const claimed = guest.waitForResponse('**/rest/v1/rpc/claim_referral')
  await guest.getByRole('button', { name: 'Google', exact: true }).click()
  // The registration has fields with the same names.
  await expect(heading(guest, 'The local stand-in for Google')).toBeVisible()
  await guest.getByLabel('Email').fill(newPerson().email)
  await guest.getByLabel('Name').fill('Grace Hopper')
  await guest.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(guest.getByTestId('account-name')).toHaveText('Grace Hopper')
  await claimed
  await context.close()

  await openDashboard(page, inviter.session)
  await expect(card(page)).toContainText('1 person joined with your link.')
})

test('a page says with its address who invites and which asset it shows, once it is hydrated', async ({
  page,
}) => {
  const shared = () =>
    page.evaluate(() =>
      ['meta[property="og:url"]', 'link[rel="canonical"]'].map((selector) =>
        [...document.querySelectorAll(selector)].map((tag) => {
          const { pathname, search } = new URL(tag.getAttribute('content') ?? tag.getAttribute('href') ?? '')
          return pathname + search
        }),
      ),
    )
  await page.goto('/market?filter=gainers&asset=btc&ref=CROWNDEMO7')
  const address = '/market?asset=BTC&ref=CROWNDEMO7'
  await expect.poll(shared).toEqual([[address], [address]])
  await closeByPress(page.getByRole('dialog'), () =>
    page.getByRole('button', { name: 'Close', exact: true }).click(),
  )
  await expect.poll(shared).toEqual([['/market?ref=CROWNDEMO7'], ['/market?ref=CROWNDEMO7']])
  await page.goto('/register?ref=CROWNDEMO7')
  await expect.poll(shared).toEqual([['/register?ref=CROWNDEMO7'], []])
  await page.goto('/fees?ref=CROWNDEMO7')
  await expect.poll(shared).toEqual([['/fees?ref=CROWNDEMO7'], []])
  await page.goto('/')
  await expect.poll(shared).toEqual([['/'], ['/']])
})

test('a link with a mistake says so quietly, and the registration sends no code', async ({ page }) => {
  await page.goto('/register')
  await expect(heading(page, 'Create your account')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('invit')

  await page.goto('/register?ref=no%20such%20code!')
  await expect(page.getByRole('main')).toContainText('This invitation link has a mistake in it')
  await fillRegistration(page, newPerson())
  const sent = page.waitForRequest('**/auth/v1/signup*')
  await page.getByRole('button', { name: 'Create Account' }).click()
  expect(Object.keys((await sent).postDataJSON().data)).toEqual(['first_name', 'last_name'])
  await expect(heading(page, 'Check your inbox')).toBeVisible()
})

test('a number that cannot be read says so beside the link, is logged, and Retry brings it', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/rest/v1/rpc/referral_count', (route) => route.fulfill({ status: 503, body: '' }))
  await openDashboard(page, session)
  await expect(card(page)).toContainText('We can’t load how many people joined.')
  await expect(page.getByLabel('Your referral link')).toHaveValue(/ref=/)
  expect(logged.join()).toContain('Reading the referrals failed:')
  await page.unrouteAll()
  await card(page).getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(card(page)).toContainText('Nobody has joined with your link yet.')
  await expect(card(page).getByRole('heading')).toBeFocused()
})

test('the data API lets nobody read or write who invited whom', async ({ request }) => {
  const { session } = await confirmedUser(request)
  const code = await codeOf(request, session)
  const other = await confirmedUser(request)
  const token = session.access_token
  await expect(
    callBackend(request, '/rest/v1/referrals', {
      token,
      data: { inviter_id: session.user.id, invited_id: other.session.user.id },
    }),
  ).rejects.toThrow('42501')
  await expect(callBackend(request, '/rest/v1/referrals?select=*', { token })).rejects.toThrow('42501')
  await callBackend(request, '/rest/v1/rpc/claim_referral', { token, data: { code } })
  expect(await callBackend(request, '/rest/v1/rpc/referral_count', { token, data: {} })).toBe(0)
})

test('the link is shared where the browser can, and nowhere else', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  const share = card(page).getByRole('button', { name: 'Share' })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
  })
  const link = await linkOf(page, session)
  await expect(share).toHaveCount(0)

  await page.addInitScript(() => {
    const share = async (data: ShareData) => {
      const isFirst = document.documentElement.dataset.shared === undefined
      document.documentElement.dataset.shared = data.url ?? ''
      throw new DOMException('', isFirst ? 'AbortError' : 'NotAllowedError')
    }
    Object.assign(navigator, { canShare: undefined })
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  })
  await page.reload()
  await share.click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', link.href)
  await expect(page.getByText('Not Shared')).toHaveCount(0)
  await share.click()
  await expectNotice(page, 'Not Shared', 'Your browser couldn’t share the link. You can copy it instead.')
})

test('the QR code opens on demand, leads to the link, and gives the focus back', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  await page.setViewportSize({ width: 375, height: 700 })
  const link = await linkOf(page, session)
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0)
  const button = card(page).getByRole('button', { name: 'QR code' })
  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your referral link' })
  const picture = dialog.getByRole('img', { name: `QR code for ${link.href}` })
  await expect(picture).toBeInViewport({ ratio: 1 })

  expect(await scan(picture)).toBe(link.href)

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('the own link shows a preview to its owner, and the dashboard to another account', async ({
  page,
  request,
}) => {
  const owner = await confirmedUser(request)
  const code = await codeOf(request, owner.session)
  await store(page, owner.session)
  await page.goto(`/register?ref=${code.toLowerCase()}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('This is what your friends see')
  await expect(main).toContainText(`You were invited with ${code}`)
  const email = main.getByLabel('Email', { exact: true })
  await expect(email).toBeVisible()
  await email.focus()
  await expect(email).not.toBeFocused()
  await main.getByRole('link', { name: 'Back to your dashboard' }).click()
  await expect(heading(page, 'Dashboard')).toBeVisible()

  const other = await confirmedUser(request)
  await store(page, other.session)
  await page.goto(`/register?ref=${code}`)
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/register')
  await expect(page).toHaveURL('/dashboard')
})
