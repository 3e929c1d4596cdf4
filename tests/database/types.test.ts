import { databaseTypes } from 'embedded-supabase/source/src/databaseTypes'
import { startTestBackend } from 'embedded-supabase/source/tests/testBackend'
import { expect, it } from 'vitest'

it('the types of the database are those of its migrations', async () => {
  const backend = await startTestBackend()
  const types = await databaseTypes(backend.query)
  await backend.close()
  const heading =
    '// Written from supabase/migrations, for supabase-js: npx vitest run --project=database types -u\n\n'
  await expect(heading + types).toMatchFileSnapshot('../../src/data/provider/database.ts')
})
