import { isVisible, looksLike } from '@/data/session/deviceNames'
import { isSamePassword, isTooLong } from '@/data/session/passwords'
import { asciiDigits } from '@/data/text/asciiDigits'
import { toAddress } from '@/data/text/toAddress'
import { fieldProblems } from './fieldProblems'

/** The values of the forms. Field names are the specification's. */
export type LoginValues = { email: string; password: string }
export type RegisterValues = {
  firstName: string
  lastName: string
  email: string
  password: string
  confirmPassword: string
  terms: boolean
}

/** An empty registration. */
export const emptyRegistration: RegisterValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  terms: false,
}

export type EmailValues = { email: string }
export type ContactValues = { name: string; email: string; subject: string; message: string }
export type CodeValues = { code: string }
export type NewFactorValues = { name: string; code: string }
export type NewAccessValues = NewPasswordValues & { firstName: string; lastName: string }
export type ClaimValues = EmailValues & NewAccessValues
export type PasswordChangeValues = NewPasswordValues & CodeValues
export type NewPasswordValues = { password: string; confirmPassword: string }

type Problem = string | undefined

const required = (value: string, problem: string): Problem => (value.trim() ? undefined : problem)

const emailProblem = (email: string): Problem => {
  if (!email.trim()) return fieldProblems.noEmail
  return toAddress(email) ? undefined : fieldProblems.notAnEmail
}

const newPasswordProblem = (password: string): Problem => {
  if (!password) return fieldProblems.noNewPassword
  return isTooLong(password) ? fieldProblems.tooLong : undefined
}

const confirmationProblem = ({ password, confirmPassword }: NewPasswordValues): Problem => {
  if (!isSamePassword(password, confirmPassword)) return fieldProblems.passwordMismatch
  return confirmPassword ? undefined : fieldProblems.notRepeated
}

export const checkLogin = ({ email, password }: LoginValues) => ({
  email: emailProblem(email),
  password: password ? undefined : fieldProblems.noPassword,
})

/** The digits of a typed or pasted code, of whatever script, without signs around and between them. */
export const digitsOf = (code: string): string => asciiDigits(code).replace(/\D/g, '')

export const checkCode = ({ code }: CodeValues) => {
  if (!code.trim()) return { code: fieldProblems.noCode }
  return { code: digitsOf(code).length === 6 ? undefined : fieldProblems.notSixDigits }
}

const newNameProblem = (name: string, taken: readonly string[]): Problem => {
  if (!isVisible(name)) return fieldProblems.noFactorName
  return taken.some((other) => looksLike(name, other)) ? fieldProblems.factorNameTaken : undefined
}

/** Checks the name of a new second factor, and the code that proves another one. `taken` are the names of the others. */
export const checkNewFactor =
  (taken: readonly string[], needsProof: boolean) =>
  ({ name, code }: NewFactorValues) => ({
    name: newNameProblem(name, taken),
    ...(needsProof ? checkCode({ code }) : null),
  })

export const checkEmail = ({ email }: EmailValues) => ({ email: emailProblem(email) })

/** The new address of an account, which differs from the present one. */
export const checkNewAddress = ({ email }: EmailValues, present: string) => ({
  email:
    emailProblem(email) ??
    (toAddress(email).toLowerCase() === present.toLowerCase() ? fieldProblems.presentEmail : undefined),
})

export const checkNewPassword = (values: NewPasswordValues) => ({
  password: newPasswordProblem(values.password),
  confirmPassword: confirmationProblem(values),
})

/** A change of the password; with the code of a mail, where one is asked for. */
export const checkPasswordChange = (values: PasswordChangeValues, isCodeAsked: boolean) => ({
  ...checkNewPassword(values),
  ...(isCodeAsked ? checkCode(values) : null),
})

export const checkNewAccess = (values: NewAccessValues) => ({
  firstName: required(values.firstName, fieldProblems.noFirstName),
  lastName: required(values.lastName, fieldProblems.noLastName),
  ...checkNewPassword(values),
})

/** Problems of an account's address and its new access, with or without a name. */
export const checkClaim = (values: ClaimValues, isNamed: boolean) => ({
  email: emailProblem(values.email),
  ...(isNamed ? checkNewAccess(values) : checkNewPassword(values)),
})

export const checkRegistration = (values: RegisterValues) => ({
  ...checkNewAccess(values),
  email: emailProblem(values.email),
  terms: values.terms ? undefined : fieldProblems.termsRequired,
})

export const checkContact = ({ name, email, subject, message }: ContactValues) => ({
  name: required(name, fieldProblems.noName),
  email: emailProblem(email),
  subject: required(subject, fieldProblems.noSubject),
  message: required(message, fieldProblems.noMessage),
})
