import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import {
  checkCode,
  checkContact,
  checkEmail,
  checkLogin,
  checkNewAddress,
  checkNewFactor,
  checkNewPassword,
  checkPasswordChange,
  checkRegistration,
  digitsOf,
} from '@/data/content/formRules'
import { passwordLength } from '@/data/session/passwordLength'

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
  it('accepts a complete registration', () => {
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
      terms: 'Terms Required: Please agree to the terms and conditions',
    })
  })

  it('asks for equal passwords', () => {
    expect(problems({ confirmPassword: 'correct house' })).toEqual({
      confirmPassword: 'Password Mismatch: Passwords do not match',
    })
  })

  it('takes two spellings of the same letters for the same password, and nothing else', () => {
    const mismatch = (password: string, confirmPassword: string) =>
      checkNewPassword({ password, confirmPassword }).confirmPassword !== undefined
    const typed = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(typed, typed, (one, other) => {
        expect(mismatch(one.normalize('NFC'), one.normalize('NFD'))).toBe(false)
        expect(mismatch(one, other)).toBe(one.normalize() !== other.normalize())
      }),
    )
    const lookAlikes = [
      'ﬁne words 1',
      'fine words 1',
      ' fine words 1',
      'fine words 1 ',
      'Fine words 1',
      'ｆine words 1',
    ]
    for (const one of lookAlikes)
      for (const other of lookAlikes) expect(mismatch(one, other)).toBe(one !== other)
  })

  const bytesOf = (text: string) => new TextEncoder().encode(text).length
  const newPasswordProblem = (password: string) =>
    checkNewPassword({ password, confirmPassword: password }).password

  it('leaves length and strength of a new password to the provider', () => {
    const anyPassword = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 72 })
    fc.assert(
      fc.property(
        anyPassword.filter((password) => bytesOf(password.normalize()) <= 72),
        (password) => {
          expect(newPasswordProblem(password)).toBeUndefined()
        },
      ),
    )
  })

  it('refuses a new password of more than 72 bytes, as every provider does, and says why', () => {
    const complaint =
      'This password is too long. It can have 72 characters; accents, other scripts and emoji count for more than one.'
    expect(newPasswordProblem('a'.repeat(72))).toBeUndefined()
    expect(newPasswordProblem('a'.repeat(73))).toBe(complaint)
    expect(newPasswordProblem('é'.repeat(36))).toBeUndefined()
    expect(newPasswordProblem('é'.repeat(37))).toBe(complaint)
    expect(newPasswordProblem('é'.repeat(36).normalize('NFD'))).toBeUndefined()
    expect(newPasswordProblem('é'.repeat(37).normalize('NFD'))).toBe(complaint)
  })

  it('names in its hint the length that is configured in this project', async () => {
    const config = parse(await readFile('supabase/config.toml', 'utf8'))
    expect(config.auth).toMatchObject({ minimum_password_length: passwordLength.least })
  })

  it.each([' Ada <ada@example.com>,', 'ada@example', 'аня@почта.рф'])('takes %s for an address', (email) => {
    expect(checkEmail({ email }).email).toBeUndefined()
  })

  it.each(['ada', 'a@b@c.com', '\u200b'])('does not take %s for an address', (email) => {
    expect(checkEmail({ email }).email).toBe(
      'This does not look like an email address. It should read like name@example.com.',
    )
  })

  it('requires only both fields of a login', () => {
    expect(checkLogin({ email: 'ada@example.com', password: 'x' })).toEqual({
      email: undefined,
      password: undefined,
    })
    expect(checkLogin({ email: 'ada@example.com', password: '' }).password).toBe(
      'Please enter your password.',
    )
  })

  const message = { name: 'Ada', email: 'ada@example.com', subject: 'Card', message: 'It was declined.' }

  it('accepts a complete message of any length and script', () => {
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

  it.each([' 123 456 ', '123–456', '١٢٣ ٤٥٦', '\u200e123456\u200f', '1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣', 'Your code is 123456.'])(
    'takes «%s» for a six-digit code',
    (code) => {
      expect(checkCode({ code })).toEqual({ code: undefined })
      expect(digitsOf(code)).toBe('123456')
    },
  )

  it.each([
    ['', 'Please enter the code.'],
    ['   ', 'Please enter the code.'],
    ['12345', 'The code has six digits.'],
    ['12345a', 'The code has six digits.'],
    ['①②③④⑤⑥', 'The code has six digits.'],
  ])('does not take «%s» for a six-digit code', (code, problem) => {
    expect(checkCode({ code })).toEqual({ code: problem })
  })
  it.each([
    ['Work phone', undefined],
    ['TABLET\u200B', 'Another device of yours has this name. Please choose another one.'],
    ['\u3164', 'Please give the device a name.'],
  ])('says of «%s» as the name of a second device: %s', (name, problem) => {
    expect(checkNewFactor(['Tablet', ''], false)({ name, code: '' })).toEqual({ name: problem })
  })

  it.each([
    ['', 'Please enter the code.'],
    ['123 45', 'The code has six digits.'],
    ['123 456', undefined],
  ])('says of «%s» as the code that proves another device: %s', (code, problem) => {
    expect(checkNewFactor(['Tablet'], true)({ name: 'Phone', code }).code).toBe(problem)
  })

  it.each([
    ['', 'Please enter your email address.'],
    ['ada', 'This does not look like an email address. It should read like name@example.com.'],
    ['ada@example.com', 'This is your address already. Enter the one that you want to use from now on.'],
    [
      'Ada <ADA@example.com>',
      'This is your address already. Enter the one that you want to use from now on.',
    ],
    ['ada@quill.example', undefined],
  ])('asks for an address that is new: «%s»', (email, problem) => {
    expect(checkNewAddress({ email }, 'ada@example.com')).toEqual({ email: problem })
  })

  it('wants the code of a changed password only where one was mailed', () => {
    const { password, confirmPassword } = good
    const values = { password, confirmPassword, code: '' }
    expect(Object.values(checkPasswordChange(values, false)).filter(Boolean)).toEqual([])
    expect(checkPasswordChange(values, true).code).toBe('Please enter the code.')
  })
})
