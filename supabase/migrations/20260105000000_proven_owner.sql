-- Whoever confirms an address owns the account. A password and a name that came with a sign-up are a stranger's
-- until then, since anybody can register any address: docs/decisions/011-confirming-proves-the-password.md

-- The name that one key holds: written by a social provider, or by the page of the confirmation link. A sign-up
-- sends a first and a last name instead.
create function private.whole_name(metadata jsonb) returns text
language sql immutable set search_path = ''
as $$
  select btrim(left(coalesce(
    private.clean_name(metadata, 'full_name'),
    private.clean_name(metadata, 'name')
  ), 120))
$$;

-- Runs where a mailed link, or a provider that vouches for the address, confirms it. A provider's name is proven
-- with the address; every other one goes, and so does a provider's account whose address nobody vouches for.
create function private.forget_unproven() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.encrypted_password := null;

  -- A provider's account that does not vouch for the address would open this one at its next sign-in.
  delete from auth.identities
  where user_id = new.id and provider <> 'email' and (identity_data ->> 'email_verified') is distinct from 'true';

  update public.user_profiles
  set full_name = case
    when exists (
      select from auth.identities
      where user_id = new.id and provider <> 'email' and identity_data ->> 'email_verified' = 'true'
    ) then private.whole_name(new.raw_user_meta_data)
  end
  where id = new.id;

  return new;
end
$$;

-- Who never needed a mail (made by an administrator, or with confirmations switched off) keeps the password.
create trigger forget_unproven before update of email_confirmed_at on auth.users
  for each row
  when (
    old.email_confirmed_at is null and new.email_confirmed_at is not null
    and new.confirmation_sent_at is not null
  )
  execute function private.forget_unproven();

-- The profile follows the name that its owner writes into the metadata, until the identity is being checked. Only a
-- change counts: after a confirmation the hosted auth server writes the metadata of the sign-up once more. A provider
-- writes its name there at every sign-in, which counts only where there is no name yet.
create function private.follow_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  wanted constant text := private.whole_name(new.raw_user_meta_data);
begin
  if wanted is distinct from private.whole_name(old.raw_user_meta_data) then
    update public.user_profiles
    set full_name = wanted
    where id = new.id and kyc_status = 'not_verified' and (
      full_name is null
      or not exists (
        select from auth.identities
        where user_id = new.id and provider <> 'email' and private.whole_name(identity_data) = wanted
      )
    );
  end if;
  return null;
end
$$;

create trigger follow_name after update of raw_user_meta_data on auth.users
  for each row
  when (old.raw_user_meta_data is distinct from new.raw_user_meta_data)
  execute function private.follow_name();

revoke all on all functions in schema private from public;
