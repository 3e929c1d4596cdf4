import type { Page } from '@playwright/test'
import { addressOf } from '../../tests/workbench/addressOf.ts'

/** The built workbench, open in one page for as long as the worker lives. */
type Workbench = {
  page: Page
  /** The errors on the page since the story was opened. */
  faults: string[]
  /**
   * Changes to a story and waits until it is rendered, for as long as the test may take. The story begins anew, whatever
   * the tests before have done with it.
   */
  show: (story: string) => Promise<void>
}

/** Waits in the page until a story, or why it cannot be rendered, is shown with its fonts. */
async function standUntilShown(story: string): Promise<void> {
  const isShown = () =>
    document.documentElement.dataset.shownStory === story || !!document.querySelector('[data-story-error]')
  await new Promise<void>((resolve) => {
    if (isShown()) return resolve()
    const observer = new MutationObserver(() => {
      if (!isShown()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document, {
      attributeFilter: ['data-shown-story', 'data-story-error'],
      childList: true,
      subtree: true,
    })
  })
  await document.fonts.ready
}

const isShown = (story: string) => document.documentElement.dataset.shownStory === story

/** Changes the story in the page, as the browser's Back does. A story that is shown already stays as it is. */
function changeStory(address: string): void {
  window.history.pushState(null, '', address)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

/** The workbench in an empty page. It is loaded once, and again only for a story that it shows already. */
export function openWorkbench(page: Page, origin: string): Workbench {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) faults.push(`request: ${url.href}`)
  })
  return {
    page,
    faults,
    show: async (story) => {
      faults.length = 0
      const canChange = page.url() !== 'about:blank' && !(await page.evaluate(isShown, story))
      if (canChange) await page.evaluate(changeStory, addressOf(story))
      else await page.goto(addressOf(story), { timeout: 0 })
      await page.evaluate(standUntilShown, story)
    },
  }
}
