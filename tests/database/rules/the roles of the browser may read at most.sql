do $$
declare
  found text;
begin
  select string_agg(grantee || ' ' || privilege_type || ' ' || table_name, ', ' order by table_name)
  into found
  from information_schema.role_table_grants
  where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC');
  assert found = 'authenticated SELECT user_profiles, authenticated SELECT wallet_movements, authenticated SELECT wallets', found;

  select string_agg(tablename || ': ' || policyname, ', ') into found
  from pg_policies where schemaname = 'public' and (cmd <> 'SELECT' or roles <> '{authenticated}');
  assert found is null, 'a policy for more: ' || found;

  select string_agg(relname, ', ') into found
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity;
  assert found is null, 'without row-level security: ' || found;

  select string_agg(proname, ', ') into found
  from pg_proc
  where pronamespace in ('private'::regnamespace, 'public'::regnamespace) and prosecdef
    and not coalesce(proconfig @> array['search_path=""'], false);
  assert found is null, 'with the rights of the owner, and any search path: ' || found;
end
$$;
