import { defineConfig } from 'vitest/config'

/** The check of the coverage map, which reads what all other tests have recorded, and so runs after them. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { include: ['tests/coverage/committedMap.test.ts'] },
})
