import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { splitSqlStatements } from '@supabase/lite'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { startTestBackend, type TestBackend } from './testBackend.ts'

const folder = path.join(import.meta.dirname, 'rules')
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const rules = readdirSync(folder).filter((name) => name !== 'helpers.sql')

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

// The same rules run on a PostgreSQL of the machine: npm run test:postgres.
describe('on the embedded database', () => {
  it.each(rules.map((name) => path.basename(name, '.sql')))('%s', async (rule) => {
    await backend.query('begin')
    try {
      for (const statement of splitSqlStatements(`${read('helpers.sql')}\n${read(`${rule}.sql`)}`)) {
        await backend.query(statement)
      }
    } finally {
      await backend.query('rollback')
    }
  })
})
