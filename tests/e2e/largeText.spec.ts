import { expectRoomForLargeFonts, setFontSize } from './pageChecks.ts'
import { confirmedUser, expect, heading, openDashboard, store, test } from './support.ts'

// The public pages and the forms are asked the same in `pages.spec.ts`.
for (const address of ['/dashboard', '/cards']) {
  test(`${address} fits into a phone whose browser is set to text twice as large`, async ({
    page,
    request,
  }) => {
    await store(page, (await confirmedUser(request)).session)
    await page.goto(address)
    await expect(heading(page, /.+/)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    await expectRoomForLargeFonts(page)
  })
}

test('a page that is denied, unknown or has nothing to show fits into such a phone too', async ({ page }) => {
  for (const address of ['/dashboard', '/no-such-page', '/auth/confirm', '/admin']) {
    await page.goto(address)
    await expect(heading(page, /.+/)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    await test.step(address, () => expectRoomForLargeFonts(page))
  }
})

test('with text twice as large the figures of a market’s row do not cover each other', async ({ page }) => {
  await page.goto('/market')
  await setFontSize(page, 32)
  for (const width of [320, 375, 430]) {
    await page.setViewportSize({ width, height: 800 })
    const covered = await page
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .evaluateAll((rows) =>
        rows.flatMap((row) => {
          const texts = [...row.querySelectorAll('[data-name], [data-symbol], td > button, td bdi')]
            .filter((text) => text.checkVisibility() && !text.closest('[data-column=favourite]'))
            .map((text) => ({ name: text.textContent, box: text.getBoundingClientRect() }))
          return texts.flatMap((one, place) =>
            texts
              .slice(place + 1)
              .filter(
                ({ box }) =>
                  one.box.left < box.right - 1 &&
                  box.left < one.box.right - 1 &&
                  one.box.top < box.bottom - 1 &&
                  box.top < one.box.bottom - 1,
              )
              .map(({ name }) => `${one.name} and ${name}`),
          )
        }),
      )
    expect.soft(covered, `${width} px`).toEqual([])
  }
})

test('in a window as low as with text enlarged fourfold, only the header stays over the page', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  await page.setViewportSize({ width: 320, height: 256 })
  const staying = () =>
    page
      .locator('body *')
      .evaluateAll((elements) =>
        elements
          .filter((element) => getComputedStyle(element).position === 'sticky')
          .map((element) => element.tagName),
      )
  await page.goto('/market')
  await expect(page.getByRole('table', { name: 'Assets' })).toBeVisible()
  expect(await staying()).toEqual([])
  await openDashboard(page, session)
  expect(await staying()).toEqual([])

  await page.setViewportSize({ width: 375, height: 812 })
  expect(await staying()).not.toEqual([])
})
