create function pg_temp.expect_ending(hint_wanted text, asked_for text[] default array[
  'select 1 from public.wallets', 'select 1 from public.user_profiles', 'select 1 from public.wallet_movements',
  'select public.referral_count()', 'select public.claim_referral(''CROWN7K2QX'')'
]) returns void
language plpgsql
as $$
declare
  hint_given text;
  asked text;
begin
  foreach asked in array asked_for loop
    begin
      execute asked;
      raise exception '% is answered', asked;
    exception
      when sqlstate 'PT401' then
        get stacked diagnostics hint_given = pg_exception_hint;
        assert hint_given = hint_wanted, asked || ' is refused as ' || hint_given;
    end;
  end loop;
end
$$;

do $$
declare
  ada uuid := pg_temp.register('ada@rules.test', '{"first_name": "Ada"}');
  bob uuid := pg_temp.register('bob@rules.test', '{"first_name": "Bob"}');
  session uuid;
begin
  update public.wallets set balance = 1 where user_id = ada and token_symbol = 'BTC';
  session := pg_temp.sign_in(ada);
  assert (select count(*) = 5 from public.wallets) and exists (select from public.wallet_movements), 'read in a session';

  perform pg_temp.as_auth_server();
  delete from auth.sessions where id = session;
  perform set_config('role', 'authenticated', true);
  perform pg_temp.expect_ending('session_ended');

  session := pg_temp.sign_in(ada);
  perform pg_temp.as_auth_server();
  update auth.sessions set not_after = now() + interval '1 minute' where id = session;
  perform set_config('role', 'authenticated', true);
  assert (select count(*) = 5 from public.wallets), 'read before the end of a session';
  perform pg_temp.as_auth_server();
  update auth.sessions set not_after = now() - interval '1 minute' where id = session;
  perform set_config('role', 'authenticated', true);
  perform pg_temp.expect_ending('session_ended');

  -- A session of somebody else counts as none.
  session := pg_temp.sign_in(bob);
  perform pg_temp.sign_in(ada);
  perform set_config('request.jwt.claims',
    jsonb_build_object('sub', ada, 'aal', 'aal1', 'session_id', session)::text, true);
  perform pg_temp.expect_ending('session_ended');

  perform set_config('request.jwt.claims', jsonb_build_object('sub', ada, 'aal', 'aal1')::text, true);
  perform pg_temp.expect_ending('session_unnamed');

  perform pg_temp.sign_in(ada);
  perform pg_temp.as_auth_server();
  update auth.users set banned_until = now() + interval '1 hour' where id = ada;
  perform set_config('role', 'authenticated', true);
  perform pg_temp.expect_ending('account_suspended');

  perform pg_temp.as_auth_server();
  update auth.users set banned_until = now() - interval '1 hour' where id = ada;
  perform set_config('role', 'authenticated', true);
  assert (select count(*) = 5 from public.wallets), 'read after a suspension';

  perform pg_temp.as_auth_server();
  delete from auth.users where id = ada;
  perform set_config('role', 'authenticated', true);
  -- Its rows went with it, and a policy is not asked for rows that are not there.
  assert (select count(*) = 0 from public.wallets), 'nothing is left';
  perform pg_temp.expect_ending('account_closed', array['select public.referral_count()']);
end
$$;
