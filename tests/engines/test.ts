import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import type { Driver, EngineName } from '../../scripts/engines.mjs'
import type { Engine, Profile } from './drivers/engine.ts'
import { startEngine } from './drivers/startEngine.ts'
import { type Site, serveSite } from './serveSite.ts'
import { type Visitor, visitorOf } from './visitor.ts'

export { expect }

/** Chosen by the projects in `playwright.config.ts`. */
export type EngineOptions = { engineName: EngineName; driver: Driver }

type Fixtures = {
  /** The site, at an origin of this test's own. A page that reports anything fails the test. */
  site: Site
  profile: Profile
  openTab: () => Promise<Visitor>
  visitor: Visitor
}

/** A test for every engine: in each, it has a browser that the worker keeps, and a visitor with empty storage. */
export const test = base.extend<Fixtures, EngineOptions & { engine: Engine }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  driver: ['playwright', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, driver, launchOptions }, use) => {
      const engine = await startEngine(engineName, driver, launchOptions)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one needs
  site: async ({}, use) => {
    const site = await serveSite(`http://localhost:${process.env.KING_EXCHANGE_SITE_PORT}`)
    await use(site)
    await site.close()
    expect(site.reports).toEqual([])
  },
  profile: async ({ engine }, use) => {
    const profile = await engine.openProfile()
    await use(profile)
    await profile.end()
  },
  openTab: async ({ profile, site }, use, testInfo) => {
    const tabs: Visitor[] = []
    await use(async () => {
      const visitor = visitorOf(await profile.openTab(), site.origin)
      tabs.push(visitor)
      return visitor
    })
    if (testInfo.status === testInfo.expectedStatus) return
    for (const [index, { tab }] of tabs.entries()) {
      const file = testInfo.outputPath(`tab-${index + 1}.png`)
      const picture = await tab.takePicture().catch(() => undefined)
      if (!picture) continue
      await writeFile(file, picture)
      testInfo.attachments.push({ name: 'picture', path: file, contentType: 'image/png' })
    }
  },
  visitor: async ({ openTab }, use) => use(await openTab()),
})
