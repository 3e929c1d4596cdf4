-- A profile for every user, made in the transaction that makes the user.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text
);
alter table public.profiles enable row level security;

create function public.write_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles
  values (new.id, coalesce(
    new.raw_user_meta_data ->> 'full_name',
    nullif(concat_ws(' ', new.raw_user_meta_data ->> 'first_name', new.raw_user_meta_data ->> 'last_name'), '')
  ));
  return new;
end
$$;

create trigger write_profile after insert on auth.users
  for each row execute function public.write_profile();
