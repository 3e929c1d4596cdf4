import { refuse, textIn } from './authAnswers.ts'
import type { AuthRequest } from './authRequests.ts'

type Kind = 'string' | 'map[string]interface {}'
type Struct = { name: string; fields: Record<string, Kind> }

const texts = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, 'string'] satisfies [string, Kind]))
const data = { data: 'map[string]interface {}' } as const

/** The fields of a request, by the names that the auth server gives them in its refusals. */
const structs: Record<string, Struct> = {
  'POST /auth/v1/signup': {
    name: 'SignupParams',
    fields: { ...texts('email', 'password', 'phone'), ...data },
  },
  'POST /auth/v1/token?password': {
    name: 'PasswordGrantParams',
    fields: texts('email', 'password', 'phone'),
  },
  'POST /auth/v1/token?refresh_token': { name: 'RefreshTokenGrantParams', fields: texts('refresh_token') },
  'POST /auth/v1/token?pkce': { name: 'PKCEGrantParams', fields: texts('auth_code', 'code_verifier') },
  'POST /auth/v1/recover': { name: 'RecoverParams', fields: texts('email') },
  'POST /auth/v1/resend': { name: 'ResendConfirmationParams', fields: texts('type', 'email', 'phone') },
  'POST /auth/v1/otp': { name: 'OtpParams', fields: { ...texts('email', 'phone'), ...data } },
  'POST /auth/v1/verify': {
    name: 'VerifyParams',
    fields: texts('type', 'token', 'token_hash', 'email', 'phone'),
  },
  'PUT /auth/v1/user': {
    name: 'UserUpdateParams',
    fields: { ...texts('email', 'password', 'nonce', 'phone'), ...data },
  },
}

/**
 * The refusal of a field that is no text where one is wanted, or of a body that is no object: the backend fails at it, or
 * takes it. Undefined for every other request.
 */
export function refuseWrongType({ method, path, query, body }: AuthRequest): Response | undefined {
  const grant = query.get('grant_type')
  const struct = structs[`${method} ${path}${path === '/auth/v1/token' ? `?${grant}` : ''}`]
  const fields = struct && parse(body)
  if (!struct || fields === undefined) return undefined
  const name = nameOf(fields)
  if (name !== 'object') return refuseJson(`${name} into Go value of type api.${struct.name}`)
  for (const [field, value] of Object.entries(fields as object)) {
    const kind = struct.fields[field]
    const wanted = kind === 'string' ? 'string' : 'object'
    if (kind && nameOf(value) !== wanted) {
      return refuseJson(`${nameOf(value)} into Go struct field ${struct.name}.${field} of type ${kind}`)
    }
  }
  return undefined
}

/** By the address of the HTML specification, which the auth server takes too; the host needs no dot there. */
const addressForm =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/** Characters of the longest address. */
const longestAddress = 255

/** The refusal of an address that the auth server takes for none, where one is set or a mail is sent to it. */
export function refuseAddress({ method, path, body }: AuthRequest): Response | undefined {
  const isMeant =
    /^\/auth\/v1\/(signup|otp|magiclink|recover|resend)$/.test(path) ||
    (method === 'PUT' && path === '/auth/v1/user')
  const email = isMeant ? textIn(body, 'email') : undefined
  if (!email || (path === '/auth/v1/signup' && !textIn(body, 'password'))) return undefined
  if (Buffer.byteLength(email) > longestAddress) {
    return refuse(400, 'validation_failed', 'An email address is too long')
  }
  return addressForm.test(email)
    ? undefined
    : refuse(400, 'validation_failed', 'Unable to validate email address: invalid format')
}

function refuseJson(what: string): Response {
  return refuse(400, 'bad_json', `Could not parse request body as JSON: json: cannot unmarshal ${what}`)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** A value's type as the auth server names it. */
function nameOf(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  return typeof value === 'boolean' ? 'bool' : typeof value
}
