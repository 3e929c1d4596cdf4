import { cardBalance, cardTransactions } from '@/data/content/cards'
import { kingCards } from '@/data/content/kingCards'
import { closeNotice, expect, expectNotice, heading, test } from './support.ts'

const actions = {
  'Order New Card': 'Ordering a card is not implemented yet. Nothing was ordered.',
  'Top Up': 'Topping up a card is not implemented yet. No money was moved.',
  'Freeze Card': 'Freezing a card is not implemented yet. Your card was not frozen.',
  'Activate Card': 'Activating a card is not implemented yet. Your card was not changed.',
  'View Statement': 'The statement is not implemented yet.',
}

test('the cards page shows two cards, a balance and three transactions, and requests nothing', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/(rest|auth)\/v1\//.test(request.url())) asked.push(request.url())
  })
  await page.goto('/cards')
  await expect(heading(page, 'King Cards')).toBeVisible()
  await expect(page).toHaveTitle('King Cards | King Exchange')

  const main = page.getByRole('main')
  await expect(main.getByRole('img', { name: /^King (Debit|Credit), .+ number ends in \d{4}/ })).toHaveCount(
    2,
  )
  const balance = main.getByRole('region', { name: 'Card balance' })
  await expect(balance).toContainText(cardBalance)
  await expect(balance.getByRole('listitem')).toHaveText(
    kingCards.map(({ name, lastDigits }) => new RegExp(`${name}.*${lastDigits}`)),
  )

  const transactions = main.getByRole('region', { name: 'Latest transactions' })
  await expect(transactions.getByRole('listitem')).toHaveCount(3)
  for (const row of await transactions.getByRole('listitem').all()) {
    await expect(row).toContainText(/[+−]\$\d+\.\d\d$/)
  }
  const days = await transactions
    .locator('time')
    .evaluateAll((all) => all.map((time) => [time.getAttribute('datetime'), time.textContent]))
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
  expect(days).toEqual(cardTransactions.map(({ date }) => [date, day.format(new Date(date))]))
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Up to 5% cashback',
    'Chip and PIN with 3D Secure',
    'Instant top-ups',
  ])
  await expect(main.getByText('Sample cards', { exact: true })).toHaveCount(1)
  await expect(main).toContainText('This is what yours will look like.')

  for (const [name, description] of Object.entries(actions)) {
    await main.getByRole('button', { name, exact: true }).click()
    await expectNotice(page, `${name} Coming Soon`, description)
  }
  await expect(main.getByRole('button')).toHaveCount(Object.keys(actions).length + 1)
  expect(asked).toEqual([])
})

test('the buttons of the cards page can be used by keyboard, in their visual order', async ({ page }) => {
  await page.goto('/cards')
  await expect(heading(page, 'King Cards')).toBeVisible()
  await page.getByRole('main').focus()
  for (const [name, description] of Object.entries(actions)) {
    await page.keyboard.press('Tab')
    if (name === 'Top Up') {
      await expect(page.getByRole('button', { name: 'Hide balances' })).toBeFocused()
      await page.keyboard.press('Tab')
    }
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
    await page.keyboard.press(name === 'Top Up' ? 'Space' : 'Enter')
    await expectNotice(page, `${name} Coming Soon`, description)
  }
  await closeNotice(page)

  for (const [width, fontSize] of [
    [320, 100],
    [640, 200],
    [1280, 200],
    [1920, 100],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`
    }, fontSize)
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(overflow, `${width} px, text at ${fontSize} %`).toBeLessThanOrEqual(0)
  }
})

test('in forced colours the two cards keep their material, and neither shows through the other', async ({
  page,
}) => {
  await page.goto('/cards')
  const pictures = page.getByRole('img', { name: /^King (Debit|Credit), / })
  await expect(pictures).toHaveCount(2)
  const looks = () =>
    pictures.evaluateAll((both) =>
      both.map((picture) => {
        const { color, backgroundImage } = getComputedStyle(picture.parentElement ?? picture)
        return { color, backgroundImage, fill: getComputedStyle(picture).fill }
      }),
    )
  const before = await looks()
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await looks()).toEqual(before)
})
