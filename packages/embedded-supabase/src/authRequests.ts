/** The parts of a request to the auth server that decide what a file here does about it. */
export type AuthRequest = { method: string; path: string; query: URLSearchParams; body: string }

/**
 * A request below `/auth/v1` without the fields that are null, because for hosted Supabase such a field is not there.
 * Clients of other languages send all optional fields, and the backend fails at some of them. A null further inside
 * stays: in `data` it removes what was kept. All other requests stay as they are.
 */
export async function readAuthRequest(request: Request): Promise<AuthRequest & { request: Request }> {
  const { pathname: path, searchParams: query } = new URL(request.url)
  const body = await request.clone().text()
  const kept = path.startsWith('/auth/v1/') ? withoutNulls(body) : body
  const fitted = kept === body ? request : new Request(request, { body: kept })
  return { method: request.method, path, query, body: kept, request: fitted }
}

function withoutNulls(body: string): string {
  try {
    const fields: unknown = JSON.parse(body)
    if (fields === null) return '{}'
    if (typeof fields !== 'object' || Array.isArray(fields)) return body
    const entries = Object.entries(fields)
    const kept = entries.filter(([, value]) => value !== null)
    return kept.length === entries.length ? body : JSON.stringify(Object.fromEntries(kept))
  } catch {
    return body
  }
}
