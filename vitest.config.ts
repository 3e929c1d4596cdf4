import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import workbench from './.ladle/vite.config.ts'
import { browserLaunchOptions } from './scripts/browser.mjs'
import { namelessParts } from './tests/nameless.ts'

/** Helpers that start an embedded database, which takes seconds for each file that imports one of them. */
const databaseHelper = /from '[^']*\/(embedded-supabase\/tests|realBackend)'|prepareCommands/

/** The tests below `tests` that import such a helper, and so belong to the database project. */
const onDatabase = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((name) => path.posix.join('tests', name.replaceAll(path.sep, '/')))
  .filter((file) => /\.test\.tsx?$/.test(file) && databaseHelper.test(readFileSync(file, 'utf8')))

/**
 * Tests without a browser: the unit project is quick, the build project reads the built site and workbench, the database
 * project starts embedded backends.
 */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [
            'tests/postgres/**',
            'tests/build/**',
            'tests/screens/**',
            'tests/contract/*.test.ts',
            ...onDatabase,
          ],
          setupFiles: ['tests/restoreWorld.ts', 'tests/propertyRuns.ts'],
          // The files of a worker share its modules, whose import would otherwise take more than half of the time. So a
          // test that replaces a module puts it back; `restoreWorld.ts` does so for globals and timers.
          isolate: false,
        },
      },
      {
        // Stories in a browser, by the workbench's own build: how components look and behave.
        plugins: workbench.plugins,
        resolve: workbench.resolve,
        // All stories, so that every dependency is known at the start: one that is found later loads the page anew.
        optimizeDeps: {
          entries: [
            'stories/{components,coverage,machines,screens}/*.stories.tsx',
            'tests/screens/**/*.ts?(x)',
          ],
          include: ['vitest-browser-react', 'react-dom/client', 'react/jsx-dev-runtime'],
        },
        test: {
          name: 'screens',
          include: ['tests/screens/**/*.test.{ts,tsx}'],
          setupFiles: 'tests/screens/support/eachTest.ts',
          // The modules of a page and what the browser has compiled of them stay from file to file. `eachTest.ts` clears away.
          isolate: false,
          testTimeout: 180_000,
          expect: { poll: { timeout: 30_000, interval: 20 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout: 300_000,
            provider: playwright({
              // A press, as all that is polled. Without it one lasts as long as its test may, and nothing is printed until then.
              actionTimeout: 30_000,
              // Its zone is not set by the context, because then no test could set another one.
              launchOptions: { ...(await browserLaunchOptions()), env: { ...process.env, TZ: 'UTC' } },
              contextOptions: { reducedMotion: 'reduce', locale: 'en-US' },
            }),
            instances: [{ browser: 'chromium' }],
            // In Node, because the tree is large: 300 rows take half a second to come into the page.
            commands: { namelessParts: ({ page }) => namelessParts(page, true) },
          },
        },
      },
      {
        extends: true,
        // Reads what the builds have written, and builds nothing but the few parts that `pipelines.test.ts` compares.
        test: { name: 'build', include: ['tests/build/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: onDatabase,
          globalSetup: 'packages/embedded-supabase/tests/databaseArchive.ts',
          // Passwords of tests need no slow hash.
          env: { LITE_AUTH_BCRYPT_COST: '4' },
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/*.test.ts'],
          globalSetup: 'tests/contract/support/startTarget.ts',
          setupFiles: 'tests/contract/support/case.setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'fast-pages',
          include: ['packages/fast-pages/tests/**/*.test.{ts,tsx}'],
          setupFiles: 'tests/restoreWorld.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded-supabase',
          include: ['packages/embedded-supabase/tests/**/*.test.ts'],
          globalSetup: 'packages/embedded-supabase/tests/databaseArchive.ts',
          env: { LITE_AUTH_BCRYPT_COST: '4' },
        },
      },
      {
        extends: true,
        // The database rules on a PostgreSQL of the machine, with a stand-in for what a hosted project adds to it.
        test: { name: 'postgres', include: ['tests/postgres/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'machine-workbench',
          include: ['packages/machine-workbench/tests/*.test.ts'],
          isolate: false,
        },
      },
    ],
    // `npm test` leaves these out, `npm run test:all` runs them: the same questions with more inputs.
    tags: [{ name: 'night' }],
    maxWorkers: Math.max(2, availableParallelism()),
    // They only end what hangs, so they are far above what a machine takes that has other work to do.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // The backend prints every refusal of the database; here they are expected.
    onConsoleLog: (log) =>
      !/row-level security|The session of this access token is over|The code of a second factor is required/.test(
        log,
      ),
  },
})
