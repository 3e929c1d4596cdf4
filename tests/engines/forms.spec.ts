import { confirmedUser, newPerson } from '../e2e/support.ts'
import { expect, test } from './test.ts'

test('empty fields of the login show their problems, and the first one has the focus', async ({
  visitor,
}) => {
  await visitor.open('/login')
  await visitor.untilAlive()
  await visitor.press('button', 'Log in')
  await visitor.hasFocusOn('field', 'Email')
  for (const name of ['Email', 'Password'])
    await expect
      .poll(async () => (await visitor.facts('field', name))[0]?.description)
      .toMatch(/Please enter/)
})

test('a wrong password is refused with a message, and its emptied field has the focus', async ({
  visitor,
  request,
}) => {
  const { email } = await confirmedUser(request)
  await visitor.open('/login')
  await visitor.untilAlive()
  await visitor.fill('Email', email)
  await visitor.fill('Password', 'Not-The-Password-1')
  await visitor.strike('Enter')
  await visitor.sees('notice', 'Sign in Failed…')
  await visitor.hasFocusOn('field', 'Password')
  expect((await visitor.facts('field', 'Password'))[0]?.value).toBe('')
  expect((await visitor.facts('field', 'Email'))[0]?.value).toBe(email)
})

test('a registration without the terms is refused, and with them it sends a mail', async ({ visitor }) => {
  const person = newPerson()
  await visitor.open('/register')
  await visitor.untilAlive()
  await visitor.fill('First name', person.firstName)
  await visitor.fill('Last name', person.lastName)
  await visitor.fill('Email', person.email)
  await visitor.fill('Password', person.password)
  await visitor.fill('Confirm password', person.password)
  await visitor.strike('Enter')
  await visitor.sees('notice', 'Terms Required…')
  await visitor.hasFocusOn('checkbox')
  await visitor.strike('Space')
  await visitor.press('button', 'Create Account')
  await visitor.sees('heading', 'Check your inbox')
})

test('a login sent before the scripts have come is sent when they have, never in the address', async ({
  visitor,
  site,
  request,
}) => {
  const { email, password } = await confirmedUser(request)
  const release = site.hold(/\.js$/)
  await visitor.open('/login')
  await visitor.fill('Email', email)
  await visitor.fill('Password', password)
  await visitor.strike('Enter')
  release()
  await visitor.isAt('/dashboard')
  expect(site.requests.filter((address) => address.includes(encodeURIComponent(password)))).toEqual([])
})

test('a message keeps its text after its notice', async ({ visitor }) => {
  await visitor.open('/contact')
  await visitor.untilAlive()
  await visitor.fill('Name', 'Ada Lovelace')
  await visitor.fill('Email', 'ada@example.test')
  await visitor.fill('Subject', 'A card')
  await visitor.fill('Message', 'It was declined.')
  await visitor.press('button', 'Send Message')
  await visitor.sees('notice', 'Contact Form…')
  expect((await visitor.facts('field', 'Message'))[0]?.value).toBe('It was declined.')
})
