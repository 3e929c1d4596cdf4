-- Runs at every start, and reads the users.
select count(*) from auth.users;
