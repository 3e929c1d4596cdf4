create function private.made_later() returns text language sql as $$ select 'secret' $$;
create function private.made_later_too() returns text language sql security definer as $$ select 'secret' $$;
grant execute on function private.made_later_too() to authenticated, anon;

do $$
declare
  caller text;
  called text;
begin
  foreach caller in array array['anon', 'authenticated', 'service_role'] loop
    foreach called in array array[
      'private.made_later()', 'private.made_later_too()', 'private.has_required_assurance()',
      'private.has_living_session()',
      'private.visible_text(''x'')', 'private.random_referral_code()'
    ] loop
      begin
        perform set_config('role', caller, true);
        execute 'select ' || called;
        raise exception '% may call %', caller, called;
      exception
        when insufficient_privilege then perform set_config('role', 'none', true);
      end;
    end loop;
  end loop;
end
$$;
