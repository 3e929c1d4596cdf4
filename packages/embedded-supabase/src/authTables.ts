import { splitSqlStatements } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'

/** The tables of hosted Supabase that the backend lacks, with the names and types that policies of a project may ask. */
const tables = `
do $$ begin
  if to_regtype('auth.factor_type') is null then
    create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
    create type auth.factor_status as enum ('unverified', 'verified');
  end if;
end $$;

create table if not exists auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  secret text,
  phone text,
  last_challenged_at timestamptz
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);

create table if not exists auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  ip_address inet not null default '127.0.0.1'
);

create table if not exists auth.mfa_amr_claims (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  authentication_method text not null,
  constraint mfa_amr_claims_session_id_authentication_method_pkey unique (session_id, authentication_method)
);

-- Lite reads this column, which has no time zone, in the machine's: in Tokyo, a session would end at its second refresh.
alter table auth.sessions alter refreshed_at type timestamptz using refreshed_at at time zone 'UTC';

-- The backend makes its roles no sooner than they are named.
do $$ begin
  if to_regrole('anon') is null then create role anon nologin; end if;
  if to_regrole('authenticated') is null then create role authenticated nologin; end if;
  if to_regrole('service_role') is null then create role service_role nologin bypassrls; end if;
end $$;

-- As on hosted Supabase, so that a table which its migration forgets to close shows here, too.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`

/** Adds tables and rights of hosted Supabase that the backend's database lacks, also to one made before this file. */
export async function completeAuthTables(connection: PgliteConnection): Promise<void> {
  await connection.transaction(splitSqlStatements(tables))
}
