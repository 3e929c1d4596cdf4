import { clientScript } from './builtFiles.ts'
import {
  confirmedUser,
  expect,
  expectNotice,
  fillLogin,
  heading,
  neverAnswer,
  notices,
  storedSession,
  test,
  wayOn,
} from './support.ts'

const tokenRequests = '**/auth/v1/token*'

test('without the site’s code, a network or an answer the login says so, and can be sent again', async ({
  page,
  request,
}) => {
  const person = await confirmedUser(request)
  const submit = () => page.getByRole('button', { name: 'Log in' }).click()
  const expectRefused = async (cause = 'Something went wrong') => {
    await expectNotice(page, 'Sign in Failed', cause)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password)
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
    expect(await storedSession(page)).toBeNull()
    await page.clock.fastForward(30_000)
    await expect(notices(page)).toHaveCount(0)
  }
  // Neither that script comes nor anything else.
  const lost = [`**${clientScript()}`, '**/favicon.svg?*']
  for (const file of lost) await page.route(file, (route) => route.abort('connectionrefused'))
  await page.clock.install()
  await page.goto('/login')
  await fillLogin(page, person)
  await submit()
  await expectRefused('A part of this page could not be loaded.')
  for (const file of lost) await page.unroute(file)

  await page.route(tokenRequests, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  )
  await submit()
  await expectRefused()
  await page.unroute(tokenRequests)

  const asked = await neverAnswer(page, tokenRequests)
  await submit()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  await asked()
  await page.clock.fastForward(12_500)
  await expect(wayOn(page)).toContainText(/cannot reach/)
  await expectRefused()
  await page.unroute(tokenRequests)

  await submit()
  await expect(heading(page, 'Dashboard')).toBeVisible()
})
