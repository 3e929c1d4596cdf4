import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { clientScript, filesOf, lateStylesOf, scriptWith, textOf } from './builtFiles.ts'
import { documentOf, forms, prerenderedPages } from './documents.ts'
import { delay, delayIdleWork, expect, openBeforeScripts, test } from './support.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every prerendered page is complete and styled, and offers Login and Sign Up', {
    tag: '@night',
  }, async ({ page }) => {
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
    await page.goto('/')
    const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
    await expect(link('Login')).toBeVisible()
    await expect(link('Sign Up')).toBeVisible()
    await expect(link('Dashboard')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'A look inside' })).toBeVisible()
    const late = page.getByRole('heading', { name: 'How your account is protected' })
    await expect(late).not.toHaveCSS('font-size', '16px')
  })
})

test('a page is painted by its document alone, and asks later for what it needs and for nothing else', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  // Styles that are put into the page, and those that hydration moves.
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
  const notices = scriptWith('toast-group')
  const beIdle = await delayIdleWork(page)
  await page.goto('/')
  const { painted, started } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    started: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(js|css|webmanifest)$/.test(name))
      .map(({ startTime }) => startTime),
  }))
  expect(started.length).toBeGreaterThan(5)
  expect(Math.min(...started)).toBeGreaterThan(painted)
  expect(requested).toContain(filesOf('/').own)
  expect(requested).not.toContain(notices)
  await beIdle()
  await expect.poll(() => requested).toContain(notices)
  await page.getByRole('button', { name: 'Watch Demo' }).click()
  await expect(page.getByText(/not implemented yet/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1)
  const others = prerenderedPages.filter((other) => other !== '/').map((other) => filesOf(other).own)
  const foreign = [...others, scriptWith('Valued at fixed sample prices'), clientScript(), '/favicon.svg']
  expect(requested.filter((address) => foreign.includes(address))).toEqual([])

  const { moved, inserted } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
  expect(moved).toBeUndefined()
  expect(inserted).toContain('.css-')
  const known = new Set((documentOf('/') + textOf(lateStylesOf('/'))).match(/\.css-\w+/g))
  expect(inserted?.match(/\.css-\w+/g)?.filter((name) => known.has(name))).toEqual([])
  expect(inserted).not.toMatch(/:root|@layer reset/)
})

test('a document that is still arriving is hydrated once it is complete', { tag: '@night' }, async ({
  page,
}) => {
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
  const start = await openBeforeScripts(page, '/')
  const top = () => page.evaluate(() => window.scrollY)
  // The lower parts have no height before their styles are there.
  await expect(page.locator('[data-unstyled]')).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 2_500))
  await start()
  await page.waitForLoadState('networkidle')
  expect(await top()).toBeGreaterThan(2_400)
  await page.getByRole('banner').getByRole('link', { name: 'Token' }).click()
  await expect.poll(top).toBe(0)
  await page.goBack()
  await expect.poll(top).toBeGreaterThan(2_400)
})

test('a page is hydrated in a browser that tells of neither paint nor idleness', {
  tag: '@night',
}, async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
    Reflect.deleteProperty(window, 'requestIdleCallback')
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Watch Demo' }).click()
  await expect(page.getByText(/not implemented yet/)).toBeVisible()
})

test('the site starts while React’s renderer is on its way, and answers when it is there', {
  tag: '@night',
}, async ({ context }) => {
  // A page of its own, whose `goto` does not wait until it is hydrated.
  const page = await context.newPage()
  const release = await delay(page, `**${filesOf('/').renderer}`)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  // The router is made last before hydration.
  await page.waitForFunction(() => '__TSR_ROUTER__' in window)
  const hydrated = page.locator('html[data-page=hydrated]')
  await expect(hydrated).toHaveCount(0)
  release()
  await expect(hydrated).toHaveCount(1)
})
