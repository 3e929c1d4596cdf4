import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LocalPostgres, startLocalPostgres } from './localPostgres.ts'

const SUPERUSER = 'supabase_admin'
const rulesFolder = 'tests/database/rules'
const read = (...names: string[]) => readFileSync(path.join(...names), 'utf8')
const rules = readdirSync(rulesFolder).filter((name) => name !== 'helpers.sql')

let postgres: LocalPostgres

beforeAll(() => {
  postgres = startLocalPostgres(SUPERUSER)
  postgres.run(read('tests/postgres/provider.sql'), SUPERUSER)
  for (const name of readdirSync('supabase/migrations').sort()) {
    postgres.run(`begin;\n${read('supabase/migrations', name)}\ncommit;`, 'postgres')
  }
})
afterAll(() => postgres.stop())

describe('on a real PostgreSQL, migrated by a role that is no superuser', () => {
  it('the seed creates the demo account, and can run again', () => {
    const seed = read('supabase/seed.sql')
    postgres.run(seed, 'postgres')
    postgres.run(seed, 'postgres')
    postgres.run(
      `do $$ begin assert (
        select kyc_status = 'verified' and encrypted_password is not null
          and instance_id = '00000000-0000-0000-0000-000000000000' and confirmation_token || recovery_token || email_change
            || phone_change_token || reauthentication_token = ''
        from public.user_profiles join auth.users using (id) where email = 'demo@kingexchange.example'
      ), 'the demo account'; end $$`,
      SUPERUSER,
    )
  })

  it('a rule that is broken fails', () => {
    expect(() => postgres.run(`do $$ begin assert false, 'broken'; end $$`, SUPERUSER)).toThrow('broken')
  })

  it.each(rules.map((name) => path.basename(name, '.sql')))('%s', (rule) => {
    const sql = [read(rulesFolder, 'helpers.sql'), read(rulesFolder, `${rule}.sql`)].join('\n')
    postgres.run(`begin;\n${sql}\nrollback;`, SUPERUSER)
  })
})
