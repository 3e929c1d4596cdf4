import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { filesOf, lateStylesOf, scriptWith, textOf } from './builtFiles.ts'
import { documentOf, forms, prerenderedPages } from './documents.ts'
import { expect, openAsleep, test } from './support.ts'
import { untilTypefaces } from './typefaces.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every prerendered page is complete and styled', async ({ page }) => {
    test.slow()
    for (const path of prerenderedPages) {
      await test.step(path, async () => {
        const answer = await page.goto(path)
        expect.soft(answer?.status()).toBe(200)
        await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect.soft(page.getByRole('contentinfo')).toBeVisible()
        const position = forms.includes(path) ? 'static' : 'fixed'
        await expect.soft(page.getByRole('banner')).toHaveCSS('position', position)
      })
    }
  })
})

test('an unknown address is answered as not found, by a document that the browser fills', async ({
  page,
}) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('nothing but the document is requested before it is painted', async ({ page }) => {
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
  expect(requested).toContain(filesOf('/market').own)
  const others = prerenderedPages.filter((other) => other !== '/market').map((other) => filesOf(other).own)
  for (const other of [...others, scriptWith('Valued at fixed sample prices')]) {
    expect(requested).not.toContain(other)
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
  const styles = documentOf('/') + textOf(lateStylesOf('/'))
  const held = new Set(styles.match(/\.css-\w+/g))
  expect(inserted?.match(/\.css-\w+/g)?.filter((name) => held.has(name))).toEqual([])
  expect(inserted).not.toMatch(/:root|@layer reset/)
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
  await untilTypefaces(other)
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
