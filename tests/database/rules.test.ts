import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { startTestBackend, type TestBackend } from '@king-exchange/embedded-supabase/tests'
import { afterAll, beforeAll, describe, it } from 'vitest'

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
  it.each(rules.map((name) => path.basename(name, '.sql')))('%s', (rule) =>
    backend.tryOut(`${read('helpers.sql')}\n${read(`${rule}.sql`)}`),
  )
})
