import { closeByPress, expect, test } from './support.ts'

// Which parts fail by themselves, and how each is brought back, is asked of stories: `tests/screens/faults.test.ts`.

test('a fault in an asset’s view leaves the drawer, which closes, and the market below it', {
  tag: '@night',
}, async ({ page }) => {
  const reported: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') reported.push(message.text())
  })
  await page.goto('/market')
  await page.evaluate(() => {
    const property = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')
    Object.defineProperty(Node.prototype, 'textContent', {
      ...property,
      set(this: Element, text: string) {
        // By this React gives an element its text, while it renders.
        if (this.matches?.('dialog *, dt')) throw new Error(`Provoked in ${text}`)
        property?.set?.call(this, text)
      },
    })
  })
  await page.getByRole('link', { name: 'Bitcoin' }).first().click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.locator('[data-failed-part]')).toHaveCount(1)
  expect(reported.join()).toContain('Provoked in ')
  await closeByPress(drawer, () => drawer.getByRole('button', { name: 'Close' }).click())
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('row').nth(5)).toBeVisible()
})
