create sequence private.code_turn;
grant usage on sequence private.code_turn to public;

do $$
declare
  account uuid;
  asked record;
begin
  for asked in
    select * from (values
      ('nothing', '{}', null),
      ('blanks', '{"first_name": "  Mary  Ann ", "last_name": "\tSmith\n"}', 'Mary Ann Smith'),
      ('a first name only', '{"first_name": "Plato"}', 'Plato'),
      ('the name of a provider', '{"full_name": "Grace Hopper"}', 'Grace Hopper'),
      ('markup and SQL, kept as text', '{"first_name": "<b>Rob''); drop table wallets;--"}', '<b>Rob''); drop table wallets;--'),
      ('control and direction characters', '{"first_name": "A\u0001\u0007B\u202E"}', 'A B'),
      ('ten thousand characters', jsonb_build_object('first_name', repeat('x', 10000), 'last_name', 'y')::text, repeat('x', 120)),
      ('values that are no text', '{"first_name": 42, "last_name": {"a": 1}, "full_name": ["x"], "name": true}', null),
      ('columns that are not the visitor’s to set', '{"kyc_status": "verified", "balance": "9"}', null),
      ('a text', '"text"', null), ('a number', '7', null), ('a list', '["a"]', null), ('null', 'null', null)
    ) as attempts (what, metadata, full_name)
  loop
    account := pg_temp.register(md5(asked.what) || '@rules.test', asked.metadata::jsonb);
    assert (
      select kyc_status = 'not_verified' and referral_code ~ '^[2-9A-HJ-NP-Z]{10}$'
        and full_name is not distinct from asked.full_name
      from public.user_profiles where id = account
    ), asked.what;
    assert (
      select string_agg(token_symbol || trim_scale(balance), ' ' order by token_symbol) = 'BTC0 ETH0 KCC0 KCREDIT0 USDT0'
      from public.wallets where user_id = account
    ), 'the wallets with ' || asked.what;
  end loop;

  perform pg_temp.as_auth_server();
  delete from auth.users where id = account;
  perform set_config('role', 'none', true);
  assert not exists (select from public.user_profiles where id = account)
    and not exists (select from public.wallets where user_id = account), 'what is left of a deleted user';
end
$$;

create or replace function private.random_referral_code() returns text language sql volatile
as $$ select 'SAMECODE' || nextval('private.code_turn') / 3 $$;

do $$
begin
  for turn in 1..3 loop
    perform pg_temp.register(turn || '@rules.test', '{}');
  end loop;
  assert (select count(*) = 3 from public.user_profiles where referral_code like 'SAMECODE%'), 'codes that are drawn again';
end
$$;
