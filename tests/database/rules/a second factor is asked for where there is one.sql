do $$
declare
  ada uuid := pg_temp.register('ada@rules.test', '{"first_name": "Ada"}');
begin
  insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
  values (gen_random_uuid(), ada, 'totp', 'verified', now(), now());
  perform pg_temp.sign_in(ada);
  begin
    perform from public.wallets;
    raise exception 'read without the code';
  exception
    when sqlstate 'PT401' then null;
  end;

  perform pg_temp.sign_in(ada, 'aal2');
  assert (select count(*) = 5 from public.wallets), 'read with the code';
end
$$;
