-- One demo account with a sample month, for development and previews only: its password is public.
--   demo@kingexchange.example / Crown-Demo-2026
-- Safe to run again: an account that is there already is left as it is.
-- The same statement serves hosted Supabase and the embedded backend, whose auth.users lacks instance_id.
do $$
declare
  demo constant uuid := '7d1f1c7e-5a43-4b7e-9a55-2f6e0c0de001';
  movement record;
begin
  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at,
    raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
    -- The hosted auth server cannot read a null in these.
    confirmation_token, recovery_token, email_change, email_change_token_new,
    email_change_token_current, phone_change, phone_change_token, reauthentication_token
  )
  values (
    demo, 'authenticated', 'authenticated', 'demo@kingexchange.example',
    '$2b$10$ioKIeLbkOMAeLReIW2yXae/Nc.GVPCoRdbrBCb5HjOQ9AdL7czBTO', now(),
    '{"provider": "email", "providers": ["email"]}',
    jsonb_build_object(
      'sub', demo, 'email', 'demo@kingexchange.example', 'email_verified', true, 'phone_verified', false,
      'first_name', 'Demo', 'last_name', 'Trader', 'full_name', 'Demo Trader'
    ),
    now(), now(), '', '', '', '', '', '', '', ''
  )
  on conflict do nothing;

  if not found then
    return;
  end if;

  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    execute 'update auth.users set instance_id = $1 where id = $2'
      using '00000000-0000-0000-0000-000000000000'::uuid, demo;
  end if;

  insert into auth.identities (
    id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at
  )
  values (
    gen_random_uuid(), 'email', demo::text, demo,
    jsonb_build_object(
      'sub', demo, 'email', 'demo@kingexchange.example', 'email_verified', true, 'phone_verified', false
    ),
    now(), now(), now()
  );

  update public.user_profiles
  set kyc_status = 'verified', referral_code = 'CROWNDEMO7'
  where id = demo;

  -- A month whose sums are the balances that the home page shows, too.
  for movement in
    select * from (
      values
        (interval '33 days 6 hours', 'USDT', 20000, 'received'),
        ('33 days 5 hours', 'KCC', 9000, 'received'),
        ('33 days 4 hours', 'KCREDIT', 2500, 'received'),
        ('32 days 9 hours', 'BTC', 0.25, 'received'),
        ('32 days 8 hours', 'ETH', 2.5, 'received'),
        ('28 days 3 hours 1 minute', 'USDT', -6000, 'paid'),
        ('28 days 3 hours', 'BTC', 0.1, 'bought'),
        ('26 days 7 hours', 'USDT', -2500, 'sent'),
        ('23 days 2 hours', 'KCC', 1500, 'received'),
        ('21 days 5 hours 1 minute', 'USDT', -2262.6, 'paid'),
        ('21 days 5 hours', 'ETH', 0.7542, 'bought'),
        ('18 days 4 hours', 'USDT', 3800, 'received'),
        ('15 days 8 hours', 'KCREDIT', 500.5, 'received'),
        ('13 days 3 hours', 'BTC', -0.05, 'sent'),
        ('11 days 6 hours 1 minute', 'USDT', -2250, 'paid'),
        ('11 days 6 hours', 'KCC', 1500, 'bought'),
        ('7 days 2 hours', 'BTC', 0.1281, 'received'),
        ('5 days 7 hours', 'ETH', 0.5, 'received'),
        ('4 days 4 hours 1 minute', 'USDT', -200, 'paid'),
        ('4 days 4 hours', 'KCREDIT', 200, 'bought'),
        ('3 days 5 hours', 'KCC', 500.75, 'received'),
        ('1 day 3 hours', 'USDT', -2137.15, 'sent')
    ) as month (ago, token_symbol, amount, reason)
    order by ago desc
  loop
    perform set_config('wallet.reason', movement.reason, true);
    update public.wallets set balance = balance + movement.amount
    where user_id = demo and token_symbol = movement.token_symbol;
    -- The one that was written just now, which is as old as this transaction at most.
    update public.wallet_movements set moved_at = now() - movement.ago
    where user_id = demo and moved_at >= now();
  end loop;
end
$$;
