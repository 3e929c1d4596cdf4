-- One demo account with sample balances, for development and previews only: its password is public.
--   demo@kingexchange.example / Crown-Demo-2026
-- Safe to run again: an account that is there already is left as it is.
-- The same statement serves hosted Supabase and the embedded backend, whose auth.users lacks instance_id.
do $$
declare
  demo constant uuid := '7d1f1c7e-5a43-4b7e-9a55-2f6e0c0de001';
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

  update public.wallets
  set balance = sample.balance
  from (
    values
      ('KCC', 12500.75),
      ('KCREDIT', 3200.5),
      ('USDT', 8450.25),
      ('BTC', 0.42815),
      ('ETH', 3.7542)
  ) as sample (token_symbol, balance)
  where wallets.user_id = demo and wallets.token_symbol = sample.token_symbol;
end
$$;
