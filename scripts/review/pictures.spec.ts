import { expect, type Page, type TestInfo, test } from '@playwright/test'
import { untilHydrated } from '../untilHydrated.ts'
import { openWorkbench } from './openWorkbench.ts'
import { readRun } from './run.ts'
import type { Subject } from './subjects.ts'

/** Chromium cannot take a picture of more than 16,384 pixels. */
const tallest = 15_000

/** Timeout in ms; a busy machine takes half a minute for the first story. */
const patience = 120_000

const { side, workbench, site, subjects } = readRun()

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-01-15T09:30:00Z')
  await page.addInitScript(freezeTime)
})

for (const group of new Set(subjects.map((subject) => subject.group))) {
  test(group, async ({ page }, info) => {
    const { show } = openWorkbench(page, new URL(workbench).origin)
    for (const subject of subjects.filter((other) => other.group === group)) {
      const { id, path, state, theme } = subject
      const open = () => {
        if (state !== undefined) return showState(page, state)
        return path === undefined ? show(id) : showPage(page, path, theme)
      }
      const problem = await test
        .step(id, () => compare(page, subject, info, open), { timeout: patience })
        .catch((error: Error) => error.message)
      if (problem === undefined) continue
      info.annotations.push({ type: 'failed', description: id })
      expect.soft(problem, `${id} could not be shown`).toBeUndefined()
    }
  })
}

/**
 * In the page, before its own scripts: nothing is by chance, and timers that ring after 0.9 s or later never do, such as
 * those of clocks and of what vanishes by itself. By Playwright's clock all timers would stand, also those that React
 * needs to render; wound on, they would ring as often as the page is slow.
 */
function freezeTime(): void {
  Math.random = () => 0.5
  const stopLater = (set: (run: TimerHandler, delay?: number, ...values: unknown[]) => number) =>
    ((run: TimerHandler, delay = 0, ...values: unknown[]) =>
      set(run, delay < 900 ? delay : 2 ** 31 - 1, ...values)) as never
  window.setTimeout = stopLater(window.setTimeout)
  window.setInterval = stopLater(window.setInterval)
}

/** Compares the shown page with the picture of the earlier build, or takes that picture, and writes down the finding. */
async function compare(page: Page, { id, only }: Subject, info: TestInfo, show: () => Promise<void>) {
  const picture = `${id}.png`
  const errors = info.errors.length
  if (only === 'after' && side === 'before') return
  if (only === 'before' && side === 'after') {
    await info.attach(picture, { path: info.snapshotPath(picture, { kind: 'screenshot' }) })
    expect.soft(side, `${id} is gone`).toBe(only)
  } else {
    await show()
    const { width = 0 } = page.viewportSize() ?? {}
    const clip = { x: 0, y: 0, width, height: tallest }
    await expect.soft(page).toHaveScreenshot(picture, { fullPage: true, clip })
  }
  if (info.errors.length === errors) return
  const type =
    side === 'before' ? 'failed' : { before: 'gone', after: 'new', both: 'differs' }[only ?? 'both']
  info.annotations.push({ type, description: id })
}

/** Opens the Stepper in a state, in a document of its own: within one, it would stay where it is. */
async function showState(page: Page, state: string): Promise<void> {
  await page.goto(new URL(`?story=${state}&mode=preview`, workbench).href)
  await expect(page.locator('[aria-current=step]')).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Opens a page of the site, and waits until it is hydrated. */
async function showPage(page: Page, path: string, colorScheme: Subject['theme'] = 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.goto(new URL(`${path}?seed=7`, site).href)
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
}
