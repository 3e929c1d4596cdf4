import { isRecord } from '@/data/text/shapes'

/** The claims of a JSON web token (RFC 7519), unverified; empty if the text is not one. */
export function parseClaims(token: unknown): Record<string, unknown> {
  try {
    const payload = String(token).split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    const claims: unknown = JSON.parse(atob(payload))
    return isRecord(claims) ? claims : {}
  } catch {
    return {}
  }
}
