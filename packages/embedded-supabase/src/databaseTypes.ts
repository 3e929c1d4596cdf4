/** Runs SQL as the database's owner. */
type Query = <Row>(sql: string) => Promise<Row[]>

type Column = {
  relation: string
  is_view: boolean
  name: string
  type: string
  is_array: boolean
  is_nullable: boolean
  has_default: boolean
  is_generated: boolean
}

type Reference = {
  relation: string
  name: string
  columns: string[]
  target: string
  target_columns: string[]
  is_one_to_one: boolean
}

type Function = {
  name: string
  arguments: { name: string; type: string }[] | null
  result: string
  is_set: boolean
}

const columnsOf = `
  select c.relname as relation, c.relkind in ('v', 'm') as is_view, a.attname as name,
    coalesce(e.typname, t.typname) as type, e.oid is not null as is_array, not a.attnotnull as is_nullable,
    a.atthasdef or a.attidentity <> '' as has_default, a.attgenerated <> '' or a.attidentity = 'a' as is_generated
  from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_type t on t.oid = a.atttypid
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and a.attnum > 0 and not a.attisdropped
  order by relation, name`

const referencesOf = `
  select f.conname as name, c.relname as relation, r.relname as target,
    (select array_agg(attname::text order by k.at) from unnest(f.conkey) with ordinality k(key, at)
      join pg_attribute on attrelid = f.conrelid and attnum = k.key) as columns,
    (select array_agg(attname::text order by k.at) from unnest(f.confkey) with ordinality k(key, at)
      join pg_attribute on attrelid = f.confrelid and attnum = k.key) as target_columns,
    exists (select from pg_constraint u where u.conrelid = f.conrelid and u.contype in ('p', 'u')
      and u.conkey <@ f.conkey and f.conkey <@ u.conkey) as is_one_to_one
  from pg_constraint f
    join pg_class c on c.oid = f.conrelid
    join pg_class r on r.oid = f.confrelid
  where f.contype = 'f' and c.relnamespace = 'public'::regnamespace and r.relnamespace = 'public'::regnamespace
  order by relation, name`

const functionsOf = `
  select p.proname as name, p.proretset as is_set, t.typname as result,
    (select json_agg(json_build_object('name', coalesce(p.proargnames[at], ''), 'type', typname) order by at)
      from unnest(p.proargtypes::oid[]) with ordinality given(oid, at) join pg_type on pg_type.oid = given.oid) as arguments
  from pg_proc p
    join pg_type t on t.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and t.typname not in ('trigger', 'event_trigger')
  order by name`

const enumsOf = `
  select t.typname as name, array_agg(e.enumlabel::text order by e.enumsortorder) as labels
  from pg_enum e join pg_type t on t.oid = e.enumtypid
  where t.typnamespace = 'public'::regnamespace group by name order by name`

/** How JSON holds a type of Postgres, as PostgREST writes it; what is not listed is a text. */
const jsonTypes: Record<string, string> = {
  bool: 'boolean',
  ...Object.fromEntries(
    ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'].map((type) => [type, 'number']),
  ),
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
}

const indent = (text: string) => text.replace(/^(?=.)/gm, '  ')
const block = (lines: string[]) => `{\n${indent(lines.join('\n'))}\n}`
const group = (name: string, entries: string[]) =>
  `${name}: ${entries.length > 0 ? block(entries) : 'Record<never, never>'}`
const listed = (names: string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`

/**
 * The types of the schema `public` as TypeScript, in the form of the Supabase CLI's `gen types`, for `createClient<Database>`.
 * A `numeric` is a number in it, as in JSON, which rounds it: select it as text where that matters.
 */
export async function databaseTypes(query: Query): Promise<string> {
  const columns = await query<Column>(columnsOf)
  const references = await query<Reference>(referencesOf)
  const functions = await query<Function>(functionsOf)
  const enums = await query<{ name: string; labels: string[] }>(enumsOf)
  const enumNames = new Set(enums.map(({ name }) => name))
  const typeOf = (type: string) =>
    enumNames.has(type) ? `Database['public']['Enums']['${type}']` : (jsonTypes[type] ?? 'string')

  const relation = (name: string): string => {
    const own = columns.filter(({ relation }) => relation === name)
    const [first] = own
    const fields = (isOptional: (column: Column) => boolean, taken = own) =>
      block(
        taken.map((column) => {
          const type = `${typeOf(column.type)}${column.is_array ? '[]' : ''}${column.is_nullable ? ' | null' : ''}`
          return `${column.name}${isOptional(column) ? '?' : ''}: ${type}`
        }),
      )
    const writable = own.filter(({ is_generated }) => !is_generated)
    const relationships = references
      .filter(({ relation }) => relation === name)
      .map((reference) =>
        block([
          `foreignKeyName: '${reference.name}'`,
          `columns: ${listed(reference.columns)}`,
          `isOneToOne: ${reference.is_one_to_one}`,
          `referencedRelation: '${reference.target}'`,
          `referencedColumns: ${listed(reference.target_columns)}`,
        ]),
      )
    return `${name}: ${block([
      `Row: ${fields(() => false)}`,
      ...(first?.is_view
        ? []
        : [
            `Insert: ${fields(({ has_default, is_nullable }) => has_default || is_nullable, writable)}`,
            `Update: ${fields(() => true, writable)}`,
          ]),
      `Relationships: [${relationships.length > 0 ? `\n${indent(`${relationships.join(',\n')},`)}\n` : ''}]`,
    ])}`
  }
  const namesOf = (isView: boolean) => [
    ...new Set(columns.filter(({ is_view }) => is_view === isView).map(({ relation }) => relation)),
  ]
  const call = ({ name, arguments: given, result, is_set }: Function) => {
    const parameters = given?.map(({ name, type }) => `${name}: ${typeOf(type)}`)
    return `${name}: { Args: ${parameters ? `{ ${parameters.join('; ')} }` : 'never'}; Returns: ${typeOf(result)}${is_set ? '[]' : ''} }`
  }
  return `export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = ${block([
    `public: ${block([
      group('Tables', namesOf(false).map(relation)),
      group('Views', namesOf(true).map(relation)),
      group('Functions', functions.map(call)),
      group(
        'Enums',
        enums.map(({ name, labels }) => `${name}: ${labels.map((label) => `'${label}'`).join(' | ')}`),
      ),
      group('CompositeTypes', []),
    ])}`,
  ])}
`
}
