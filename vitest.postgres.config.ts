import { defineConfig } from 'vitest/config'
import { findPostgres } from './scripts/postgres.mjs'

if (!findPostgres()) {
  console.error('King Exchange: no PostgreSQL found on this machine. On Debian: apt-get install postgresql')
  process.exit(1)
}

/** The database rules on a PostgreSQL of the machine, with a stand-in for what a hosted project adds to it. */
export default defineConfig({
  test: { include: ['tests/postgres/**/*.test.ts'], hookTimeout: 300_000, testTimeout: 120_000 },
})
