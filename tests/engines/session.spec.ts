import { confirmedUser } from '../e2e/support.ts'
import { expect, test } from './test.ts'
import type { Visitor } from './visitor.ts'

/** A read that the end of a session has cut off is logged, and nothing else. */
test.afterEach(({ site }) => {
  const { reports } = site
  reports.splice(
    0,
    reports.length,
    ...reports.filter((report) => !/^error Reading the .* failed/.test(report)),
  )
})

async function signIn(visitor: Visitor, { email, password }: { email: string; password: string }) {
  await visitor.open('/login')
  await visitor.untilHydrated()
  await visitor.fill('Email', email)
  await visitor.fill('Password', password)
  await visitor.press('button', 'Log in')
  await visitor.isAt('/dashboard')
  await visitor.sees('heading', 'Dashboard')
}

/** True if anything of the account is in the page. */
const showsAccount = (visitor: Visitor) =>
  visitor.evaluate(() => /Lovelace|0\.0000/.test(document.documentElement.textContent ?? ''))

test('a login that a password manager fills in before the scripts have come is sent when they have, a second tab follows to the sign-out, and Back shows nothing private', async ({
  visitor,
  openTab,
  request,
  site,
}) => {
  const person = await confirmedUser(request)
  const other = await openTab()
  await other.open('/dashboard')
  await other.sees('heading', 'Access Denied')
  const release = site.delay(/\.js$/)
  await visitor.open('/login')
  await visitor.evaluate(
    (...values) => {
      const fields = document.querySelectorAll<HTMLInputElement>('main :is([type=email], [type=password])')
      for (const [index, field] of fields.entries()) field.value = values[index] ?? ''
    },
    person.email,
    person.password,
  )
  await visitor.press('field', 'Password')
  await visitor.strike('Enter')
  release()
  await visitor.isAt('/dashboard')
  const isAsked = (address: string) => address.includes(encodeURIComponent(person.password))
  expect(site.requests.filter(isAsked)).toEqual([])
  await other.sees('heading', 'Dashboard')
  await expect.poll(() => showsAccount(other)).toBe(true)

  await expect.poll(() => showsAccount(visitor)).toBe(true)
  await visitor.press('button', 'Logout')
  await visitor.isAt('/')
  await visitor.sees('notice', 'Logged out successfully.…')
  await expect.poll(() => showsAccount(other)).toBe(false)
  await visitor.back()
  await visitor.sees('heading', 'Access Denied')
  expect(await showsAccount(visitor)).toBe(false)
})

test('a page of the account that the browser has kept shows nothing after a sign-out elsewhere', {
  tag: '@night',
}, async ({ visitor, openTab, request, site }) => {
  const person = await confirmedUser(request)
  await signIn(visitor, person)
  await expect.poll(() => showsAccount(visitor)).toBe(true)
  await visitor.tab.open(`${site.origin}/favicon.svg`)
  const other = await openTab()
  await other.open('/dashboard')
  await other.press('button', 'Logout')
  await other.isAt('/')
  await visitor.back()
  await visitor.sees('heading', 'Access Denied')
  await expect.poll(() => showsAccount(visitor)).toBe(false)
})
