import { expect, fillRegistration, heading, mailsTo, newPerson, test } from './support.ts'

test('what is typed into a registration, except passwords, outlives navigation, Back and reloads until it is sent', async ({
  page,
  request,
}) => {
  const person = newPerson()
  await page.goto('/register')
  await fillRegistration(page, person, { terms: false })
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('checkbox')).toHaveAccessibleErrorMessage(
    'Terms Required: Please agree to the terms and conditions',
  )
  await page.getByRole('checkbox').press('Space')
  const expectDraft = async () => {
    await expect(page.getByLabel('First name')).toHaveValue(person.firstName)
    await expect(page.getByLabel('Last name')).toHaveValue(person.lastName)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
    await expect(page.getByRole('checkbox')).toBeChecked()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await expect(page.getByLabel('Confirm password', { exact: true })).toHaveValue('')
  }
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(heading(page, 'Welcome back')).toBeVisible()
  await page.goBack()
  await expectDraft()
  await page.reload()
  await expectDraft()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    person.password,
  )

  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(heading(page, 'Check your inbox')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main')).toContainText(`Open the link we sent to ${person.email}`)
  expect(await mailsTo(request, person.email)).toHaveLength(1)
  await page.getByRole('link', { name: 'Use another one' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  await expect(page.getByRole('checkbox')).not.toBeChecked()
})
