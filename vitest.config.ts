import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/{actors,machines,data,database,embedded,components,project,routes,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
    env: {
      // Passwords of tests need no slow hash.
      LITE_AUTH_BCRYPT_COST: '4',
    },
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // The backend prints every refusal of the database; here they are expected.
    onConsoleLog: (log) => !log.includes('row-level security'),
  },
})
