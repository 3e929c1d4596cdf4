import { digitsOf } from './formRules'
import { isTooLong, passwordLength } from './passwordLength'
import { readClaims } from './readClaims'

/** Keys whose texts are names of the site's own, not what a visitor typed or a provider issued. */
const harmless = new Set([
  'type',
  'name',
  'provider',
  'scope',
  'choice',
  'reader',
  'symbol',
  'callId',
  'kind',
  'problem',
  'factor_type',
  'status',
  'token_type',
])

const secrets = new Set(['password', 'confirmPassword'])
/** Stand for a password, and for another one that differs from it. */
export const passwordSamples = ['Recorded-Secret-1', 'Recorded-Secret-2'] as const

const tooLong = 'x'.repeat(passwordLength.mostBytes + 1)

const mailAddress = /(?<![^\s"'<>])[^\s"'<>]+@[^\s"'<>]+/g

/** The same claims about the second factor, in a token that opens nothing. */
function emptyToken(token: string): string {
  const { aal } = readClaims(token)
  const kept = aal === 'aal1' || aal === 'aal2' ? { aal } : {}
  return `recorded.${btoa(JSON.stringify(kept))}.recorded`
}

/** What was typed into a field, as a text of the same kind, which the field's check judges alike. */
function sampleOf(field: string, text: string): string {
  if (text === '') return ''
  if (secrets.has(field)) return isTooLong(text) ? tooLong : passwordSamples[0]
  if (text.trim() === '') return text
  if (field === 'email')
    return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text) ? 'person@example.com' : 'not an address'
  if (field === 'code') return /^\d{6}$/.test(digitsOf(text)) ? '123456' : 'not a code'
  return 'text'
}

/** What stands in fields, by their names, of which one may be `name`. */
const cleanFields = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'string' ? sampleOf(field, value) : value,
    ]),
  )

function clean(key: string, value: unknown): unknown {
  if (typeof value === 'string') {
    if (key === 'access_token') return emptyToken(value)
    if (key === 'message') return value.replace(mailAddress, 'person@example.com')
    return harmless.has(key) ? value : sampleOf(key, value)
  }
  if (value instanceof Error)
    return Object.assign(Object.create(value), { message: clean('message', value.message) })
  if (Array.isArray(value)) return value.map((each) => clean(key, each))
  if (typeof value !== 'object' || value === null) return value
  const { type, name, values } = value as { type?: unknown; name?: unknown; values?: object }
  if (type === 'form.filled') return { type, values: cleanFields(values ?? {}) }
  // A field's edit names the field beside its value.
  const field = type === 'form.edited' && typeof name === 'string' ? name : null
  return Object.fromEntries(
    Object.entries(value).map(([each, part]) => [
      each,
      clean(field && each === 'value' ? field : each, part),
    ]),
  )
}

/**
 * An event without anything that a visitor typed or a provider issued: passwords, tokens, codes, names and mail
 * addresses become samples of the same kind; a machine takes the same transitions with them.
 */
export const withoutSecrets = <Event extends { type: string }>(event: Event): Event =>
  clean('', event) as Event
