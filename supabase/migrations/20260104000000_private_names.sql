-- Nothing in `private` can be called by name but by its owner. Every new function may be executed by everybody,
-- and default privileges of one schema cannot take that back (they only add to the global ones); without usage of
-- the schema no name in it resolves, whoever makes it and whatever it grants. The policies go on: they refer to
-- their function by identity, for which its own grant is enough.
revoke all on schema private from public, anon, authenticated, service_role;
