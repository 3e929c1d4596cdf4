import type { Page } from '@playwright/test'
import { cardBalance, cardTransactions } from '@/data/content/cards'
import { demoAmounts, demoTotal } from './demoAccount.ts'
import { callBackend, demo, expect, openDashboard, type StoredSession, test } from './support.ts'

// How the figures look is asked of stories, in `tests/screens/figures.test.ts`.

const eye = (page: Page) => page.getByRole('button', { name: 'Hide balances', exact: true })

test('the eye hides every amount, before the first paint and in other tabs too', async ({
  page,
  context,
  request,
}) => {
  const session = await callBackend<StoredSession>(request, '/auth/v1/token?grant_type=password', {
    data: demo,
  })
  const ofCards = [cardBalance, ...cardTransactions.map(({ amount }) => amount)]
  const shown = [demoTotal, ...demoAmounts, ...ofCards]
  const amounts = new RegExp(shown.map((text) => text.replace(/[.$+]/g, '\\$&')).join('|'))
  await openDashboard(page, session)
  for (const amount of [demoTotal, ...demoAmounts]) await expect(page.getByRole('main')).toContainText(amount)
  await expect(eye(page)).toHaveAttribute('aria-pressed', 'false')
  await eye(page).press('Enter')
  await expect(page.getByRole('main')).not.toContainText(amounts)

  await page.addInitScript((pattern) => {
    const known = window as { seen?: boolean }
    new MutationObserver(() => {
      if (new RegExp(pattern).test(document.body?.textContent ?? '')) known.seen = true
    }).observe(document, { subtree: true, childList: true, characterData: true })
  }, amounts.source)
  for (const address of ['/dashboard', '/cards']) {
    await page.goto(address)
    await expect(page.getByRole('main').getByText('hidden').first()).toBeAttached()
    await expect(page.getByTestId('account-name')).toHaveText('Demo Trader')
    expect(await page.evaluate(() => (window as { seen?: boolean }).seen), address).toBeUndefined()
  }

  const other = await context.newPage()
  await other.goto('/dashboard')
  await eye(other).click()
  await expect(other.getByTestId('total')).toHaveText(demoTotal)
  await expect(page.getByRole('region', { name: 'Card balance' })).toContainText(cardBalance)
  await expect(eye(page)).toHaveAttribute('aria-pressed', 'false')
})
