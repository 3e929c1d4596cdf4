import { databaseTypes } from '@king-exchange/embedded-supabase'
import { startTestBackend } from '@king-exchange/embedded-supabase/tests'
import { expect, it } from 'vitest'
import { howTo } from '../howTo'

it('the types of the database are those of its migrations', async () => {
  const backend = await startTestBackend()
  const types = await databaseTypes(backend.query)
  await backend.close()
  const heading =
    '// Written from supabase/migrations, for supabase-js: npx vitest run --project=database types -u\n\n'
  await expect(heading + types, howTo('A column, a table or a function of the database')).toMatchFileSnapshot(
    '../../src/data/provider/database.ts',
  )
})
