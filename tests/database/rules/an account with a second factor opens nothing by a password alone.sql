-- Every table and function of the schema that the data API serves, whoever adds one. An empty table would answer without
-- asking its policies: give the account a row of it here.
do $$
declare
  ada uuid := pg_temp.register('ada@rules.test', '{"first_name": "Ada"}');
  asked text[];
  attempt text;
begin
  update public.wallets set balance = 1 where user_id = ada and token_symbol = 'BTC';
  insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
  values (gen_random_uuid(), ada, 'totp', 'unverified', now(), now());
  perform pg_temp.sign_in(ada);
  assert (select count(*) = 5 from public.wallets), 'read with a factor that was never verified';
  perform set_config('role', 'none', true);
  update auth.mfa_factors set status = 'verified' where user_id = ada;

  select array_agg(statement order by statement) into asked from (
    select unnest(array[
      format('select from %s', oid::regclass),
      format('insert into %s default values', oid::regclass),
      format('delete from %s', oid::regclass)
    ] || array(
      -- A right may be that of one column. Its own value would have to be read first, by other policies.
      select format('update %s set %I = default', oid::regclass, attname)
      from pg_attribute where attrelid = oid and attnum > 0 and not attisdropped
    )) as statement
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
    union all
    select format(
      'select %s(%s)', oid::regproc, (select string_agg('null::' || type::regtype, ', ') from unnest(proargtypes) as type)
    )
    from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f' and prorettype <> 'trigger'::regtype
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  ) as statements;
  assert array['select from wallets', 'select referral_count()'] <@ asked, asked::text;

  perform pg_temp.sign_in(ada);
  foreach attempt in array asked loop
    begin
      execute attempt;
      raise exception 'allowed: %', attempt;
    exception
      when sqlstate 'PT401' or insufficient_privilege then null;
    end;
  end loop;

  perform pg_temp.sign_in(ada, 'aal2');
  assert (select count(*) = 5 from public.wallets), 'read with the code';
end
$$;
