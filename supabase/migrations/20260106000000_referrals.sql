-- Who came by whose referral link: docs/decisions/024-who-came-by-a-referral-link.md
-- Written by the database alone. The browser reads no row of it, only the number of its own: `referral_count()`.

create table public.referrals (
  -- Nobody is invited twice.
  invited_id uuid primary key references auth.users (id) on delete cascade,
  inviter_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  check (inviter_id <> invited_id)
);

create index referrals_of_an_inviter on public.referrals (inviter_id);

-- Without a policy nobody reads or writes a row through the data API; the grants are the second lock.
alter table public.referrals enable row level security;
revoke all on public.referrals from anon, authenticated;
grant all on public.referrals to service_role;

-- A link is typed and passed on in any case, so no two codes may differ by their case alone.
create unique index referral_codes_in_any_case on public.user_profiles (upper(referral_code));

-- Records that `invited` came with a code. An unknown code, the account's own one and a second one change nothing.
create function private.record_referral(invited uuid, code text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.referrals (invited_id, inviter_id)
  select invited, id from public.user_profiles
  where upper(referral_code) = upper(btrim(code)) and id <> invited
  on conflict do nothing;
exception
  -- The inviter's account is being deleted.
  when foreign_key_violation then null;
end
$$;

-- The metadata of a sign-up is whatever the visitor sent, so only a text counts.
create function private.record_sign_up_referral() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if jsonb_typeof(new.raw_user_meta_data -> 'ref') = 'string' then
    perform private.record_referral(new.id, new.raw_user_meta_data ->> 'ref');
  end if;
  return null;
end
$$;

create trigger record_sign_up_referral after insert on auth.users
  for each row execute function private.record_sign_up_referral();

-- For a sign-up by a social provider, which carries no metadata of ours. Only a new account can be invited. The answer
-- is the same whatever the code, so that it tells nothing about codes.
create function public.claim_referral(code text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.has_required_assurance();
  if exists (select from auth.users where id = auth.uid() and created_at > now() - interval '1 hour') then
    perform private.record_referral(auth.uid(), code);
  end if;
end
$$;

-- How many came by the link of the user who asks. Who never confirmed an address has not come: anybody can register any.
create function public.referral_count() returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.has_required_assurance();
  return (
    select count(*) from public.referrals join auth.users on users.id = referrals.invited_id
    where referrals.inviter_id = auth.uid() and users.email_confirmed_at is not null
  );
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.claim_referral(text), public.referral_count() from public, anon;
grant execute on function public.claim_referral(text), public.referral_count() to authenticated;
