-- In the order in which the hosted auth server writes: identity, merged metadata, password and metadata of the
-- provider alone, other identities, confirmation.
create function pg_temp.sign_in_by_provider(account uuid, profile jsonb) returns void
language plpgsql
as $$
begin
  perform pg_temp.as_auth_server();
  insert into auth.identities (id, provider, provider_id, user_id, identity_data)
  values (gen_random_uuid(), 'google', account::text, account, profile);
  update auth.users set raw_user_meta_data = raw_user_meta_data || profile where id = account;
  update auth.users set encrypted_password = null where id = account;
  update auth.users set raw_user_meta_data = profile where id = account;
  delete from auth.identities where user_id = account and provider = 'email';
  perform set_config('role', 'none', true);
  perform pg_temp.confirm(account);
end
$$;

do $$
declare
  account uuid;
begin
  account := pg_temp.register('olive@rules.test', '{"first_name": "Mallory", "full_name": "Mallory Stranger"}');
  perform pg_temp.sign_in_by_provider(account, '{"full_name": "Olive Owner", "name": "Olive", "email_verified": true}');
  assert pg_temp.name_of(account) = 'Olive Owner', 'a full name';
  assert exists (select from auth.identities where user_id = account and provider = 'google'),
    'the account of one that vouches';

  account := pg_temp.register('otto@rules.test', '{"first_name": "Mallory"}');
  perform pg_temp.sign_in_by_provider(account, '{"name": "Otto Owner", "email_verified": true}');
  assert pg_temp.name_of(account) = 'Otto Owner', 'a name';

  account := pg_temp.register('una@rules.test', '{"first_name": "Mallory"}');
  perform pg_temp.sign_in_by_provider(account, '{"email_verified": true}');
  assert pg_temp.name_of(account) is null, 'no name';

  -- What the metadata keep of the sign-up is a stranger's, also where the auth server merges them.
  account := pg_temp.register('udo@rules.test', '{"full_name": "Mallory", "name": "Mal"}');
  insert into auth.identities (id, provider, provider_id, user_id, identity_data)
  values (gen_random_uuid(), 'google', account::text, account, '{"email_verified": true}');
  perform pg_temp.confirm(account);
  assert pg_temp.name_of(account) is null, 'no name, merged';

  account := pg_temp.register('ida@rules.test', '{"first_name": "Mallory"}');
  perform pg_temp.sign_in_by_provider(account, '{"full_name": "Mallory", "email_verified": false}');
  assert pg_temp.name_of(account) is null, 'the name of one that does not vouch';
  assert not exists (select from auth.identities where user_id = account and provider = 'google'),
    'the account of one that does not vouch';

  -- An account that is confirmed: the provider writes identity and metadata at every sign-in.
  account := pg_temp.register('vera@rules.test', '{"first_name": "Vera"}');
  perform pg_temp.confirm(account);
  insert into auth.identities (id, provider, provider_id, user_id, identity_data)
  values (gen_random_uuid(), 'google', account::text, account, '{"full_name": "Vera at Google"}');
  perform pg_temp.write_metadata(account, '{"full_name": "Vera at Google"}');
  assert pg_temp.name_of(account) = 'Vera at Google', 'where there is none yet';
  perform pg_temp.write_metadata(account, '{"full_name": "Vera Owner"}');
  assert pg_temp.name_of(account) = 'Vera Owner', 'the owner’s own name';
  perform pg_temp.write_metadata(account, '{"full_name": "Vera at Google"}');
  assert pg_temp.name_of(account) = 'Vera Owner', 'the owner’s own name, after another sign-in by the provider';
end
$$;
