import { test as base } from '@playwright/test'
import { serveFixture } from '../serveFixture.ts'

/** The fixture, served once for each worker. */
export const test = base.extend<Record<never, never>, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one needs
    async ({}, use) => {
      const { origin, close } = await serveFixture()
      await use(origin)
      await close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
