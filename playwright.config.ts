import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { browserLaunchOptions } from './scripts/browser.mjs'
import { findEngines } from './scripts/engines.mjs'
import type { EngineOptions } from './tests/engines/test.ts'

const workbenchFolder = 'build/workbench'

/** A free port. It is kept in the environment under this name, so that every worker uses the same one. */
async function portNamed(name: string): Promise<number> {
  process.env[name] ??= await new Promise<string>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, 'localhost', () => {
      const address = server.address()
      server.close(() => resolve(String(address !== null && typeof address === 'object' ? address.port : 0)))
    })
  })
  return Number(process.env[name])
}

const sitePort = await portNamed('KING_EXCHANGE_SITE_PORT')
const workbenchPort = await portNamed('KING_EXCHANGE_WORKBENCH_PORT')

const engines = await findEngines()
const launchOptions = await browserLaunchOptions()

/** In ms. Every timeout only ends what hangs, so it is far above what a machine takes that has other work to do. */
const startTimeout = 300_000

const site = {
  name: 'site',
  command: 'npm run preview',
  url: `http://localhost:${sitePort}/`,
  env: {
    PORT: String(sitePort),
    SUPABASE_EMBEDDED_DATA: 'memory',
    // Tests send one mail after the other, and need no slow hash.
    SUPABASE_EMBEDDED_MAIL_INTERVAL: '0',
    LITE_AUTH_BCRYPT_COST: '4',
  },
  timeout: startTimeout,
  reuseExistingServer: false,
}

const workbench = {
  name: 'workbench',
  command: `npx vite preview --outDir ${workbenchFolder}`,
  url: `http://localhost:${workbenchPort}/`,
  env: { PORT: String(workbenchPort) },
  timeout: startTimeout,
  reuseExistingServer: false,
}

/** The browser tests of the built site on its embedded backend, and of the built workbench. */
export default defineConfig<object, EngineOptions>({
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // A browser, its page and the test keep more than one core busy.
  workers: Math.max(2, Math.floor(availableParallelism() * 0.75)),
  retries: process.env.CI ? 1 : 0,
  // A site that is broken as a whole would otherwise have each of its tests run into its timeout.
  maxFailures: process.env.CI ? 40 : 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  outputDir: 'test-results/browser',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions,
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Tracing slows every test down, so only the second try of a failed test is traced.
    trace: 'on-first-retry',
  },
  projects: [
    // Without motion unless a test asks for it: drawing it without a graphics card takes longer than most tests.
    { name: 'browser', testDir: 'tests/e2e', use: { baseURL: site.url, reducedMotion: 'reduce' } },
    // What engines can answer differently, in each that the machine has.
    ...engines.map(({ name, driver }) => ({
      name,
      testDir: 'tests/engines',
      use: {
        baseURL: site.url,
        engineName: name,
        driver,
        ...(name === 'chromium' ? null : { launchOptions: {} }),
      },
    })),
    { name: 'workbench', testDir: 'tests/workbench', use: { baseURL: workbench.url } },
  ],
  // The site can be tested without a workbench build.
  webServer: existsSync(workbenchFolder) ? [site, workbench] : [site],
})
