-- A session that has ended reads nothing more: docs/decisions/056-a-session-ends-at-the-next-read.md
-- Its access token goes on for up to an hour, and the data API believes it. A new password, a logout everywhere and a
-- deletion remove the session's row at once, and a suspension is written on the account.

create function private.has_living_session() returns boolean
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
    when living.id is null then 'session_ended'
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

revoke all on function private.has_living_session() from public;
grant execute on function private.has_living_session() to authenticated;

create policy "The session has not ended" on public.user_profiles
  as restrictive for select to authenticated using ((select private.has_living_session()));

create policy "The session has not ended" on public.wallets
  as restrictive for select to authenticated using ((select private.has_living_session()));

create or replace function public.claim_referral(code text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.has_living_session();
  perform private.has_required_assurance();
  if exists (select from auth.users where id = auth.uid() and created_at > now() - interval '1 hour') then
    perform private.record_referral(auth.uid(), code);
  end if;
end
$$;

create or replace function public.referral_count() returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.has_living_session();
  perform private.has_required_assurance();
  return (
    select count(*) from public.referrals join auth.users on users.id = referrals.invited_id
    where referrals.inviter_id = auth.uid() and users.email_confirmed_at is not null
  );
end
$$;
