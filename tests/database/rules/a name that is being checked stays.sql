do $$
declare
  account uuid := pg_temp.register('checked@rules.test', '{}');
  status text;
begin
  perform pg_temp.confirm(account);
  perform pg_temp.write_metadata(account, '{"full_name": "Olive Owner"}');
  foreach status in array array['pending', 'verified'] loop
    update public.user_profiles set kyc_status = status where id = account;
    perform pg_temp.write_metadata(account, jsonb_build_object('full_name', 'Not ' || status));
    assert pg_temp.name_of(account) = 'Olive Owner', status;
  end loop;
end
$$;
