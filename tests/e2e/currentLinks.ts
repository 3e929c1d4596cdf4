import type { Page } from '@playwright/test'

/** The links of the open page that are said to lead to where the visitor is, and lead to elsewhere. */
export const wrongCurrentLinks = (page: Page) =>
  page.locator('a[aria-current]').evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter(({ pathname, hash }) => {
        const { location } = window
        // A link without a hash leads to the page as a whole.
        return pathname !== location.pathname || (hash !== '' && hash !== location.hash)
      })
      .map((link) => `${link.getAttribute('href')} is not ${window.location.href}`),
  )
