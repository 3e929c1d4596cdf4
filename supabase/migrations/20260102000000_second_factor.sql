-- Whoever has set up a second factor reads nothing before its code was given: a stolen password alone
-- opens neither the site nor the data API.

-- An access token says by its `aal` whether a code was given for it. Where second factors are unknown, there
-- is no table of them.
create function private.has_required_assurance() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.jwt() ->> 'aal' = 'aal2' or to_regclass('auth.mfa_factors') is null then
    return true;
  end if;
  if exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified') then
    -- Refused, not filtered: an empty answer would read as an empty account. The data API answers 401, on
    -- which the site renews the session, learns of the factor and asks for its code.
    raise sqlstate 'PT401' using message = 'The code of a second factor is required';
  end if;
  return true;
end
$$;

revoke all on function private.has_required_assurance() from public;
grant usage on schema private to authenticated;
grant execute on function private.has_required_assurance() to authenticated;

create policy "A second factor is asked for where there is one" on public.user_profiles
  as restrictive for select to authenticated using ((select private.has_required_assurance()));

create policy "A second factor is asked for where there is one" on public.wallets
  as restrictive for select to authenticated using ((select private.has_required_assurance()));
