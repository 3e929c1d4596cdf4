import type { Locator, Page } from '@playwright/test'
import {
  confirmedUser,
  expect,
  expectNotice,
  fillLogin,
  fillRegistration,
  newPerson,
  notices,
  test,
} from './support.ts'

/** Where something is; waits until it is shown, as the next notice is a moment after the one before is gone. */
async function boxOf(locator: Locator) {
  await expect.poll(() => locator.boundingBox()).not.toBeNull()
  const box = await locator.boundingBox()
  if (!box) throw new Error(`Nothing is shown of ${locator}`)
  return box
}

/** Checks that the notice lies in the window and over nothing that it is about: marked and focused fields, the way on. */
async function expectClear(page: Page, title: string) {
  await expectNotice(page, title, /.+/)
  const notice = await boxOf(notices(page))
  const view = page.viewportSize() ?? { width: 0, height: 0 }
  expect(notice.x).toBeGreaterThanOrEqual(0)
  expect(notice.x + notice.width).toBeLessThanOrEqual(view.width)
  const parts = page
    .getByRole('main')
    .locator('input[aria-invalid=true], input:focus, [data-testid=form-failure]')
  for (const part of await parts.all()) {
    const { x, y, width, height } = await boxOf(part)
    const isBeside = x >= notice.x + notice.width || x + width <= notice.x
    const isAboveOrBelow = y >= notice.y + notice.height || y + height <= notice.y
    expect(isBeside || isAboveOrBelow, `${title} over ${await part.getAttribute('name')}`).toBe(true)
  }
}

for (const [width, height] of [
  [375, 812],
  [768, 900],
  [1440, 900],
] as const) {
  test(`a notice covers no field that it is about at ${width} × ${height}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/register')
    const create = page.getByRole('button', { name: 'Create Account' })
    await create.click()
    await expectClear(page, 'Terms Required')
    await expect(page.getByText('Please check the 6 marked fields.')).toBeVisible()

    const person = newPerson()
    await fillRegistration(page, person, { terms: false })
    await create.click()
    await expectClear(page, 'Terms Required')
    await page.getByRole('checkbox').press('Space')
    await page.getByLabel('Confirm password', { exact: true }).fill('Quiet-Lantern-48')
    await create.click()
    await expectClear(page, 'Password Mismatch')
    // As far up as the button allows, where a field under the notice has to be scrolled into view.
    await create.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await page.getByLabel('Confirm password', { exact: true }).fill('Kx-7aaa')
    await page.getByLabel('Password', { exact: true }).fill('Kx-7aaa')
    await page.getByLabel('Confirm password', { exact: true }).evaluate((element) => element.scrollIntoView())
    await create.press('Enter')
    await expectClear(page, 'Sign up Failed')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()

    await page.goto('/login')
    await fillLogin(page, { ...(await confirmedUser(request)), password: 'Not-The-Password-1' })
    await page.getByRole('button', { name: 'Log in' }).click()
    await expectClear(page, 'Sign in Failed')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  })
}

test('the region of the notices has a plain name, and follows the width of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Apple' }).click()
  await expectNotice(page, 'Sign in Failed', 'Apple sign-in is not available yet.')
  await expect(page.getByRole('region', { name: 'Notifications', exact: true })).toBeAttached()
  expect((await boxOf(notices(page))).y).toBeGreaterThan(450)
  await page.setViewportSize({ width: 375, height: 812 })
  await expect.poll(async () => (await boxOf(notices(page))).y).toBeLessThan(200)
})

test('on a phone a success covers no heading of the page that follows', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/register')
  await fillRegistration(page, newPerson())
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectNotice(page, 'Registration Successful!', 'Please check your email to verify your account.')
  const notice = await boxOf(notices(page))
  const title = await boxOf(page.getByRole('heading', { name: 'Check your inbox' }))
  expect(title.y + title.height).toBeLessThan(notice.y)
})

test('on a phone a field that is focused is scrolled clear of a notice at either end', async ({ page }) => {
  const view = { width: 375, height: 812 }
  await page.setViewportSize(view)
  const field = page.getByLabel('Email', { exact: true })
  // More than a notice of two lines and its distance from the window's end.
  const room = 120
  for (const end of ['top', 'bottom'] as const) {
    await page.goto('/register')
    await field.evaluate((element, atTop) => {
      const { top, bottom } = element.getBoundingClientRect()
      // Half of it is outside of the window.
      const middle = (top + bottom) / 2
      window.scrollBy({ top: atTop ? middle : middle - window.innerHeight, behavior: 'instant' })
    }, end === 'top')
    await field.focus()
    await expect.poll(async () => (await boxOf(field)).y, end).toBeGreaterThan(room)
    await expect
      .poll(async () => (await boxOf(field)).y + (await boxOf(field)).height, end)
      .toBeLessThan(view.height - room)
  }
})
