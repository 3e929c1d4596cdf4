import { describe, expect, it } from 'vitest'
import {
  checkCode,
  checkContact,
  checkEmail,
  checkLogin,
  checkNewPassword,
  checkRegistration,
  digitsOf,
} from '@/data/formRules'

const good = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  terms: true,
}
const problems = (values: Partial<typeof good>) =>
  Object.fromEntries(
    Object.entries(checkRegistration({ ...good, ...values })).filter(([, problem]) => problem),
  )

describe('formRules', () => {
  it('lets a complete registration pass', () => {
    expect(problems({})).toEqual({})
  })

  it('names every empty field', () => {
    expect(
      problems({ firstName: ' ', lastName: '', email: '', password: '', confirmPassword: '', terms: false }),
    ).toEqual({
      firstName: 'Please enter your first name.',
      lastName: 'Please enter your last name.',
      email: 'Please enter your email address.',
      password: 'Please choose a password.',
      confirmPassword: 'Please repeat the password.',
      terms: 'Please agree to the terms and conditions',
    })
  })

  it('asks for equal passwords', () => {
    expect(problems({ confirmPassword: 'correct house' })).toEqual({
      confirmPassword: 'Passwords do not match',
    })
  })

  it.each([
    ['seven c', 'Use at least 8 characters.'],
    ['a'.repeat(73), 'This password is too long.'],
    ['é'.repeat(37), 'This password is too long.'],
    ['a'.repeat(72), undefined],
    ['eight ch', undefined],
  ])('checks the length of the new password %s', (password, problem) => {
    expect(checkNewPassword({ password, confirmPassword: password }).password).toBe(problem)
  })

  it.each([
    'ada@example.com',
    ' ada@example.com ',
    "o'hara+kx@mail.example.co.uk",
    'ADA@EXAMPLE.COM',
    '1@2.io',
  ])('takes %s for an address', (email) => {
    expect(checkEmail({ email }).email).toBeUndefined()
  })

  it.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada @example.com',
    'ada@exa mple.com',
    'ada@-example.com',
    'a@b..com',
    `${'a'.repeat(250)}@example.com`,
  ])('does not take %s for an address', (email) => {
    expect(checkEmail({ email }).email).toBe(
      'This does not look like an email address. It should read like name@example.com.',
    )
  })

  it('asks a login for nothing but both fields', () => {
    expect(checkLogin({ email: 'ada@example.com', password: 'x' })).toEqual({
      email: undefined,
      password: undefined,
    })
    expect(checkLogin({ email: 'ada@example.com', password: '' }).password).toBe(
      'Please enter your password.',
    )
  })

  const message = { name: 'Ada', email: 'ada@example.com', subject: 'Card', message: 'It was declined.' }

  it('lets a complete message pass, of any length and script', () => {
    const nothing = { name: undefined, email: undefined, subject: undefined, message: undefined }
    expect(checkContact(message)).toEqual(nothing)
    expect(checkContact({ ...message, name: 'ليلى', message: 'x'.repeat(10_000) })).toEqual(nothing)
  })

  it('asks for every field of a message', () => {
    expect(checkContact({ name: ' ', email: '', subject: '\t', message: '\n' })).toEqual({
      name: 'Please enter your name.',
      email: 'Please enter your email address.',
      subject: 'Please enter a subject.',
      message: 'Please write your message.',
    })
    expect(checkContact({ ...message, email: 'ada' }).email).toMatch(/does not look like an email address/)
  })

  it.each(['123456', ' 123 456 ', '123-456'])('takes «%s» for a six-digit code', (code) => {
    expect(checkCode({ code })).toEqual({ code: undefined })
    expect(digitsOf(code)).toBe('123456')
  })

  it.each([
    ['', 'Please enter the code.'],
    ['   ', 'Please enter the code.'],
    ['12345', 'The code has six digits.'],
    ['1234567', 'The code has six digits.'],
    ['12345a', 'The code has six digits.'],
    ['１２３４５６', 'The code has six digits.'],
  ])('does not take «%s» for a six-digit code', (code, problem) => {
    expect(checkCode({ code })).toEqual({ code: problem })
  })
})
