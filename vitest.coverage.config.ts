import { defineConfig } from 'vitest/config'

/** The end of a whole run: joins what all other tests have recorded, and so runs after them. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { globalSetup: 'tests/coverage/requireWholeRun.ts', include: ['tests/coverage/wholeRun.test.ts'] },
})
