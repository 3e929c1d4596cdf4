import type { ProviderError, ProviderErrorKind } from '@/data/session/providerError'

const codes: Partial<Record<ProviderErrorKind, { status: number; code: string }>> = {
  invalidCredentials: { status: 400, code: 'invalid_credentials' },
  linkExpired: { status: 403, code: 'otp_expired' },
  rateLimited: { status: 429, code: 'over_request_rate_limit' },
  userBanned: { status: 400, code: 'user_banned' },
}

/** How the provider answers so that the site makes this error of it. */
export function refusal({ kind, message }: Pick<ProviderError, 'kind' | 'message'>) {
  const known = codes[kind]
  if (!known) throw new Error(`No answer of the provider is known for ${kind}`)
  return {
    status: known.status,
    json: { code: known.code, message },
    headers: { 'x-supabase-api-version': '2024-01-01' },
  }
}
