do $$
declare
  account uuid;
  attempt jsonb;
  attempts constant jsonb[] := array[
    '{"full_name": "Thief"}', '{"full_name": null, "name": "Thief"}', '{"full_name": ""}', '{"full_name": null}'
  ];
begin
  -- Whoever has the password alone may write the metadata, and the trigger does not know the session.
  account := pg_temp.register('ada@rules.test', '{}');
  perform pg_temp.confirm(account);
  perform pg_temp.write_metadata(account, '{"full_name": "Ada Owner"}');
  insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
  values (gen_random_uuid(), account, 'totp', 'unverified', now(), now());
  perform pg_temp.write_metadata(account, '{"full_name": "Ada O."}');
  assert pg_temp.name_of(account) = 'Ada O.', 'with a factor that was never verified';
  update auth.mfa_factors set status = 'verified' where user_id = account;
  foreach attempt in array attempts loop
    perform pg_temp.write_metadata(account, attempt);
    assert pg_temp.name_of(account) = 'Ada O.', 'with a second factor, ' || attempt;
  end loop;
  delete from auth.mfa_factors where user_id = account;
  perform pg_temp.write_metadata(account, '{"theme": "dark"}');
  assert pg_temp.name_of(account) = 'Ada O.', 'without the second factor afterwards';

  account := pg_temp.register('anon@rules.test', '{}');
  perform pg_temp.confirm(account);
  insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
  values (gen_random_uuid(), account, 'totp', 'verified', now(), now());
  perform pg_temp.write_metadata(account, '{"full_name": "Thief"}');
  assert pg_temp.name_of(account) is null, 'no name, with a second factor';

  -- An hour after the confirmation only a name that is missing is taken.
  account := pg_temp.register('bob@rules.test', '{"first_name": "Mallory"}');
  perform pg_temp.confirm(account);
  perform pg_temp.as_auth_server();
  update auth.users set email_confirmed_at = now() - interval '61 minutes' where id = account;
  perform set_config('role', 'none', true);
  perform pg_temp.write_metadata(account, '{"full_name": "Bob Owner"}');
  assert pg_temp.name_of(account) = 'Bob Owner', 'the first name';
  foreach attempt in array attempts loop
    perform pg_temp.write_metadata(account, attempt);
    assert pg_temp.name_of(account) = 'Bob Owner', 'later, ' || attempt;
  end loop;

  -- One that is being checked stays at once.
  account := pg_temp.register('checked@rules.test', '{}');
  perform pg_temp.confirm(account);
  perform pg_temp.write_metadata(account, '{"full_name": "Olive Owner"}');
  update public.user_profiles set kyc_status = 'pending' where id = account;
  perform pg_temp.write_metadata(account, '{"full_name": "Somebody Else"}');
  assert pg_temp.name_of(account) = 'Olive Owner', 'while it is being checked';
end
$$;
