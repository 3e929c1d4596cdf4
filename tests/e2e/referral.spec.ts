import type { Page } from '@playwright/test'
import {
  callBackend,
  closeByPress,
  confirmAddress,
  confirmedUser,
  delay,
  expect,
  fillRegistration,
  heading,
  mailedLink,
  newPerson,
  store,
  test,
} from './support.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Referral link', exact: true })

test('who is invited by a damaged link is told so, and the first inviter is counted', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { session } = await confirmedUser(request)
  const [profile] = await callBackend<{ referral_code: string }[]>(
    request,
    `/rest/v1/user_profiles?select=referral_code&id=eq.${session.user.id}`,
    { token: session.access_token },
  )
  const code = profile?.referral_code ?? ''

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
  const main = guest.getByRole('main')
  const bringScripts = await delay(guest, '**/*.js')
  await guest.goto('/register?ref=CROWN7K2QX', { waitUntil: 'domcontentloaded' })
  // The document has the form of somebody who was not invited.
  await expect(guest.getByLabel('First name')).toBeAttached()
  await expect(guest.getByLabel('First name')).toBeHidden()
  bringScripts()
  await expect(main).toContainText(`You were invited with ${code}`)
  await expect(main).toContainText('This browser keeps the invitation until')
  await expect(main).toContainText('a link with CROWN7K2QX: the first invitation counts')
  await fillRegistration(guest, person)
  const sent = guest.waitForRequest('**/auth/v1/signup*')
  await guest.getByRole('button', { name: 'Create account' }).click()
  expect((await sent).postDataJSON().data).toEqual({
    first_name: person.firstName,
    last_name: person.lastName,
    ref: code,
  })
  await expect(heading(guest, 'Check your inbox')).toBeVisible()
  expect(await guest.evaluate(() => localStorage.getItem('king-exchange-invitation'))).toBeNull()
  // A mistyped address is no second inviter.
  await guest.getByRole('link', { name: 'Use another one' }).click()
  await expect(main).toContainText(`You were invited with ${code}`)

  await guest.goto((await mailedLink(request, person.email)).href)
  await confirmAddress(guest, person)
  await expect(heading(guest, 'Dashboard')).toBeVisible()
  await expect(card(guest)).toContainText('Nobody has joined with your link yet.')
  await context.close()

  await store(page, session)
  await page.goto(`/register?ref=${code.toLowerCase()}`)
  await expect(page.getByRole('main')).toContainText('This is what your friends see')
  await page.getByRole('main').getByRole('link', { name: 'Back to your dashboard' }).click()
  await expect(page.getByLabel('Your referral link')).toHaveValue(
    new URL(`/register?ref=${code}`, baseURL).href,
  )
  await expect(card(page)).toContainText('1 person joined with your link.')
})

test('a page says with its address who invites and which asset it shows, once it is hydrated', {
  tag: '@night',
}, async ({ page }) => {
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
})
