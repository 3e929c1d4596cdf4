import type { Page } from '@playwright/test'
import {
  closeByPress,
  confirmAddress,
  confirmedUser,
  expect,
  fillRegistration,
  heading,
  newPerson,
  openDashboard,
  pressInMail,
  test,
} from './support.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Referral link', exact: true })

test('who is invited by a damaged link is told so, and the first inviter is counted', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const inviter = await confirmedUser(request)
  await openDashboard(page, inviter.session)
  const shown = page.getByLabel('Your referral link')
  await expect(shown).toHaveValue(/ref=/)
  const code = new URL(await shown.inputValue()).searchParams.get('ref') ?? ''
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

  await pressInMail(guest, person.email, 'Confirm your King Exchange account', 'Confirm Email')
  await confirmAddress(guest, person)
  await expect(heading(guest, 'Dashboard')).toBeVisible()
  await expect(card(guest)).toContainText('Nobody has joined with your link yet.')
  await context.close()

  await page.reload()
  await expect(card(page)).toContainText('1 person joined with your link.')
  await page.goto(`/register?ref=${code.toLowerCase()}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('This is what your friends see')
  await main.getByRole('link', { name: 'Back to your dashboard' }).click()
  await expect(heading(page, 'Dashboard')).toBeVisible()
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
})
