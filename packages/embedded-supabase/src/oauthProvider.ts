import { createHash, randomBytes } from 'node:crypto'

/** The account that a visitor chooses at the local provider. */
export type Person = {
  email: string
  /** Empty where the account has none. */
  name: string
  /** True if the provider has verified the address. */
  isVerified: boolean
}

type Grant = { person: Person; expiresAt: number }

/** The stand-in for Google's servers: issues codes and exchanges them for a token and a profile. */
export type OauthProvider = {
  clientId: string
  clientSecret: string
  /** OAuth's name for the fault of a request to sign in; undefined without one. */
  findFault: (
    request: URLSearchParams,
  ) => 'invalid_client' | 'redirect_uri_mismatch' | 'invalid_request' | undefined
  /** A code that can be used once, within a minute. */
  issueCode: (person: Person) => string
  /** Answers the backend's requests for `/oauth/token` and `/oauth/userinfo`, as Google would. */
  answer: (request: Request) => Promise<Response>
}

const CODE_LIFE = 60_000
const TOKEN_LIFE = 300_000

/** A provider with new credentials. `callback` is the only address that it redirects back to. */
export function createOauthProvider(callback: () => string, now: () => number = Date.now): OauthProvider {
  const clientId = 'local-application'
  const clientSecret = randomBytes(24).toString('base64url')
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, Grant>()

  function issue(grants: Map<string, Grant>, person: Person, life: number): string {
    for (const [key, { expiresAt }] of grants) if (expiresAt <= now()) grants.delete(key)
    const key = randomBytes(24).toString('base64url')
    grants.set(key, { person, expiresAt: now() + life })
    return key
  }

  function redeem(grants: Map<string, Grant>, key: string | null): Person | undefined {
    const grant = key === null ? undefined : grants.get(key)
    if (key !== null) grants.delete(key)
    return grant && grant.expiresAt > now() ? grant.person : undefined
  }

  function exchange(form: URLSearchParams): Response {
    const isOurs = form.get('client_id') === clientId && form.get('client_secret') === clientSecret
    if (!isOurs) return refuse(401, 'invalid_client')
    if (form.get('grant_type') !== 'authorization_code') return refuse(400, 'unsupported_grant_type')
    const person = redeem(codes, form.get('code'))
    if (!person) return refuse(400, 'invalid_grant')
    if (form.get('redirect_uri') !== callback()) return refuse(400, 'redirect_uri_mismatch')
    return json({
      access_token: issue(tokens, person, TOKEN_LIFE),
      token_type: 'Bearer',
      expires_in: TOKEN_LIFE / 1000,
    })
  }

  return {
    clientId,
    clientSecret,
    findFault(request) {
      if (request.get('client_id') !== clientId) return 'invalid_client'
      if (request.get('redirect_uri') !== callback()) return 'redirect_uri_mismatch'
      return request.get('response_type') === 'code' && request.get('state') ? undefined : 'invalid_request'
    },
    issueCode: (person) => issue(codes, person, CODE_LIFE),
    async answer(request) {
      const { pathname } = new URL(request.url)
      if (pathname === '/oauth/token' && request.method === 'POST') {
        return exchange(new URLSearchParams(await request.text()))
      }
      if (pathname !== '/oauth/userinfo') return refuse(404, 'not_found')
      const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
      const person = redeem(tokens, token)
      return person ? json(profileOf(person)) : refuse(401, 'invalid_token')
    },
  }
}

/** The profile in Google's form. The id is derived from the address, so one address is always the same account. */
function profileOf({ email, name, isVerified }: Person): Record<string, unknown> {
  const digest = createHash('sha256').update(email.toLowerCase()).digest()
  const id = `1${(digest.readBigUInt64BE() % 10n ** 19n).toString().padStart(20, '0')}`
  return { id, email, verified_email: isVerified, ...(name ? { name } : null) }
}

const json = (body: object, status = 200) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

const refuse = (status: number, error: string) => json({ error }, status)
