do $$
declare
  ida uuid := pg_temp.register('ida@rules.test', '{"first_name": "Ida"}');
  code text := (select referral_code from public.user_profiles where id = ida);
  guest uuid := pg_temp.register('guest@rules.test', jsonb_build_object('ref', lower(code)));
  late uuid := pg_temp.register('late@rules.test', '{}');
  old uuid := pg_temp.register('old@rules.test', '{}');
  slow uuid;
  recorded constant text := 'select jsonb_agg(to_jsonb(r) order by invited_id) from public.referrals r';
  before jsonb;
  after jsonb;
  attempt text;
begin
  assert (select inviter_id from public.referrals where invited_id = guest) = ida, 'a code in any case';

  foreach attempt in array array[
    '"NOBODY7777"', '""', '7', 'null', '{"a": 1}', '["CROWNDEMO7"]', to_jsonb(repeat('X', 5000))::text, '"%"', '"'' or true --"'
  ] loop
    assert not exists (
      select from public.referrals where invited_id = pg_temp.register(md5(attempt) || '@rules.test', ('{"ref":' || attempt || '}')::jsonb)
    ), attempt;
  end loop;

  -- Who has not confirmed has not come.
  perform pg_temp.sign_in(ida);
  assert public.referral_count() = 0, 'unconfirmed';
  perform set_config('role', 'none', true);
  -- Nor has who confirms an address that anybody may have registered, until the owner names the code, too.
  perform pg_temp.confirm(guest);
  perform pg_temp.sign_in(ida);
  assert public.referral_count() = 0, 'confirmed';
  perform set_config('role', 'none', true);
  assert not exists (select from public.referrals where invited_id = guest), 'the code of the sign-up';
  perform pg_temp.sign_in(guest);
  perform public.claim_referral(code);
  perform pg_temp.sign_in(ida);
  assert public.referral_count() = 1, 'proven';
  perform pg_temp.sign_in(guest);
  assert public.referral_count() = 0, 'another''s number';
  perform set_config('role', 'none', true);

  -- A new account names its inviter once; an old one, and its own code, change nothing.
  perform pg_temp.as_auth_server();
  update auth.users set created_at = now() where id in (late, ida, guest);
  update auth.users set created_at = now() - interval '2 hours' where id = old;
  perform set_config('role', 'none', true);
  -- Metadata that are written later name nobody.
  perform pg_temp.write_metadata(old, jsonb_build_object('ref', code));
  perform pg_temp.sign_in(old);
  perform public.claim_referral(code);
  perform pg_temp.sign_in(ida);
  perform public.claim_referral(code);
  perform pg_temp.sign_in(late);
  perform public.claim_referral('NOBODY7777');
  perform public.claim_referral(null);
  perform public.claim_referral(code);
  perform set_config('role', 'none', true);
  assert not exists (select from public.referrals where invited_id in (old, ida)), 'an old account, and the own code';
  assert (select inviter_id from public.referrals where invited_id = late) = ida, 'a new account';

  -- An old sign-up that is confirmed now keeps its own code, and takes no other; an hour later not even that.
  slow := pg_temp.register('slow@rules.test', jsonb_build_object('ref', lower(code)));
  perform pg_temp.as_auth_server();
  update auth.users set created_at = now() - interval '2 days' where id = slow;
  perform set_config('role', 'none', true);
  perform pg_temp.confirm(slow);
  perform pg_temp.sign_in(slow);
  perform public.claim_referral((select referral_code from public.user_profiles where id = late));
  perform set_config('role', 'none', true);
  assert not exists (select from public.referrals where invited_id = slow), 'another code';
  perform pg_temp.as_auth_server();
  update auth.users set email_confirmed_at = now() - interval '61 minutes' where id = slow;
  perform set_config('role', 'none', true);
  perform pg_temp.sign_in(slow);
  perform public.claim_referral(code);
  perform set_config('role', 'none', true);
  assert not exists (select from public.referrals where invited_id = slow), 'an hour later';
  perform pg_temp.as_auth_server();
  update auth.users set email_confirmed_at = now() - interval '59 minutes' where id = slow;
  perform set_config('role', 'none', true);
  perform pg_temp.sign_in(slow);
  perform public.claim_referral(' ' || code);
  perform set_config('role', 'none', true);
  assert (select inviter_id from public.referrals where invited_id = slow) = ida, 'the own code';

  code := (select referral_code from public.user_profiles where id = late);
  perform pg_temp.sign_in(guest);
  perform public.claim_referral(code);
  perform set_config('role', 'none', true);
  assert (select inviter_id from public.referrals where invited_id = guest) = ida, 'a second code';

  -- The browser's roles touch no row, the inviter's own ones included.
  execute recorded into before;
  foreach attempt in array array[
    'select from public.referrals',
    format('insert into public.referrals (invited_id, inviter_id) values (%L, %L)', old, ida),
    format('update public.referrals set inviter_id = %L', ida),
    'delete from public.referrals'
  ] loop
    begin
      perform pg_temp.sign_in(ida);
      execute attempt;
      raise exception 'allowed: %', attempt;
    exception
      when insufficient_privilege then perform set_config('role', 'none', true);
    end;
  end loop;
  execute recorded into after;
  assert before = after, 'nothing changed';

  -- Visitors who are not signed in may not even ask.
  foreach attempt in array array['select public.referral_count()', format('select public.claim_referral(%L)', code)] loop
    begin
      perform set_config('role', 'anon', true);
      execute attempt;
      raise exception 'allowed: %', attempt;
    exception
      when insufficient_privilege then perform set_config('role', 'none', true);
    end;
  end loop;

  -- What was recorded goes with either account.
  perform pg_temp.as_auth_server();
  delete from auth.users where id = guest;
  perform set_config('role', 'none', true);
  assert not exists (select from public.referrals where invited_id = guest), 'without the invited';
  perform pg_temp.as_auth_server();
  delete from auth.users where id = ida;
  perform set_config('role', 'none', true);
  assert not exists (select from public.referrals where inviter_id = ida), 'without the inviter';
end
$$;
