do $$
declare
  ada uuid := pg_temp.register('ada@rules.test', '{"first_name": "Ada"}');
  bob uuid := pg_temp.register('bob@rules.test', '{"first_name": "Bob"}');
  everything constant text := 'select jsonb_agg(to_jsonb(rows) order by to_jsonb(rows)::text) from (
    select to_jsonb(p) from public.user_profiles p union all select to_jsonb(w) from public.wallets w
    union all select to_jsonb(m) from public.wallet_movements m
  ) as rows';
  before jsonb;
  after jsonb;
  attempt text;
begin
  update public.wallets set balance = 1 where token_symbol = 'BTC' and user_id in (ada, bob);
  execute everything into before;
  perform pg_temp.sign_in(ada);
  assert (select array_agg(id) from public.user_profiles) = array[ada], 'profiles';
  assert (select count(*) = 5 and count(*) filter (where user_id <> ada) = 0 from public.wallets), 'wallets';
  assert (select array_agg(user_id) from public.wallet_movements) = array[ada], 'movements';

  foreach attempt in array array[
    'update public.user_profiles set kyc_status = ''verified''',
    'update public.wallets set balance = 1000',
    'delete from public.wallets',
    'delete from public.user_profiles',
    format('insert into public.wallets (user_id, token_symbol) values (%L, ''DOGE'')', ada),
    format('insert into public.wallets (user_id, token_symbol) values (%L, ''DOGE'')', bob)
  ] loop
    begin
      execute attempt;
    exception
      when insufficient_privilege then null;
    end;
  end loop;

  perform set_config('role', 'none', true);
  execute everything into after;
  assert before = after, 'nothing changed';
end
$$;
