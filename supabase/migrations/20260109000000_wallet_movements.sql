-- What has been added to each wallet and taken from it: docs/decisions/070-the-ledger-of-wallets.md
-- Written by the database alone, in the transaction that changes the wallet. Its owner reads it; nobody changes it
-- through the data API.

create table public.wallet_movements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_symbol text not null,
  amount numeric(38, 18) not null check (amount <> 0),
  balance_after numeric(38, 18) not null check (balance_after >= 0),
  moved_at timestamptz not null default clock_timestamp(),
  reason text check (char_length(reason) between 1 and 40)
);

create index movements_of_a_user on public.wallet_movements (user_id, moved_at desc);

alter table public.wallet_movements enable row level security;

create policy "A user reads the own movements" on public.wallet_movements
  for select to authenticated using ((select auth.uid()) = user_id);

create policy "A second factor is asked for where there is one" on public.wallet_movements
  as restrictive for select to authenticated using ((select private.has_required_assurance()));

create policy "The session has not ended" on public.wallet_movements
  as restrictive for select to authenticated using ((select private.has_living_session()));

-- Whoever holds the secret key changes wallets, and so writes movements, but cannot write one without the other.
revoke all on public.wallet_movements from anon, authenticated, service_role;
grant select on public.wallet_movements to authenticated, service_role;

-- The writer of a change names its reason before it, for the rest of the transaction:
--   select set_config('wallet.reason', 'bought', true);
create function private.record_movement() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A wallet that is created, deleted or given to somebody else moves all of its balance.
  insert into public.wallet_movements (user_id, token_symbol, amount, balance_after, reason)
  select side.user_id, side.token_symbol, sum(side.amount), sum(side.balance),
    nullif(current_setting('wallet.reason', true), '')
  from (
    select old.user_id, old.token_symbol, -old.balance as amount, 0 as balance where tg_op <> 'INSERT'
    union all
    select new.user_id, new.token_symbol, new.balance, new.balance where tg_op <> 'DELETE'
  ) as side
  -- The wallets of an account that is being deleted go with it, and so do its movements.
  where exists (select from auth.users where users.id = side.user_id)
  group by side.user_id, side.token_symbol
  having sum(side.amount) <> 0;
  return null;
end
$$;

revoke all on all functions in schema private from public;

create trigger record_movement after insert or update or delete on public.wallets
  for each row execute function private.record_movement();
