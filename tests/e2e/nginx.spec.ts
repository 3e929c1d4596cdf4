import { brotliModule, hasNginx } from '../../scripts/nginx.mjs'
import { expectAddresses, expectCompressed, expectHeaders } from './hostAnswers.ts'
import { serveByNginx } from './serveByNginx.ts'
import {
  test as base,
  confirmAddress,
  expect,
  fillRegistration,
  heading,
  mailedLink,
  newPerson,
} from './support.ts'

/** A test whose pages come from a real nginx with the configuration of the build. */
const test = base.extend<object, { nginx: string }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern.
    async ({}, use) => {
      const { origin, close } = await serveByNginx(`http://localhost:${process.env.KING_EXCHANGE_SITE_PORT}`)
      await use(origin)
      await close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ nginx }, use) => use(nginx),
})

test.skip(!hasNginx(), 'nginx is not installed')

test('nginx with the build’s configuration answers as the preview server does', async ({ request }) => {
  await expectHeaders(request)
  await expectAddresses(request)
  await expectCompressed(request, brotliModule() ? ['br', 'gzip'] : ['gzip'])
})

test('a newcomer registers, confirms and sees the balances on the site that nginx serves', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000)
  const person = newPerson()
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click()
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(heading(page, 'Check your inbox')).toBeVisible()
  const { pathname, search } = await mailedLink(request, person.email)
  await page.goto(pathname + search)
  await confirmAddress(page, person)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await expect(page.getByRole('region', { name: 'Balances' }).getByRole('row')).toHaveCount(6)
  await page.goto('/market/')
  await expect(page).toHaveURL('/market')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
})
