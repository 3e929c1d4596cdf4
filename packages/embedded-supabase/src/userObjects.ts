import type { PgliteConnection } from '@supabase/lite/pglite'
import type { AuthRequest } from './authRequests.ts'

/** The user in an answer with the second factors, which the backend does not know. */
export async function completeUser(
  { driver }: Pick<PgliteConnection, 'driver'>,
  { path }: AuthRequest,
  answer: Response,
): Promise<Response> {
  if (!answer.ok || !/^\/auth\/v1\/(user|token|verify|factors\/.*\/verify)$/.test(path)) return answer
  const body = await answer.clone().json()
  const user = path === '/auth/v1/user' ? body : body.user
  if (!user?.id) return answer
  const { rows } = await driver.query<{ factors: unknown }>(
    `select jsonb_agg(
       jsonb_build_object(
         'id', id, 'friendly_name', friendly_name, 'factor_type', factor_type, 'status', status,
         'created_at', created_at, 'updated_at', updated_at
       ) order by created_at
     ) as factors
     from auth.mfa_factors where user_id = $1`,
    [user.id],
  )
  if (rows[0]?.factors) user.factors = rows[0].factors
  return Response.json(body, answer)
}
