import type { PgliteConnection } from '@supabase/lite/pglite'
import type { AuthRequest } from './authRequests.ts'
import { claimsOf } from './callers.ts'

/** Rights that the roles of a browser do not have, as `role privilege table`. */
export type RefusedRights = ReadonlySet<string>

const nameOf = (role: string, privilege: string, table: string) => `${role} ${privilege} ${table}`

const privilegeByMethod = new Map([
  ['GET', 'select'],
  ['HEAD', 'select'],
  ['POST', 'insert'],
  ['PATCH', 'update'],
  ['DELETE', 'delete'],
])

/**
 * Keeps which rights on new tables the migrations have left to the roles of a browser, and returns those that they have not.
 * With its first request the backend grants these roles everything, so it is too late then, also for the next start on the
 * same data.
 */
export async function recordTableRights({
  driver,
}: Pick<PgliteConnection, 'driver'>): Promise<RefusedRights> {
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
  const { rows } = await driver.query<{ role: string; privilege: string; table: string }>(
    'select role, privilege, table_name as table from auth.table_rights where not is_granted',
  )
  return new Set(rows.map(({ role, privilege, table }) => nameOf(role, privilege, table)))
}

/**
 * Refuses requests to tables that the caller's role has no right to, as Postgres does. Without this only row-level security
 * would apply, and answer with no rows. The token is not verified: the backend refuses a forged one that this lets pass.
 */
export function refuseWithoutRight(
  refused: RefusedRights,
  { method, path }: AuthRequest,
  authorization: string | null,
): Response | undefined {
  const table = /^\/rest\/v1\/([^/]+)$/.exec(path)?.[1]
  const privilege = privilegeByMethod.get(method)
  if (!table || !privilege) return undefined
  const role = claimsOf(authorization).sub ? 'authenticated' : 'anon'
  if (!refused.has(nameOf(role, privilege, table))) return undefined
  const message = `permission denied for table ${table}`
  return Response.json(
    { code: '42501', details: null, hint: null, message },
    { status: role === 'anon' ? 401 : 403, headers: { 'access-control-allow-origin': '*' } },
  )
}
