import { qrPictureUrl } from '@/data/text/drawQrPicture'
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
