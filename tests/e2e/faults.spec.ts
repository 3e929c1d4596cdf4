import type { Page } from '@playwright/test'
import { closeByPress, demo, expect, heading, signIn, test } from './support.ts'

type WithFault = Window &
  typeof globalThis & { isBroken?: ((element: Element, text: string) => boolean) | undefined }

/** Lets the rendering of certain elements throw once `break` says which. React reports a fault to the console. */
async function provokeFaults(page: Page) {
  const reported: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') reported.push(message.text())
  })
  await page.addInitScript(() => {
    const property = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')
    Object.defineProperty(Node.prototype, 'textContent', {
      ...property,
      set(this: Element, text: string) {
        // By this React gives an element its text, while it renders.
        if ((window as WithFault).isBroken?.(this, text)) throw new Error(`Provoked in ${text}`)
        property?.set?.call(this, text)
      },
    })
  })
  return {
    reported,
    /** Breaks the elements that a selector finds by themselves. */
    break: (selector: string) =>
      page.evaluate((broken) => {
        ;(window as WithFault).isBroken = (element) => element.matches?.(broken) ?? false
      }, selector),
    heal: () =>
      page.evaluate(() => {
        ;(window as WithFault).isBroken = undefined
      }),
  }
}

/** Changes to a page as a link does, so that all of it is rendered anew. */
const change = (page: Page, path: string) =>
  page.evaluate((next) => {
    window.history.pushState(null, '', next)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)

const failed = (page: Page) => page.locator('[data-failed-part]')

/** Retries every part that has failed, now that nothing fails any more. */
async function retryAll(page: Page) {
  for (let left = await failed(page).count(); left > 0; left--) {
    await failed(page).first().getByRole('button', { name: 'Retry' }).click()
    await expect(failed(page)).toHaveCount(left - 1)
  }
}

/**
 * Goes to a page whose elements of a kind throw, counts the parts that have failed by themselves, and brings them back.
 * Retry succeeds once nothing throws any more.
 */
async function expectParts(
  page: Page,
  { path, broken, parts }: Row,
  faults: Awaited<ReturnType<typeof provokeFaults>>,
) {
  await faults.break(broken)
  await change(page, path)
  await expect.soft(failed(page)).toHaveCount(parts)
  await expect.soft(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(faults.reported.splice(0).join()).toContain('Provoked in ')
  await faults.heal()
  await retryAll(page)
  await expect.soft(page.getByRole('main').locator(broken).first()).toBeAttached()
}

type Row = {
  path: string
  /** The elements that throw: each is in a part of its own, or shares one with another. */
  broken: string
  parts: number
}

const publicParts: Row[] = [
  { path: '/', broken: 'h2, dt', parts: 11 },
  { path: '/about', broken: 'h2', parts: 5 },
  { path: '/api', broken: 'h2', parts: 4 },
  { path: '/blog', broken: 'h2', parts: 4 },
  { path: '/blog', broken: 'h3', parts: 12 },
  { path: '/blog?q=staking', broken: 'h3', parts: 2 },
  { path: '/contact', broken: 'h2', parts: 4 },
  { path: '/features', broken: 'h2', parts: 9 },
  { path: '/market', broken: 'dt', parts: 1 },
  { path: '/market?filter=gainers', broken: 'option', parts: 1 },
  { path: '/token', broken: 'h2', parts: 6 },
]

test('on every public page a fault stays in its part, and Retry brings that back', async ({ page }) => {
  test.slow()
  const faults = await provokeFaults(page)
  await page.goto('/terms')
  for (const row of publicParts) {
    await test.step(`${row.path}, ${row.broken}`, async () => {
      await change(page, '/terms')
      await expect(heading(page, 'Terms')).toBeVisible()
      await expectParts(page, row, faults)
    })
  }
})

test('in the user area a fault stays in its card, and Retry brings that back', async ({ page }) => {
  const faults = await provokeFaults(page)
  // A new account's card of movements is gone once it is known that there are none.
  await signIn(page, demo)
  await change(page, '/kyc')
  await expect(page.getByTestId('account-name')).toBeVisible()
  await expectParts(page, { path: '/dashboard', broken: 'h2', parts: 6 }, faults)
  await expectParts(page, { path: '/cards', broken: 'h2', parts: 3 }, faults)
  await expect(page.getByTestId('account-name')).toBeVisible()
})

test('a fault in an asset’s view leaves the drawer, which closes, and the market below it', async ({
  page,
}) => {
  const faults = await provokeFaults(page)
  await page.goto('/market')
  await faults.break('dialog *, dt')
  await page.getByRole('link', { name: 'Bitcoin' }).first().click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.locator('[data-failed-part]')).toHaveCount(1)
  await closeByPress(drawer, () => drawer.getByRole('button', { name: 'Close' }).click())
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('row').nth(5)).toBeVisible()
})
