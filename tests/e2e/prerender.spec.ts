import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { measurePages } from '../../scripts/sizeReport.mjs'
import { type Budget, budgetOf } from './budgets.ts'
import { documentOf, pages, publicPages } from './documents.ts'
import { chooseMotion, expect, openAsleep, test } from './support.ts'

const placeholders = [
  '/aml',
  '/developer-portal',
  '/education',
  '/fees',
  '/partners',
  '/privacy',
  '/project-builder',
  '/support',
  '/terms',
]

/** The elements and texts below `#root`, of a document as text or of the page as it stands. */
const structure = (page: Page, html?: string) =>
  page.evaluate((source) => {
    const parsed = source ? new DOMParser().parseFromString(source, 'text/html') : document
    const lines: string[] = []
    const visit = (node: Node) => {
      // The QR code is drawn after hydration, when the origin is known, in a reserved place.
      if (node instanceof Element && node.matches('svg[aria-label^="QR code"]')) return
      // What is loaded on demand after hydration, in a reserved place.
      if (node.parentElement?.matches('[data-late]')) return
      if (node instanceof Element && !['STYLE', 'SCRIPT', 'NOSCRIPT'].includes(node.tagName)) {
        const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort()
        lines.push(`<${node.tagName.toLowerCase()} ${attributes.join(' ')}>`)
        node.childNodes.forEach(visit)
      } else if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) {
        lines.push(node.textContent)
      }
    }
    parsed.getElementById('root')?.childNodes.forEach(visit)
    return lines
  }, html)

test('every public page of the specification is prerendered, and no private one', () => {
  expect(publicPages).toEqual(
    ['/', '/about', '/api', '/blog', '/contact', '/features', '/market', '/token', ...placeholders].sort(),
  )
  for (const page of ['/login', '/dashboard', '/auth/confirm', '/admin', '/admin/fees', '/404']) {
    expect(documentOf(page), page).toContain('<div id="root"></div>')
  }
})

for (const page of publicPages) {
  test(`${page} is the same after hydration: no text, element or attribute changes and no error is logged`, async ({
    page: browser,
  }) => {
    await chooseMotion(browser, 'paused')
    const complaints: string[] = []
    browser.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await browser.goto(page, { waitUntil: 'networkidle' })
    const alive = await structure(browser)
    expect(alive.length).toBeGreaterThan(50)
    const regions = alive.findIndex((line) => line.includes('data-scope=toast'))
    expect(regions === -1 ? alive : alive.slice(0, regions)).toEqual(
      await structure(browser, documentOf(page)),
    )
    expect(complaints).toEqual([])
  })

  test.describe(`${page} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    test('is complete, styled, and links only to documents that exist', async ({ page: browser }) => {
      const answer = await browser.goto(page)
      expect(answer?.status()).toBe(200)
      await expect(browser.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(browser.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(browser.getByRole('contentinfo')).toBeVisible()
      expect(await browser.getByRole('banner').evaluate((header) => getComputedStyle(header).position)).toBe(
        'fixed',
      )
      const hrefs = await browser
        .locator('a[href]')
        .evaluateAll((links) =>
          links.map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI)),
        )
        .then((links) => [...new Set(links.map((link) => new URL(link).pathname))])
      expect(hrefs.filter((href) => !pages.includes(href))).toEqual([])
    })
  })
}

test('every page has a title and a description of its own, and a canonical address where it may be listed', () => {
  const seen = new Map<string, string>()
  for (const page of pages.filter((name) => name !== '/404')) {
    const html = documentOf(page)
    const titles = [...html.matchAll(/<title[^>]*>([^<]+)<\/title>/g)].map((match) => match[1])
    expect(titles, page).toHaveLength(1)
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1]
    expect(description?.length, page).toBeGreaterThan(20)
    expect(html.match(/<meta property="og:image" content="https:\/\/[^"]+\/og\.png"/), page).not.toBeNull()
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    const isListed = publicPages.includes(page) && !placeholders.includes(page)
    expect(canonical, page).toBe(isListed ? `https://kingexchange.example${page}` : undefined)
    expect(html.includes('content="noindex"'), page).toBe(!isListed)
    for (const text of [titles[0] ?? '', description ?? '']) {
      expect(seen.get(text), `${page} has the title or the description of another page`).toBeUndefined()
      seen.set(text, page)
    }
  }
})

test('the sitemap lists the public pages that have content, and robots.txt names it', async ({ request }) => {
  const listed = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)]
  expect(listed.map((match) => match[1]).sort()).toEqual(
    publicPages
      .filter((page) => !placeholders.includes(page))
      .map((page) => `https://kingexchange.example${page}`)
      .sort(),
  )
  expect(await (await request.get('/robots.txt')).text()).toContain(
    'Sitemap: https://kingexchange.example/sitemap.xml',
  )
})

test('the web manifest names the site, and icons that are there', async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'King Exchange', start_url: '/', theme_color: '#0a0c12' })
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true)
  for (const { url } of manifest.shortcuts) expect(pages, url).toContain(url)
})

test('an unknown address is answered as not found, by a document that the browser fills', async ({
  page,
}) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('scripts are requested after the first paint, and no page loads another page’s code', async ({
  page,
}) => {
  const html = documentOf('/market')
  expect(html).not.toMatch(/<script[^>]+src=|<link rel="(modulepreload|stylesheet)"/)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(path.basename(new URL(request.url()).pathname))
  })
  await page.goto('/market', { waitUntil: 'networkidle' })
  for (const other of ['blog', 'home', 'login', 'register', 'dashboard', 'features']) {
    expect(scripts.filter((name) => name.startsWith(`${other}-`))).toEqual([])
  }
})

test('what a page loads before hydration stays within its budget', () => {
  const sizes = measurePages('build/embedded')
  expect(sizes.map(({ path: page }) => page).sort()).toEqual(publicPages)
  const exceeded = sizes.flatMap(({ path: page, scripts, document, ...others }) => {
    const costs: Budget = {
      scripts: scripts.brotli,
      scriptFiles: others.count,
      styles: brotliCompressSync(others.styles).length / 1024,
      document: document.brotli,
      elements: others.elements,
      requestsBeforePaint: others.requestsBeforePaint,
    }
    const largest = others.files
      .sort((one, other) => other.brotli - one.brotli)
      .slice(0, 3)
      .map(({ name, brotli }) => `${name} ${brotli.toFixed(1)}`)
    return Object.entries(budgetOf(page)).flatMap(([measure, budget]) => {
      const cost = costs[measure as keyof Budget]
      if (cost <= budget) return []
      const files = measure.startsWith('script') ? `; the largest: ${largest.join(', ')}` : ''
      return `${page}: ${measure} ${cost.toFixed(1)}, ${(cost - budget).toFixed(1)} over the budget${files}`
    })
  })
  expect(exceeded).toEqual([])
})

test('a page that was scrolled before hydration keeps its position, and Back restores it', async ({
  page,
}) => {
  const wake = await openAsleep(page, '/')
  await page.evaluate(() => window.scrollTo(0, 2_500))
  await wake()
  await page.waitForLoadState('networkidle')
  const top = () => page.evaluate(() => window.scrollY)
  expect(await top()).toBeGreaterThan(2_400)
  await page.getByRole('banner').getByRole('link', { name: 'Token' }).click()
  await expect.poll(top).toBe(0)
  await page.goBack()
  await expect.poll(top).toBeGreaterThan(2_400)
})

test('a page is hydrated in a browser that reports no paint', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Watch Demo' }).click()
  await expect(page.getByText(/not implemented yet/)).toBeVisible()
})
