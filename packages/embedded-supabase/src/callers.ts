import type { PgliteConnection } from '@supabase/lite/pglite'

/** Sends a request to the backend as it is, past the files here. */
export type Send = (request: Request) => Promise<Response>

/** The user of an access token that the backend has accepted. */
export type Caller = {
  userId: string
  email: string
  sessionId: string
  /** Authenticator assurance level: `aal2` once the code of a second factor was given, else `aal1`. */
  aal: string
  /** True if the session is older than 24 hours, after which hosted Supabase asks for a code before a new password. */
  isSessionOld: boolean
  hasFactor: boolean
}

/**
 * Asks the backend whose access token a request carries, so that a key, a signature or a session that is wrong is refused
 * in the backend's own words. The refusal is the answer to give.
 */
export async function identifyCaller(
  { driver }: Pick<PgliteConnection, 'driver'>,
  send: Send,
  request: Request,
): Promise<Caller | Response> {
  const { headers, url } = request
  const answer = await send(new Request(new URL('/auth/v1/user', url), { headers }))
  if (!answer.ok) return answer
  const { rows } = await driver.query<Caller>(
    `select users.id as "userId", email, sessions.id as "sessionId", coalesce(aal, 'aal1') as aal,
       sessions.created_at < now() - interval '24 hours' as "isSessionOld",
       exists (select from auth.mfa_factors where user_id = users.id and status = 'verified') as "hasFactor"
     from auth.users left join auth.sessions on sessions.user_id = users.id and sessions.id::text = $2
     where users.id = $1`,
    [(await answer.json()).id, claimsOf(headers.get('authorization')).session_id ?? ''],
  )
  return rows[0] ?? answer
}

/** The data API's refusal of an unsigned token, which the backend takes for none; undefined for any other token. */
export function refuseUnsigned(
  path: string,
  authorization: string | null,
  keys: string[],
): Response | undefined {
  const token = authorization?.replace(/^Bearer\s+/i, '')
  const isFine = !token || keys.includes(token) || /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)
  if (isFine || !path.startsWith('/rest/v1/')) return undefined
  const message = 'No suitable key or wrong key type'
  return Response.json({ code: 'PGRST301', details: null, hint: null, message }, { status: 401 })
}

/** Claims of an access token, not to be trusted before the backend has accepted it; empty if it is none. */
export function claimsOf(authorization: string | null): { sub?: string; session_id?: string } {
  try {
    const payload = authorization?.split('.')[1] ?? ''
    return JSON.parse(Buffer.from(payload, 'base64url').toString())
  } catch {
    return {}
  }
}
