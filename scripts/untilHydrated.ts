import type { Page } from '@playwright/test'

/**
 * Waits until a page of the site is hydrated, if its document was rendered ahead; else until it has its title. It goes by
 * React's own mark, which builds of every age have.
 */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const isRenderedAhead = document.getElementById('root')?.dataset.path === window.location.pathname
    const title = document.querySelector('h1')
    if (!title || !isRenderedAhead) return title !== null
    return Object.keys(title).some((key) => key.startsWith('__reactProps'))
  })
