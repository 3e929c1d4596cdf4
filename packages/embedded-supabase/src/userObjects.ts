import type { PgliteConnection } from '@supabase/lite/pglite'
import type { AuthRequest } from './authRequests.ts'

/** The user in an answer as the auth server shows it: with second factors, and without what the confirmation has ended. */
export async function completeUser(
  { driver }: Pick<PgliteConnection, 'driver'>,
  { path }: AuthRequest,
  answer: Response,
): Promise<Response> {
  if (!answer.ok || !/^\/auth\/v1\/(user|token|verify|factors\/.*\/verify)$/.test(path)) return answer
  const body = await answer.clone().json()
  const user = path === '/auth/v1/user' ? body : body.user
  if (!user?.id) return answer
  // Sent again or confirmed, a confirmation is no more.
  if (user.email_confirmed_at && path !== '/auth/v1/verify') delete user.confirmation_sent_at
  const { rows } = await driver.query<{ factors: unknown }>(
    `select jsonb_agg(
       jsonb_strip_nulls(jsonb_build_object('friendly_name', nullif(friendly_name, ''))) || jsonb_build_object(
         'id', id, 'created_at', created_at, 'updated_at', updated_at, 'status', status,
         'factor_type', factor_type, 'phone', coalesce(phone, ''), 'last_challenged_at', last_challenged_at
       ) order by created_at
     ) as factors
     from auth.mfa_factors where user_id = $1`,
    [user.id],
  )
  if (rows[0]?.factors) user.factors = rows[0].factors
  return Response.json(body, answer)
}
