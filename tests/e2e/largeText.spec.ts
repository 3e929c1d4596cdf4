import { overflowOf } from './barriers.ts'
import { prerenderedPages } from './documents.ts'
import { confirmedUser, expect, heading, store, test } from './support.ts'

test.beforeEach(async ({ context, page }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.enable')
  // The setting of a browser, which widths in rem follow, those of media queries too.
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
})

for (const address of [...prerenderedPages, '/dashboard', '/cards']) {
  test(`${address} fits into a phone whose browser is set to text twice as large`, async ({
    page,
    request,
  }) => {
    if (!prerenderedPages.includes(address)) await store(page, (await confirmedUser(request)).session)
    await page.goto(address)
    await expect(heading(page, /.+/)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflowOf(page), `${width} px`).toBe(0)
    }
  })
}

for (const width of [320, 375, 430]) {
  test(`at ${width} px the figures of a market's row do not cover each other`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/market')
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
    expect(covered).toEqual([])
  })
}
