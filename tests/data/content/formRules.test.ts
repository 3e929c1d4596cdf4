import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { fieldProblems } from '@/data/content/fieldProblems'
import * as formRules from '@/data/content/formRules'
import {
  checkClaim,
  checkCode,
  checkContact,
  checkEmail,
  checkLogin,
  checkNewAccess,
  checkNewAddress,
  checkNewFactor,
  checkNewPassword,
  checkPasswordChange,
  checkRegistration,
  digitsOf,
} from '@/data/content/formRules'
import { passwordLength } from '@/data/session/passwords'
import { howTo } from '../../howTo'

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
    const problem =
      'This password is too long. It can have 72 characters; accents, other scripts and emoji count for more than one.'
    expect(newPasswordProblem('a'.repeat(72))).toBeUndefined()
    expect(newPasswordProblem('a'.repeat(73))).toBe(problem)
    expect(newPasswordProblem('é'.repeat(36))).toBeUndefined()
    expect(newPasswordProblem('é'.repeat(37))).toBe(problem)
    expect(newPasswordProblem('é'.repeat(36).normalize('NFD'))).toBeUndefined()
    expect(newPasswordProblem('é'.repeat(37).normalize('NFD'))).toBe(problem)
  })

  it('names in its hint the length that is configured in this project', async () => {
    const config = parse(await readFile('supabase/config.toml', 'utf8'))
    expect(config.auth).toMatchObject({ minimum_password_length: passwordLength.least })
  })

  const notAnEmail = 'This does not look like an email address. It should read like name@example.com.'
  const ownEmail = 'This is your address already. Enter the one that you want to use from now on.'
  const notSix = 'The code has six digits.'
  const newAddress = (email: string) => checkNewAddress({ email }, 'ada@example.com').email
  const deviceName = (name: string) => checkNewFactor(['Tablet', ''], false)({ name, code: '' }).name
  const proof = (code: string) => checkNewFactor(['Tablet'], true)({ name: 'Phone', code }).code

  it.each([
    ['an address with a name', checkEmail({ email: ' Ada <ada@example.com>,' }).email, undefined],
    ['an address of any script', checkEmail({ email: 'аня@почта.рф' }).email, undefined],
    ['an address without a domain', checkEmail({ email: 'ada' }).email, notAnEmail],
    ['nothing that is seen, as an address', checkEmail({ email: '\u200b' }).email, notAnEmail],
    ['no new address', newAddress(''), 'Please enter your email address.'],
    ['what is none, as a new address', newAddress('ada'), notAnEmail],
    ['the own address, as a new one', newAddress('Ada <ADA@example.com>'), ownEmail],
    ['a new address', newAddress('ada@quill.example'), undefined],
    ['any password of a login', checkLogin({ email: 'ada@example.com', password: 'x' }).password, undefined],
    ['no password', checkLogin({ email: '', password: '' }).password, 'Please enter your password.'],
    ['no code', checkCode({ code: '   ' }).code, 'Please enter the code.'],
    ['five digits', checkCode({ code: '12345' }).code, notSix],
    ['five digits and a letter', checkCode({ code: '12345a' }).code, notSix],
    ['signs that are no digits', checkCode({ code: '①②③④⑤⑥' }).code, notSix],
    ['no code of another device', proof(''), 'Please enter the code.'],
    ['a short code of another device', proof('123 45'), notSix],
    ['a code of another device', proof('123 456'), undefined],
    ['a name of a device', deviceName('Work phone'), undefined],
    ['a name that nobody sees', deviceName('\u3164'), 'Please give the device a name.'],
    [
      'the name of another device',
      deviceName('TABLET\u200B'),
      'Another device of yours has this name. Please choose another one.',
    ],
  ])('says of %s: %s', (_, found, problem) => {
    expect(found).toBe(problem)
  })

  it.each([' 123 456 ', '123–456', '١٢٣ ٤٥٦', '\u200e123456\u200f', '1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣', 'Your code is 123456.'])(
    'takes «%s» for a six-digit code',
    (code) => {
      expect(checkCode({ code })).toEqual({ code: undefined })
      expect(digitsOf(code)).toBe('123456')
    },
  )

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

  it('asks for a name with a new access, and with an account only where it has none', () => {
    const names = {
      firstName: 'Please enter your first name.',
      lastName: 'Please enter your last name.',
    }
    const values = { ...good, firstName: ' ', lastName: '' }
    expect(checkNewAccess(values)).toMatchObject(names)
    expect(checkClaim(values, true)).toMatchObject(names)
    expect(Object.values(checkClaim(values, false)).filter(Boolean)).toEqual([])
  })

  it('wants the code of a changed password only where one was mailed', () => {
    const { password, confirmPassword } = good
    const values = { password, confirmPassword, code: '' }
    expect(Object.values(checkPasswordChange(values, false)).filter(Boolean)).toEqual([])
    expect(checkPasswordChange(values, true).code).toBe('Please enter the code.')
  })

  it('has each check and each sentence in this file', async () => {
    const tests = await readFile(import.meta.filename, 'utf8')
    const checks = Object.keys(formRules).filter((name) => name.startsWith('check'))
    const missing = [...checks.map((name) => `${name}(`), ...Object.values(fieldProblems)].filter(
      (each) => !tests.includes(each),
    )
    expect(missing, howTo('A rule of a form')).toEqual([])
  })
})
