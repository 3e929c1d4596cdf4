do $$
declare
  account uuid := pg_temp.register('ada@rules.test', '{}');
  attempt text;
begin
  foreach attempt in array array[
    'update public.wallets set balance = -0.000000000000000001',
    'update public.wallets set balance = ''NaN''',
    'update public.wallets set balance = ''Infinity''',
    'update public.wallets set balance = 100000000000000000000',
    'update public.user_profiles set kyc_status = ''king''',
    format('insert into public.wallets (user_id, token_symbol) values (%L, ''BTC'')', account)
  ] loop
    begin
      execute attempt;
      raise exception 'allowed: %', attempt;
    exception
      when check_violation or unique_violation or numeric_value_out_of_range then null;
    end;
  end loop;
end
$$;
