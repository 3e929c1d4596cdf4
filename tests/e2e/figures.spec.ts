import type { Page } from '@playwright/test'
import { cardBalance, cardTransactions } from '@/data/content/cards'
import { demoAmounts, demoTotal } from './demoAccount.ts'
import { demo, expect, newSession, openDashboard, test } from './support.ts'

// How the figures look is asked of stories, in `tests/screens/figures.test.ts`.

const eye = (page: Page) => page.getByRole('button', { name: 'Hide balances', exact: true })

test('the eye hides every amount, before the first paint and in other tabs too', async ({
  page,
  context,
  request,
}) => {
  const ofCards = [cardBalance, ...cardTransactions.map(({ amount }) => amount)]
  const shown = [demoTotal, ...demoAmounts, ...ofCards]
  const amounts = new RegExp(shown.map((text) => text.replace(/[.$+]/g, '\\$&')).join('|'))
  await openDashboard(page, await newSession(request, demo))
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
  await page.reload()
  await expect(page.getByTestId('total')).toHaveText('hidden')
  await page.getByRole('link', { name: 'Cards', exact: true }).first().click()
  await expect(page.getByRole('region', { name: 'Card balance' })).toContainText('hidden')
  expect(await page.evaluate(() => (window as { seen?: boolean }).seen)).toBeUndefined()

  const other = await context.newPage()
  await other.goto('/dashboard')
  await eye(other).click()
  await expect(other.getByTestId('total')).toHaveText(demoTotal)
  await expect(page.getByRole('region', { name: 'Card balance' })).toContainText(cardBalance)
  await expect(eye(page)).toHaveAttribute('aria-pressed', 'false')
})
