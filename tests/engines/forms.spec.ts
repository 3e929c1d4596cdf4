import { confirmedUser } from '../e2e/support.ts'
import { expect, test } from './test.ts'

test('a wrong password is refused with a message, and its emptied field has the focus', {
  tag: '@night',
}, async ({ visitor, request }) => {
  const { email } = await confirmedUser(request)
  await visitor.open('/login')
  await visitor.untilHydrated()
  await visitor.fill('Email', email)
  await visitor.fill('Password', 'Not-The-Password-1')
  await visitor.strike('Enter')
  await visitor.sees('notice', 'Sign in Failed…')
  await visitor.hasFocusOn('field', 'Password')
  expect((await visitor.facts('field', 'Password'))[0]?.value).toBe('')
  expect((await visitor.facts('field', 'Email'))[0]?.value).toBe(email)
})
