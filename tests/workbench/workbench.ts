import { existsSync, readFileSync } from 'node:fs'
import { test as base, type Page } from '@playwright/test'

const listFile = 'build/workbench/meta.json'

/** The ids of all stories in the built workbench; empty if it has not been built. */
export const storyIds = (): string[] =>
  existsSync(listFile) ? Object.keys(JSON.parse(readFileSync(listFile, 'utf8')).stories) : []

/** The built workbench, open in one page for as long as the worker lives. */
export type Workbench = {
  page: Page
  /** The errors on the page since the story was opened. */
  complaints: string[]
  /** Changes to a story and waits until it is rendered. */
  show: (story: string) => Promise<void>
}

/** The address of a story by itself. */
export const addressOf = (story: string) => `/?story=${story}&mode=preview`

async function open(page: Page, origin: string): Promise<Workbench> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) complaints.push(`request: ${url.href}`)
  })
  const stands = (story: string, timeout: number) =>
    page.waitForFunction(
      (id) =>
        document.documentElement.dataset.shownStory === id || document.querySelector('[data-story-error]'),
      story,
      { polling: 30, timeout },
    )
  const change = async (story: string) => {
    await page.evaluate((next) => {
      window.history.pushState(null, '', next)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, addressOf(story))
    await stands(story, 10_000)
  }
  const load = async (story: string) => {
    await page.goto(addressOf(story))
    await stands(story, 20_000)
  }
  return {
    page,
    complaints,
    show: async (story) => {
      complaints.length = 0
      if (page.url() === 'about:blank') await load(story)
      else await change(story).catch(() => load(story))
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
    },
  }
}

/** Playwright's `test` with the workbench; changing the story in the open page is much faster than loading it. */
export const test = base.extend<Record<never, never>, { workbench: Workbench }>({
  workbench: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use
      if (!baseURL) throw new Error('The workbench project of playwright.config.ts has no baseURL')
      const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
      await use(await open(await context.newPage(), new URL(baseURL).origin))
      await context.close()
    },
    { scope: 'worker' },
  ],
})
