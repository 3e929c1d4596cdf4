import { startTestBackend, type TestBackend } from '@king-exchange/embedded-supabase/tests'
import { expect, it } from 'vitest'
import { howTo } from '../howTo'

const columnsOf = `
  select relname as owner, attname as name, typname as type, not attnotnull as can_be_null
  from pg_attribute join pg_class on pg_class.oid = attrelid join pg_type on pg_type.oid = atttypid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') and attnum > 0 and not attisdropped
  order by owner, name`

const functionsOf = `
  select proname as name, typname as type, proretset as is_set, (
    select json_agg(json_build_object('name', proargnames[at], 'type', given.typname) order by at)
    from unnest(proargtypes::oid[]) with ordinality argument(oid, at) join pg_type given on given.oid = argument.oid
  ) as arguments
  from pg_proc join pg_type on pg_type.oid = prorettype
  where pronamespace = 'public'::regnamespace and prokind = 'f' and typname <> 'trigger'
  order by name`

/** A type of Postgres as PostgREST writes its values in JSON. Throws for one that the database does not have so far. */
function typeOf(name: string): string {
  if (/^(uuid|text|timestamptz)$/.test(name)) return 'string'
  if (/^(numeric|int[248])$/.test(name)) return 'number'
  if (name === 'bool') return 'boolean'
  if (name === 'void') return 'undefined'
  throw new Error(`No type of TypeScript is named here for ${name} of Postgres.`)
}

/** The schema `public` for `createClient<Database>`, which the site reads, and writes by functions alone. */
async function typesOf({ query }: TestBackend): Promise<string> {
  const columns = await query<{ owner: string; name: string; type: string; can_be_null: boolean }>(columnsOf)
  const tables = [...new Set(columns.map(({ owner }) => owner))].map((table) => {
    const fields = columns
      .filter(({ owner }) => owner === table)
      .map(
        ({ name, type, can_be_null }) => `        ${name}: ${typeOf(type)}${can_be_null ? ' | null' : ''}\n`,
      )
    return `      ${table}: Readable<{\n${fields.join('')}      }>\n`
  })
  type Call = {
    name: string
    type: string
    is_set: boolean
    arguments: { name: string; type: string }[] | null
  }
  const calls = (await query<Call>(functionsOf)).map(({ name, type, is_set, arguments: given }) => {
    const parameters = given?.map((argument) => `${argument.name}: ${typeOf(argument.type)}`).join('; ')
    const args = parameters ? `{ ${parameters} }` : 'never'
    return `      ${name}: { Args: ${args}; Returns: ${typeOf(type)}${is_set ? '[]' : ''} }\n`
  })
  return `// Written from supabase/migrations, for supabase-js: npx vitest run --project=database types -u

type Nothing = Record<string, never>

/** A table that is read, and written by the database alone. A \`numeric\` is rounded: select it as text where that matters. */
type Readable<Row> = { Row: Row; Insert: Nothing; Update: Nothing; Relationships: [] }

export type Database = {
  public: {
    Tables: {
${tables.join('')}    }
    Views: Record<never, never>
    Functions: {
${calls.join('')}    }
  }
}
`
}

it('the types of the database are those of its migrations', async () => {
  const backend = await startTestBackend()
  const types = await typesOf(backend)
  await backend.close()
  await expect(types, howTo('A column, a table or a function of the database')).toMatchFileSnapshot(
    '../../src/data/session/database.ts',
  )
})
