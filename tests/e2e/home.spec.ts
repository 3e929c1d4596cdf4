import { qrPictureUrl } from '@/data/text/drawQrPicture'
import { scan } from './scan.ts'
import { expect, test } from './support.ts'

// What the page says is asked of its document, in `tests/build/pageContents.test.ts`; how it looks and what moves on it, of
// its story, in `tests/screens/home.test.ts`.

const codeName = 'QR code that opens the register page of King Exchange'

test('the code is drawn, also on paper, to the register page of this site', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const code = page.getByRole('img', { name: codeName })
  await expect(code).toHaveAttribute('src', qrPictureUrl(`${baseURL}register`))
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1000 })
  await expect(code).toBeVisible()
})

test('the code is read by a phone, to the register page of this site', { tag: '@night' }, async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expect
    .poll(() => scan(page.getByRole('img', { name: codeName })))
    .toBe(new URL('/register', baseURL).href)
})

test('tiles, buttons and rows lead on: to a block of the same page with the focus, to registering, and to an asset', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/')
  const region = (name: string) => page.getByRole('region', { name })
  await region('Premium Features').getByRole('link', { name: 'VIP benefits' }).click()
  await expect(page).toHaveURL('/#vip')
  const title = page.getByRole('heading', { name: 'Lower fees and direct support' })
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  await region('Every market. One crown.').getByRole('link', { name: 'Start Trading Now' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/register')
  await page.goBack()
  await region('A look inside')
    .getByRole('row')
    .filter({ hasText: 'Solana' })
    .click({ position: { x: 250, y: 20 } })
  await expect(page).toHaveURL('/market?asset=SOL')
})
