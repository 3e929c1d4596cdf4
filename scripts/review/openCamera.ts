import type { Browser, Page } from '@playwright/test'
import { holdStill, neverAfter, type StillWindow, standingMoment } from './holdStill'
import { settle } from './settle'
import type { Subject } from './subject'

/** Where the workbench and the site of a commit are served, and the headers by which a server knows the commit. */
export type Side = { workbench: string; site: string; headers?: Record<string, string> }

/** Takes pictures of one commit. */
export type Camera = {
  /** A PNG of the subject in a window of that width. */
  take: (subject: Subject, width: number) => Promise<Buffer>
  close: () => Promise<void>
}

/** The height of the window by its width; a picture is as tall as the page. */
const heights: Record<number, number> = { 375: 812, 1440: 900 }

/** No picture is taller; Chromium cannot take one of more than 16,384 pixels. */
const tallest = 15_000

/** How long to wait in ms for what a page shows; a cold start on a very busy machine takes half a minute. */
const patience = 60_000

/** How long to wait in ms for a page to rest, once it is shown. */
const restlessness = 5_000

/** Opens one page for all stories, and a new one for each page of the site, as for a first visit. */
export function openCamera(browser: Browser, side: Side): Camera {
  let stories: Promise<Studio> | undefined
  const takeStory = async ({ id, address }: Subject, width: number) => {
    stories ??= openStudio(browser, side)
    const studio = await stories
    try {
      await studio.setWidth(width)
      await showStory(studio.page, side.workbench, id, address)
      return await studio.shoot()
    } catch (error) {
      // The next story must not suffer from what befell this one.
      stories = undefined
      await studio.close()
      throw error
    }
  }
  const takePage = async ({ address }: Subject, width: number) => {
    const studio = await openStudio(browser, side)
    try {
      await studio.setWidth(width)
      await showPage(studio.page, new URL(address, side.site).href)
      return await studio.shoot()
    } finally {
      await studio.close()
    }
  }
  return {
    take: (subject, width) => (subject.source === 'story' ? takeStory : takePage)(subject, width),
    close: async () => (await stories)?.close(),
  }
}

type Studio = {
  page: Page
  setWidth: (width: number) => Promise<void>
  shoot: () => Promise<Buffer>
  close: () => Promise<void>
}

/** Opens an empty page in which time stands still. */
async function openStudio(browser: Browser, { headers }: Side): Promise<Studio> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    extraHTTPHeaders: headers,
  })
  await context.addInitScript(holdStill, { moment: standingMoment, never: neverAfter })
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  let requests = 0
  let loading = 0
  page.on('request', () => {
    requests += 1
    loading += 1
  })
  const end = () => {
    loading -= 1
  }
  page.on('requestfinished', end).on('requestfailed', end)
  return {
    page,
    setWidth: async (width) => {
      if (page.viewportSize()?.width === width) return
      await page.setViewportSize({ width, height: heights[width] ?? 900 })
    },
    shoot: async () => {
      const begun = performance.now()
      for (let isLate = true; isLate && performance.now() - begun < patience; ) {
        const seen = requests
        isLate = loading > 0
        await page.evaluate(settle, restlessness)
        // What has come meanwhile has to be shown, too.
        isLate ||= loading > 0 || requests > seen
      }
      await page.evaluate(hideCaret)
      const { cssContentSize } = await protocol.send('Page.getLayoutMetrics')
      const { width = 0 } = page.viewportSize() ?? {}
      const height = Math.min(Math.ceil(cssContentSize.height), tallest)
      const { data } = await protocol.send('Page.captureScreenshot', {
        captureBeyondViewport: true,
        optimizeForSpeed: true,
        clip: { x: 0, y: 0, width, height, scale: 1 },
      })
      return Buffer.from(data, 'base64')
    },
    close: () => context.close(),
  }
}

/** Changes to a story in the open workbench, which is much faster than loading it. */
async function showStory(page: Page, origin: string, id: string, address: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(new URL(address, origin).href)
  else await page.evaluate(changeAddress, address)
  await page
    .waitForFunction(isShown, id, { timeout: patience })
    .catch(() => Promise.reject(new Error('The story was not shown.')))
}

/** In the page: leaves nothing of the last story, and shows the next one. */
function changeAddress(address: string): void {
  const { heldStill } = window as unknown as StillWindow
  localStorage.clear()
  sessionStorage.clear()
  heldStill.begin()
  document.querySelector('[data-story-error]')?.removeAttribute('data-story-error')
  window.history.replaceState(null, '', address)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

/** In the page: whether the story is there, or what it says when it crashes. */
const isShown = (id: string) =>
  document.documentElement.dataset.shownStory === id || document.querySelector('[data-story-error]') !== null

/** Opens a page of the site and wakes every part of it that sleeps. */
async function showPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page
    .waitForFunction(isAlive, undefined, { timeout: patience })
    .catch(() => Promise.reject(new Error('The page was not hydrated.')))
  await page.evaluate(wakeParts)
}

/** In the page: whether it is hydrated; if the browser renders all of it, whether its heading is there. */
const isAlive = () => {
  const { alive } = document.documentElement.dataset
  const renderedAhead = document.getElementById('root')?.dataset.path
  return renderedAhead === window.location.pathname
    ? alive !== undefined
    : document.querySelector('h1') !== null
}

function wakeParts(): void {
  for (const part of document.querySelectorAll('[data-island] > *')) {
    part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  }
}

/** In the page: the site's policy allows rules in this way only. */
function hideCaret(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { caret-color: transparent !important }')
  if (document.adoptedStyleSheets.length === 0) document.adoptedStyleSheets.push(sheet)
}
