-- As the role that migrates, whose new tables get the privileges.
set local role postgres;
create table public.forgotten (id int);
create function public.forgotten() returns int language sql as 'select 1';

do $$
begin
  assert has_table_privilege('anon', 'public.forgotten', 'select, insert, update, delete');
  assert has_function_privilege('anon', 'public.forgotten()', 'execute');
end
$$;
