import { test as base, expect } from '@playwright/test'
import { buildFixture } from '../buildFixture.ts'
import { type Served, serveFixture } from './serveFixture.ts'
import { type Tab, type Visitor, visitorOf } from './visitor.ts'

export { expect }

/** A browser that runs, with profiles that nothing else uses. */
type Browser = {
  openProfile: () => Promise<{ openTab: () => Promise<Tab>; end: () => Promise<void> }>
  close: () => Promise<void>
}

/** Given by the configuration: how to start the browser that is to be tested. */
export type BrowserOptions = {
  starter: {
    start: () => Promise<Browser>
    /** False for WebKitGTK. */
    retriesScripts: boolean
  }
}

type Fixtures = {
  site: Served
  /** Somebody whose storage is empty at first. */
  visitor: Visitor
}

/** A test of the built fixture in a browser. */
export const test = base.extend<Fixtures, BrowserOptions & { engine: Browser; folder: string }>({
  starter: [
    { start: () => Promise.reject(new Error('No browser is given')), retriesScripts: true },
    { option: true, scope: 'worker' },
  ],
  engine: [
    async ({ starter }, use) => {
      const engine = await starter.start()
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one needs
    async ({}, use) => {
      const { folder, remove } = await buildFixture()
      await use(folder)
      await remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: async ({ folder }, use) => {
    const site = await serveFixture(folder)
    await use(site)
    await site.close()
  },
  visitor: async ({ engine, site }, use) => {
    const profile = await engine.openProfile()
    await use(visitorOf(await profile.openTab(), site.origin))
    await profile.end()
  },
})
