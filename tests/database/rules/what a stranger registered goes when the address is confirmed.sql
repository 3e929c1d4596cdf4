do $$
declare
  stranger uuid := pg_temp.register('mallory@rules.test', '{}');
  account uuid := pg_temp.register('olive@rules.test', jsonb_build_object(
    'first_name', 'Mallory', 'last_name', 'Stranger', 'full_name', 'Mal', 'name', 'Mal',
    'ref', (select referral_code from public.user_profiles where id = stranger)
  ));
begin
  assert exists (select from public.referrals where invited_id = account), 'the invitation before';
  assert pg_temp.name_of(account) = 'Mallory Stranger', 'the name before';
  perform pg_temp.confirm(account);
  assert (select encrypted_password is null from auth.users where id = account), 'the password';
  assert pg_temp.name_of(account) is null, 'the name';
  assert not exists (select from public.referrals where invited_id = account), 'the invitation';

  perform pg_temp.write_metadata(account, '{"theme": "dark"}');
  assert pg_temp.name_of(account) is null, 'the name, when other metadata change';

  perform pg_temp.write_metadata(account, '{"full_name": "Olive Owner"}');
  assert pg_temp.name_of(account) = 'Olive Owner', 'the owner’s name';

  update auth.users set encrypted_password = 'the owner''s' where id = account;
  update auth.users set email_confirmed_at = now() where id = account;
  assert (select encrypted_password = 'the owner''s' from auth.users where id = account), 'the owner’s password';
end
$$;
