import type { PgliteConnection } from '@supabase/lite/pglite'
import type { AuthRequest } from './authRequests.ts'
import { claimsOf } from './callers.ts'

type Database = Pick<PgliteConnection, 'driver'>

const rightByMethod: Record<string, string> = {
  GET: 'select',
  HEAD: 'select',
  POST: 'insert',
  PATCH: 'update',
  DELETE: 'delete',
}

/**
 * Keeps which rights on new tables the migrations have left to the roles of a browser. With its first request the backend
 * grants these roles everything, so it is too late then, also for the next start on the same data.
 */
export async function keepTableRights({ driver }: Database): Promise<void> {
  await driver.query(
    `create table if not exists auth.table_rights (
       table_name name, role name, privilege text, is_granted boolean not null, primary key (table_name, role, privilege)
     )`,
  )
  await driver.query(
    `insert into auth.table_rights
     select relname, rolname, privilege, has_table_privilege(rolname, pg_class.oid, privilege)
       or (privilege <> 'delete' and has_any_column_privilege(rolname, pg_class.oid, privilege))
     from pg_class
       join pg_roles on rolname in ('anon', 'authenticated')
       cross join unnest(array['select', 'insert', 'update', 'delete']) as privilege
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
     on conflict do nothing`,
  )
}

/**
 * Refuses what the caller's role has no right to, as Postgres does. Without this only row-level security would apply, and
 * answer with no rows. A token is only read here: with a forged one, the backend refuses what this lets pass.
 */
export async function refuseWithoutRight(
  { driver }: Database,
  { method, path }: AuthRequest,
  authorization: string | null,
): Promise<Response | undefined> {
  const table = /^\/rest\/v1\/([^/]+)$/.exec(path)?.[1]
  const right = rightByMethod[method]
  if (!table || !right) return undefined
  const role = claimsOf(authorization).sub ? 'authenticated' : 'anon'
  const { rows } = await driver.query(
    'select from auth.table_rights where table_name = $1 and role = $2 and privilege = $3 and not is_granted',
    [table, role, right],
  )
  if (rows.length === 0) return undefined
  const message = `permission denied for table ${table}`
  return Response.json(
    { code: '42501', details: null, hint: null, message },
    { status: role === 'anon' ? 401 : 403, headers: { 'access-control-allow-origin': '*' } },
  )
}
