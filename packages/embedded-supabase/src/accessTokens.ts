import { createHmac } from 'node:crypto'
import type { PgliteConnection } from '@supabase/lite/pglite'
import type { AuthRequest } from './authRequests.ts'

type Database = Pick<PgliteConnection, 'driver'>

/**
 * Gives the access token of a new or renewed session the claims `aal` and `amr` of the auth server's: without them nobody
 * could ask for a second factor. The ways of signing in are kept with the session, as there.
 */
export async function completeSession(
  database: Database,
  jwtSecret: string,
  asked: AuthRequest,
  answer: Response,
): Promise<Response> {
  if (!answer.ok || !/^\/auth\/v1\/(signup|token|verify|factors\/[^/]+\/verify)$/.test(asked.path))
    return answer
  const body = await answer.clone().json()
  if (typeof body.access_token !== 'string') return answer
  body.access_token = await completeToken(database, jwtSecret, asked, body.access_token)
  return Response.json(body, answer)
}

/** Authentication method of a request that begins a session; undefined for any other. */
function methodOf({ path, query }: AuthRequest): string | undefined {
  if (path === '/auth/v1/verify') return 'otp'
  if (query.get('grant_type') === 'pkce') return 'oauth'
  return path === '/auth/v1/signup' || query.get('grant_type') === 'password' ? 'password' : undefined
}

async function completeToken(
  { driver }: Database,
  jwtSecret: string,
  asked: AuthRequest,
  token: string,
): Promise<string> {
  const [head, payload = ''] = token.split('.')
  const known: { sub: string; session_id: string } = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const method = methodOf(asked)
  if (method) await noteMethod({ driver }, known.session_id, method)
  const { rows } = await driver.query<Record<string, unknown>>(
    `select coalesce(aal, 'aal1') as aal,
       (select coalesce(
          jsonb_agg(
            jsonb_build_object('method', authentication_method, 'timestamp', floor(extract(epoch from updated_at)))
            order by updated_at desc
          ), '[]')
        from auth.mfa_amr_claims where session_id = sessions.id) as amr
     from auth.sessions where id = $1`,
    [known.session_id],
  )
  const claims = Buffer.from(JSON.stringify({ ...known, ...rows[0] })).toString('base64url')
  const signature = createHmac('sha256', jwtSecret).update(`${head}.${claims}`).digest('base64url')
  return `${head}.${claims}.${signature}`
}

/** Keeps by which way the owner of a session has proven to be the account's, most recently now. */
export async function noteMethod({ driver }: Database, sessionId: string, method: string): Promise<void> {
  await driver.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
     on conflict on constraint mfa_amr_claims_session_id_authentication_method_pkey do update set updated_at = now()`,
    [sessionId, method],
  )
}
