-- What the rules share. The auth server writes the accounts, by the role that it has on a hosted project; the
-- embedded backend has no such role.
create function pg_temp.as_auth_server() returns void
language sql
as $$
  select set_config('role', coalesce((select rolname from pg_roles where rolname = 'supabase_auth_admin'), 'none'), true)
$$;

-- Registers an address by a password, as the auth server does; a mail is sent unless told otherwise.
create function pg_temp.register(address text, metadata jsonb, mailed boolean default true) returns uuid
language plpgsql
as $$
declare
  new_id uuid := gen_random_uuid();
begin
  perform pg_temp.as_auth_server();
  insert into auth.users (id, email, encrypted_password, raw_user_meta_data, confirmation_sent_at)
  values (new_id, address, 'a hash', metadata, case when mailed then now() end);
  insert into auth.identities (id, provider, provider_id, user_id, identity_data)
  values (gen_random_uuid(), 'email', new_id::text, new_id, metadata || '{"email_verified": false}');
  perform set_config('role', 'none', true);
  return new_id;
end
$$;

-- Confirms an address; the hosted auth server then writes the metadata once more, from its memory.
create function pg_temp.confirm(account uuid) returns void
language plpgsql
as $$
declare
  known jsonb;
begin
  perform pg_temp.as_auth_server();
  select raw_user_meta_data into known from auth.users where id = account;
  update auth.users set email_confirmed_at = now() where id = account;
  update auth.users set raw_user_meta_data = known || '{"email_verified": true}' where id = account;
  perform set_config('role', 'none', true);
end
$$;

create function pg_temp.write_metadata(account uuid, metadata jsonb) returns void
language plpgsql
as $$
begin
  perform pg_temp.as_auth_server();
  update auth.users set raw_user_meta_data = raw_user_meta_data || metadata where id = account;
  perform set_config('role', 'none', true);
end
$$;

create function pg_temp.name_of(account uuid) returns text
language sql
as $$ select full_name from public.user_profiles where id = account $$;

-- Signs in for the rest of the transaction: a session, and the role and the claims that the data API sets for a token.
-- The embedded backend reads the one setting, hosted Supabase the other. Returns the session's id.
create function pg_temp.sign_in(account uuid, aal text default 'aal1') returns uuid
language plpgsql
as $$
declare
  session uuid := gen_random_uuid();
begin
  perform pg_temp.as_auth_server();
  insert into auth.sessions (id, user_id) values (session, account);
  perform set_config('request.jwt.claim.sub', account::text, true);
  perform set_config('request.jwt.claims', jsonb_build_object('sub', account, 'aal', aal, 'session_id', session)::text, true);
  perform set_config('role', 'authenticated', true);
  return session;
end
$$;
