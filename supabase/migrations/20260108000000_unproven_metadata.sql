-- What anybody may write counts for less: metadata of the session of a stolen password, and a stranger's sign-up.
-- docs/decisions/011-confirming-proves-the-password.md, 024-who-came-by-a-referral-link.md

-- A name is taken where there is none yet, or within an hour of the confirmation, and then stays. The auth server lets
-- every session write the metadata, also one that has not given the code of the second factor, and a trigger cannot ask
-- for its level. So nothing is taken for an account that has a factor. A provider writes its name at every sign-in, which
-- counts only where there is no name yet.
create or replace function private.follow_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  wanted constant text := private.whole_name(new.raw_user_meta_data);
begin
  if wanted is distinct from private.whole_name(old.raw_user_meta_data)
    and not exists (select from auth.mfa_factors where user_id = new.id and status = 'verified')
  then
    update public.user_profiles
    set full_name = wanted
    where id = new.id and kyc_status = 'not_verified' and (
      full_name is null
      or coalesce(new.email_confirmed_at, now()) > now() - interval '1 hour' and not exists (
        select from auth.identities
        where user_id = new.id and provider <> 'email' and private.whole_name(identity_data) = wanted
      )
    );
  end if;
  return null;
end
$$;

-- Whoever invited goes with the password and the name of the sign-up. What a provider vouches for is read where the
-- provider alone writes.
create or replace function private.forget_unproven() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.encrypted_password := null;

  -- A provider's account that does not vouch for the address would open this one at its next sign-in.
  delete from auth.identities
  where user_id = new.id and provider <> 'email' and (identity_data ->> 'email_verified') is distinct from 'true';

  update public.user_profiles
  set full_name = (
    select private.whole_name(identity_data) from auth.identities
    where user_id = new.id and provider <> 'email'
    order by created_at desc nulls last limit 1
  )
  where id = new.id;

  delete from public.referrals where invited_id = new.id;

  return new;
end
$$;

-- For a sign-up by a social provider, which carries no metadata of ours, and for an owner who has proven the sign-up of an
-- address: for an hour its code can be named again. Only a new account can be invited. The answer is the same whatever the
-- code, so that it tells nothing about codes.
create or replace function public.claim_referral(code text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.has_living_session();
  perform private.has_required_assurance();
  if exists (
    select from auth.users
    where id = auth.uid() and (
      created_at > now() - interval '1 hour'
      or email_confirmed_at > now() - interval '1 hour'
        and upper(btrim(raw_user_meta_data ->> 'ref')) = upper(btrim(code))
    )
  ) then
    perform private.record_referral(auth.uid(), code);
  end if;
end
$$;

-- A session may have an end of its own.
create or replace function private.has_living_session() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  named constant text := auth.jwt() ->> 'session_id';
  ending text;
begin
  select case
    when account.id is null or account.deleted_at is not null then 'account_closed'
    when account.banned_until > now() then 'account_suspended'
    when named is null then 'session_unnamed'
    when living.id is null or living.not_after < now() then 'session_ended'
  end
  into ending
  from (select auth.uid() as id) as caller
  left join auth.users as account on account.id = caller.id
  left join auth.sessions as living on living.id = named::uuid and living.user_id = caller.id;
  if ending is not null then
    -- Refused, not filtered: an empty answer would read as an empty account. The data API answers 401, on which the
    -- site renews the session, and learns from the auth server that it is over. The hint says why.
    raise sqlstate 'PT401' using
      message = 'The session of this access token is over',
      hint = ending;
  end if;
  return true;
end
$$;
