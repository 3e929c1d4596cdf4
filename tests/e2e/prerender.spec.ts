import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { documentOf, forms, pages, prerenderedPages, publicPages, scriptedDocumentOf } from './documents.ts'
import { expect, openAsleep, test } from './support.ts'
import { faces, facesThatAre } from './typefaces.ts'

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

test('every public page of the specification is prerendered and the forms for getting in, and no private page', () => {
  const contents = ['/', '/about', '/api', '/blog', '/contact', '/features', '/market', '/token']
  expect(prerenderedPages).toEqual([...contents, ...placeholders, ...forms].sort())
  for (const page of ['/dashboard', '/auth/confirm', '/admin', '/admin/fees', '/404']) {
    expect(documentOf(page), page).toContain('<div id="root"></div>')
  }
})

for (const page of prerenderedPages) {
  test.describe(`${page} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    test('is complete, styled, and links only to documents that exist', async ({ page: browser }) => {
      const answer = await browser.goto(page)
      expect(answer?.status()).toBe(200)
      await expect(browser.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(browser.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(browser.getByRole('contentinfo')).toBeVisible()
      expect(await browser.getByRole('banner').evaluate((header) => getComputedStyle(header).position)).toBe(
        forms.includes(page) ? 'static' : 'fixed',
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

test('nothing but the document is requested before it is painted, and no page loads another page’s code', async ({
  page,
}) => {
  const html = scriptedDocumentOf('/market')
  expect(html).not.toMatch(/<script[^>]+src=|<link rel="(modulepreload|stylesheet|manifest)"/)
  expect(html).toMatch(/<link rel="icon" href="data:/)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/market', { waitUntil: 'networkidle' })
  const { painted, started } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    started: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(js|css|webmanifest)$/.test(name))
      .map(({ startTime }) => startTime),
  }))
  expect(started.length).toBeGreaterThan(1)
  expect(Math.min(...started)).toBeGreaterThan(painted)
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1)
  expect(requested).not.toContain('/favicon.svg')
  const scripts = requested.filter((name) => name.endsWith('.js')).map((name) => path.basename(name))
  for (const other of ['blog', 'home', 'login', 'register', 'dashboard', 'features']) {
    expect(scripts.filter((name) => name.startsWith(`${other}-`))).toEqual([])
  }
})

test('every document declares the variables of tokens that it reads', () => {
  for (const page of pages) {
    const html = documentOf(page)
    const declared = new Set(html.match(/--kx-[\w\\.-]+(?=:)/g))
    const read = [...html.matchAll(/var\((--kx-[\w\\.-]+)\)/g)].map(([, name]) => name)
    expect(
      read.filter((name) => name && !declared.has(name)),
      page,
    ).toEqual([])
  }
})

test('hydration leaves the styles of the document where they are, and adds none that it holds', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { insertRule } = CSSStyleSheet.prototype
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      document.documentElement.dataset.inserted = `${document.documentElement.dataset.inserted ?? ''}\n${rule}`
      return insertRule.call(this, rule, index)
    }
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
        if (node.nodeName === 'STYLE') document.documentElement.dataset.moved = 'a style tag'
      }
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Watch Demo' }).click()
  await expect(page.getByText(/not implemented yet/)).toBeVisible()
  const { moved, inserted } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
  expect(moved).toBeUndefined()
  expect(inserted).toContain('.css-')
  const [late = ''] = /\/assets\/lateStyles-[\w-]+\.css/.exec(documentOf('/')) ?? []
  const styles = documentOf('/') + (await (await page.request.get(late)).text())
  const held = new Set(styles.match(/\.css-\w+/g))
  expect(inserted?.match(/\.css-\w+/g)?.filter((name) => held.has(name))).toEqual([])
  expect(inserted).not.toMatch(/:root|@layer reset/)
})

test('a page whose first script is missing adds the styles of the document once more, and looks the same', async ({
  page,
}) => {
  const [names = ''] = /\/assets\/styleNames-[\w-]+\.js/.exec(documentOf('/terms')) ?? []
  await page.route(`**${names}`, (route) => route.abort())
  await page.goto('/terms')
  const heading = page.getByRole('heading', { level: 1 })
  const size = await heading.evaluate((element) => getComputedStyle(element).fontSize)
  await page.setViewportSize({ width: 375, height: 800 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCSS('position', 'fixed')
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(heading).toHaveCSS('font-size', size)
  expect(Number.parseFloat(size)).toBeGreaterThan(30)
})

test('a document that is still arriving is hydrated once it is complete', async ({ page }) => {
  const html = documentOf('/about')
  const middle = html.indexOf('</main>')
  let finish = () => {}
  const server = createServer((request, response) => {
    if (request.url !== '/about') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.write(html.slice(0, middle))
    finish = () => response.end(html.slice(middle))
    return response
  }).listen(0)
  await once(server, 'listening')
  const asked: string[] = []
  await page.route('**/*.js', (route) => {
    asked.push(route.request().url())
  })
  const { port } = server.address() as AddressInfo
  await page.goto('/favicon.svg')
  await page.evaluate((address) => window.location.assign(address), `http://localhost:${port}/about`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const frames = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))))
  await frames()
  expect(asked).toEqual([])
  const first = page.waitForRequest('**/*.js')
  finish()
  await first
  server.closeAllConnections()
  server.close()
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

test('the typefaces come after the first paint, on a later visit with the document', async ({ context }) => {
  const page = await context.newPage()
  const typefaces = page.locator('#typefaces')
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto('/')
  await expect(typefaces).toHaveAttribute('media', 'print')
  const other = await context.newPage()
  await other.goto('/')
  await expect.poll(() => facesThatAre(other, 'loaded')).toEqual(faces)
  await page.reload()
  expect(await typefaces.getAttribute('media')).toBeNull()
})

test('a page is hydrated in a browser that tells of neither paint nor idleness', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
    Reflect.deleteProperty(window, 'requestIdleCallback')
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Watch Demo' }).click()
  await expect(page.getByText(/not implemented yet/)).toBeVisible()
})
