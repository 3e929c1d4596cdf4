do $$
declare
  ada uuid := pg_temp.register('ada@rules.test', '{"first_name": "Ada"}');
  bob uuid := pg_temp.register('bob@rules.test', '{"first_name": "Bob"}');
  carl uuid := pg_temp.register('carl@rules.test', '{"first_name": "Carl"}');
  -- The movements of somebody, in the order of their balances.
  ledger constant text := 'select string_agg(concat_ws('' '', token_symbol, trim_scale(amount), trim_scale(balance_after), reason),
    '', '' order by token_symbol, balance_after) from public.wallet_movements where user_id = $1';
  recorded text;
  before bigint;
  attempt text;
begin
  assert not exists (select from public.wallet_movements where user_id in (ada, bob, carl)), 'a new account';

  -- By a role that may change wallets and write no movement, with a reason or without.
  perform set_config('role', 'service_role', true);
  update public.wallets set balance = 0.000000000000000001 where user_id = ada and token_symbol = 'ETH';
  perform set_config('wallet.reason', 'received', true);
  update public.wallets set balance = 99999999999999999999.999999999999999999 where user_id = ada and token_symbol = 'KCC';
  update public.wallets set balance = balance + 2 where user_id = bob and token_symbol in ('BTC', 'USDT');
  perform set_config('wallet.reason', 'sent', true);
  update public.wallets set balance = balance - 0.5 where user_id = bob and token_symbol = 'BTC';
  update public.wallets set balance = balance where user_id = bob;
  perform set_config('wallet.reason', '', true);
  perform set_config('role', 'none', true);
  execute ledger into recorded using ada;
  assert recorded = 'ETH 0.000000000000000001 0.000000000000000001, '
    'KCC 99999999999999999999.999999999999999999 99999999999999999999.999999999999999999 received', recorded;
  execute ledger into recorded using bob;
  assert recorded = 'BTC -0.5 1.5 sent, BTC 2 2 received, USDT 2 2 received', recorded;
  assert (select bool_and(moved_at between now() and clock_timestamp()) from public.wallet_movements
    where user_id in (ada, bob)), 'the time of the change';

  -- A change that fails leaves no movement, and a movement that fails leaves no change.
  select count(*) from public.wallet_movements into before;
  begin
    update public.wallets set balance = balance + 1 where user_id = bob;
    update public.wallets set balance = -1 where user_id = bob and token_symbol = 'ETH';
    raise exception 'less than nothing';
  exception
    when check_violation then null;
  end;
  perform set_config('wallet.reason', repeat('x', 41), true);
  begin
    update public.wallets set balance = balance + 1 where user_id = bob;
    raise exception 'a reason of any length';
  exception
    when check_violation then null;
  end;
  perform set_config('wallet.reason', '', true);
  assert (select sum(balance) from public.wallets where user_id = bob) = 3.5, 'the balances of before';
  assert (select count(*) from public.wallet_movements) = before, 'the movements of before';

  -- A wallet that comes, goes or changes hands.
  insert into public.wallets (user_id, token_symbol, balance) values (carl, 'DOGE', 3);
  delete from public.wallets where user_id = carl and token_symbol in ('DOGE', 'KCC');
  delete from public.wallets where user_id = carl and token_symbol = 'USDT';
  update public.wallets set user_id = carl where user_id = bob and token_symbol = 'USDT';
  execute ledger into recorded using carl;
  assert recorded = 'DOGE -3 0, DOGE 3 3, USDT 2 2', recorded;
  assert (select sum(amount) from public.wallet_movements where user_id = bob and token_symbol = 'USDT') = 0, 'given away';

  -- The owner reads, and nobody writes, the secret key neither.
  perform pg_temp.sign_in(bob);
  assert (select count(*) = 4 and bool_and(user_id = bob) from public.wallet_movements), 'the own movements';
  perform set_config('role', 'none', true);
  foreach attempt in array array[
    format('insert into public.wallet_movements (user_id, token_symbol, amount, balance_after) values (%L, ''BTC'', 1, 1)', bob),
    'update public.wallet_movements set amount = 1',
    'delete from public.wallet_movements',
    'truncate public.wallet_movements'
  ] loop
    for recorded in select unnest(array['anon', 'authenticated', 'service_role']) loop
      begin
        perform set_config('role', recorded, true);
        execute attempt;
        raise exception '% may %', recorded, attempt;
      exception
        when insufficient_privilege then perform set_config('role', 'none', true);
      end;
    end loop;
  end loop;

  -- They go with the account.
  perform pg_temp.as_auth_server();
  delete from auth.users where id = bob;
  perform set_config('role', 'none', true);
  assert not exists (select from public.wallet_movements where user_id = bob), 'without the account';
  execute ledger into recorded using carl;
  assert recorded = 'DOGE -3 0, DOGE 3 3, USDT 2 2', 'those of others stay';
end
$$;
