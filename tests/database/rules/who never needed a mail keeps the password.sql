do $$
declare
  account uuid := pg_temp.register('made@rules.test', '{"first_name": "Ada"}', false);
begin
  perform pg_temp.confirm(account);
  assert (select encrypted_password = 'a hash' from auth.users where id = account), 'the password';
  assert pg_temp.name_of(account) = 'Ada', 'the name';
end
$$;
