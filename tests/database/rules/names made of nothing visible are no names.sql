do $$
declare
  wanted text;
  visible text;
begin
  foreach wanted in array array[
    U&'\200B', U&'\200C', U&'\200D', U&'\2060', U&'\115F', U&'\1160', U&'\3164', U&'\061C', U&'\00AD', U&'\034F',
    U&'\17B4', U&'\180E', U&'\180B', U&'\200E\202E', U&'\2066\2069', U&'\FE0F', U&'\FEFF', U&'\FFA0', U&'\FFF8',
    U&'\+0E0001', U&'\+0E007F', U&'\+0E0100', U&'\+0E0FFF', U&'\+01D173', U&'\2800', U&'\00A0\3000', U&'\0085',
    U&' \200B \200D \2060 ', ''
  ] loop
    visible := private.visible_text(wanted);
    assert visible is null, format('%s is kept as %s', wanted::bytea, visible::bytea);
  end loop;
end
$$;

do $$
begin
  assert private.visible_text(U&'Ad\200Ba\2060 \3164Love\00ADlace') = 'Ada Lovelace', 'inside a name';
  assert private.visible_text(U&'Ada\00A0\2003Lovelace') = 'Ada Lovelace', 'spaces of all kinds';
  assert private.visible_text(U&'\200DAda\200D \200C') = 'Ada', 'joiners at the edge of a word';
  assert private.visible_text(U&'\0639\0644\06CC\200C\0631\0636\0627') = U&'\0639\0644\06CC\200C\0631\0636\0627',
    'the joiner of a Persian name';
  assert private.visible_text(U&'\+01F469\200D\+01F467 \2764\FE0F') = U&'\+01F469\200D\+01F467 \2764\FE0F',
    'the joiners and selectors of emoji';
  assert private.visible_text(U&'\845B\+0E0100') = U&'\845B\+0E0100', 'the selector of a Japanese name';
end
$$;

do $$
declare
  account uuid := pg_temp.register('nobody@rules.test', jsonb_build_object('first_name', U&'\200B', 'last_name', U&'\3164'));
begin
  assert pg_temp.name_of(account) is null, 'the name of an account';
end
$$;
