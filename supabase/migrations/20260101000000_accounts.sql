-- Accounts: one profile and five wallets for every user, made in the transaction that makes the user.
-- The browser may read its own rows and change nothing: KYC status, balances and referral codes
-- are written by the sign-up trigger and by the service role only.

create table public.user_profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text check (char_length(full_name) between 1 and 120),
  kyc_status text not null default 'not_verified'
    check (kyc_status in ('not_verified', 'pending', 'verified')),
  referral_code text not null unique check (char_length(referral_code) between 6 and 32)
);

-- The unique key is also the index for "all wallets of a user".
create table public.wallets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_symbol text not null check (token_symbol ~ '^[A-Z0-9]{2,12}$'),
  balance numeric(38, 18) not null default 0 check (balance >= 0 and balance <> 'NaN'::numeric),
  unique (user_id, token_symbol)
);

alter table public.user_profiles enable row level security;
alter table public.wallets enable row level security;

create policy "A user reads the own profile" on public.user_profiles
  for select to authenticated using ((select auth.uid()) = id);

create policy "A user reads the own wallets" on public.wallets
  for select to authenticated using ((select auth.uid()) = user_id);

-- Hosted Supabase grants everything on new tables to the browser's roles. Row-level security alone
-- keeps writes out; this is the second lock.
revoke all on public.user_profiles, public.wallets from anon, authenticated;
grant select on public.user_profiles, public.wallets to authenticated;
grant all on public.user_profiles, public.wallets to service_role;

-- Not among the schemas the data API serves, so nothing in it can be called from outside.
create schema if not exists private;
revoke all on schema private from public;

-- Ten characters of an alphabet without look-alikes, 50 random bits. Bytes 6 and 8 of a UUID are
-- left out because they carry its version.
create function private.random_referral_code() returns text
language sql volatile set search_path = ''
as $$
  select string_agg(
    substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + get_byte(random.bytes, position) % 32, 1), ''
    order by position
  )
  from (select uuid_send(gen_random_uuid()) as bytes) as random,
    unnest(array[0, 1, 2, 3, 4, 5, 9, 10, 11, 12]) as position
$$;

-- One name out of sign-up metadata, which is whatever the visitor sent: text only, no control or
-- direction characters, single spaces, bounded. Null when nothing is left.
create function private.clean_name(metadata jsonb, key text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(btrim(regexp_replace(
    regexp_replace(left(metadata ->> key, 400), '[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]', '', 'g'),
    '[[:cntrl:][:space:]]+', ' ', 'g'
  )), '')
  where jsonb_typeof(metadata -> key) = 'string'
$$;

-- First and last name from the registration form, else the whole name that a social provider gives.
create function private.full_name(metadata jsonb) returns text
language sql immutable set search_path = ''
as $$
  select btrim(left(coalesce(
    nullif(concat_ws(' ', private.clean_name(metadata, 'first_name'), private.clean_name(metadata, 'last_name')), ''),
    private.clean_name(metadata, 'full_name'),
    private.clean_name(metadata, 'name')
  ), 120))
$$;

create function private.create_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  for attempt in 1..10 loop
    insert into public.user_profiles (id, full_name, referral_code)
    values (new.id, private.full_name(new.raw_user_meta_data), private.random_referral_code())
    on conflict (referral_code) do nothing;
    exit when found;
    if attempt = 10 then
      raise exception 'no free referral code after % attempts', attempt;
    end if;
  end loop;

  insert into public.wallets (user_id, token_symbol)
  select new.id, unnest(array['KCC', 'KCREDIT', 'USDT', 'BTC', 'ETH']);

  return new;
end
$$;

revoke all on all functions in schema private from public;

create trigger create_account after insert on auth.users
  for each row execute function private.create_account();
