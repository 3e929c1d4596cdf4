do $$
declare
  granted text;
begin
  select string_agg(grantee || ' ' || privilege_type || ' ' || table_name, ', ' order by table_name)
  into granted
  from information_schema.role_table_grants
  where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC');
  assert granted = 'authenticated SELECT user_profiles, authenticated SELECT wallet_movements, authenticated SELECT wallets', granted;
end
$$;
