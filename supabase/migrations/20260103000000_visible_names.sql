-- A name is something that can be seen: code points without a glyph are taken out of it, and one that holds
-- nothing else is no name.

-- One text as it may stand on a page: single spaces, bounded, without control or direction characters. Null when
-- nothing is left. Joiners and variation selectors stay inside a word, where emoji, Persian and Japanese names
-- need them; at its edge they would be a word of their own that nobody sees.
create function private.visible_text(wanted text) returns text
language sql immutable set search_path = ''
as $$
  with
    spaced as (
      select regexp_replace(
        left(wanted, 400),
        '[[:cntrl:][:space:]\u0080-\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u2800\u3000]+', ' ', 'g'
      ) as text
    ),
    -- What Unicode calls Default_Ignorable, but for joiners and variation selectors.
    shown as (
      select regexp_replace(
        text,
        '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E00FF\U000E01F0-\U000E0FFF]',
        '', 'g'
      ) as text
      from spaced
    ),
    begun as (
      select regexp_replace(
        text, '(^| )[\u180B-\u180D\u180F\u200C\u200D\uFE00-\uFE0F\U000E0100-\U000E01EF]+', '\1', 'g'
      ) as text
      from shown
    ),
    ended as (select regexp_replace(text, '[\u200C\u200D]+( |$)', '\1', 'g') as text from begun)
  select nullif(btrim(regexp_replace(text, ' +', ' ', 'g')), '') from ended
$$;

create or replace function private.clean_name(metadata jsonb, key text) returns text
language sql immutable set search_path = ''
as $$
  select private.visible_text(metadata ->> key) where jsonb_typeof(metadata -> key) = 'string'
$$;

revoke all on all functions in schema private from public;

update public.user_profiles
set full_name = private.visible_text(full_name)
where full_name is distinct from private.visible_text(full_name);
