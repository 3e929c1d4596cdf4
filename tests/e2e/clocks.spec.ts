import { confirmedUser, expect, signIn, test } from './support.ts'

const hour = 3_600_000

for (const [name, hours, words] of [
  ['26 hours ahead', 26, /about 26 hours ahead/],
  ['400 days behind', -400 * 24, /about 400 days behind/],
] as const) {
  test(`with a clock that is ${name} a user stays signed in, and a warning is shown`, {
    tag: '@night',
  }, async ({ page, request }) => {
    const person = await confirmedUser(request)
    await page.addInitScript((offset) => {
      const { now } = Date
      const Real = Date
      window.Date = class extends Real {
        constructor(...values: Parameters<DateConstructor>) {
          super(...((values.length ? values : [now() + offset]) as [number]))
        }
        static override now = () => now() + offset
      } as DateConstructor
    }, hours * hour)
    await signIn(page, person)
    await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
    await expect(page.getByRole('main').getByText(words)).toBeVisible()
    await page.reload()
    await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
    await expect(page.getByTestId('total')).toHaveText('$0.00')
  })
}
