import { existsSync, readFileSync } from 'node:fs'
import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { drawnIcons } from '@/components/art/drawnIcons'
import { publicPlaceholders } from '@/data/content/publicPlaceholders'
import { listPages } from '@/start/prerender'
import {
  documentOf,
  forms,
  pages,
  prerenderedPages,
  publicPages,
  scriptedDocumentOf,
} from '../e2e/documents.ts'

const read = (name: string) => readFileSync(`build/embedded/${name}`, 'utf8')

const placeholders: string[] = publicPlaceholders.map(({ to }) => to)

/** The public pages that have content, which search engines may list. */
const listedPages = publicPages.filter((page) => !placeholders.includes(page))

it('prerenders every public page and the forms for getting in, and no private page', () => {
  const routes = listPages()
  expect(pages).toEqual(['/404', ...routes.map(({ path }) => path)].sort())
  expect(prerenderedPages).toEqual(
    routes
      .filter(({ isPrerendered }) => isPrerendered)
      .map(({ path }) => path)
      .sort(),
  )
  expect(listedPages).toEqual(
    routes
      .filter(({ isHidden }) => !isHidden)
      .map(({ path }) => path)
      .sort(),
  )
  expect(prerenderedPages).toEqual(expect.arrayContaining(['/', '/market', '/fees', ...forms]))
  for (const page of ['/dashboard', '/auth/confirm', '/admin', '/admin/fees', '/404']) {
    expect(documentOf(page), page).toContain('<div id="root"></div>')
  }
})

it('gives every page a title, a description and, where it may be listed, an address', () => {
  const seen = new Map<string, string>()
  for (const page of pages.filter((name) => name !== '/404')) {
    const html = documentOf(page)
    const titles = [...html.matchAll(/<title[^>]*>([^<]+)<\/title>/g)].map((match) => match[1])
    expect(titles, page).toHaveLength(1)
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1]
    expect(description?.length, page).toBeGreaterThan(20)
    expect(html.match(/<meta property="og:image" content="https:\/\/[^"]+\/og\.png"/), page).not.toBeNull()
    expect(html, page).toContain('og:image:width" content="1200"')
    expect(html, page).toContain('og:image:height" content="630"')
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    const isListed = listedPages.includes(page)
    expect(canonical, page).toBe(isListed ? `https://kingexchange.example${page}` : undefined)
    expect(html.includes('content="noindex"'), page).toBe(!isListed)
    for (const text of [titles[0] ?? '', description ?? '']) {
      expect(seen.get(text), `${page} has the title or the description of another page`).toBeUndefined()
      seen.set(text, page)
    }
  }
})

it('tells search engines who is behind the site, and the place of each page that they may list', () => {
  for (const page of pages) {
    const data = [
      ...documentOf(page).matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g),
    ].map(([, text = '']) => JSON.parse(text))
    const kinds = data.flatMap((one) => one['@graph'] ?? one).map((one) => one['@type'])
    const told = page === '/' ? ['Organization', 'WebSite'] : ['BreadcrumbList']
    expect(kinds, page).toEqual(listedPages.includes(page) ? told : [])
    for (const { logo } of data.flatMap((one) => one['@graph'] ?? [])) {
      if (logo) expect(existsSync(`build/embedded${new URL(logo).pathname}`), logo).toBe(true)
    }
  }
})

it('has pictures of the size that is told to whoever shows a link', () => {
  const { width, height } = PNG.sync.read(readFileSync('build/embedded/og.png'))
  expect([width, height]).toEqual([1200, 630])
})

it('has the icon at the address that crawlers and readers of feeds request without being told', () => {
  const icon = readFileSync('build/embedded/favicon.ico')
  // A header of 6 bytes, an entry of 16, and a PNG.
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 1])
  const { width, height, data } = PNG.sync.read(icon.subarray(22))
  expect([width, height]).toEqual([32, 32])
  const colourAt = (x: number, y: number) =>
    data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4).toString('hex')
  expect([colourAt(16, 4), colourAt(16, 24), colourAt(0, 0)]).toEqual(['0a0c12ff', 'dcb257ff', '00000000'])
})

it('has no form that the browser would send by itself, into the address or against the policy', () => {
  let count = 0
  for (const page of pages) {
    for (const [form] of scriptedDocumentOf(page).matchAll(/<form\b[^>]*>/g)) {
      expect(form, page).toMatch(/ method="dialog"/)
      expect(form, page).not.toMatch(/ action=/)
      count += 1
    }
    expect(documentOf(page), page).not.toMatch(/<(button|input)\b[^>]* form(action|method)=/)
  }
  expect(count).toBeGreaterThan(10)
})

it('lists the public pages that have content in the sitemap, which robots.txt names', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])
  expect(listed.sort()).toEqual(listedPages.map((page) => `https://kingexchange.example${page}`).sort())
  expect(read('robots.txt')).toContain('Sitemap: https://kingexchange.example/sitemap.xml')
})

it('names the site in the web manifest, and icons and pages that are there', () => {
  const manifest = JSON.parse(read('site.webmanifest'))
  expect(manifest).toMatchObject({ name: 'King Exchange', start_url: '/', theme_color: '#0a0c12' })
  expect(manifest.icons.length).toBeGreaterThan(0)
  for (const { src } of manifest.icons) expect(existsSync(`build/embedded${src}`), src).toBe(true)
  expect(manifest.shortcuts.length).toBeGreaterThan(0)
  for (const { url } of manifest.shortcuts) expect(pages, url).toContain(url)
})

it('declares in every document the variables of tokens that it reads', () => {
  for (const page of pages) {
    const html = documentOf(page)
    const declared = new Set(html.match(/--kx-[\w\\.-]+(?=:)/g))
    const read = [...html.matchAll(/var\((--kx-[\w\\.-]+)\)/g)].map(([, name]) => name)
    expect(read.length, page).toBeGreaterThan(0)
    expect(
      read.filter((name) => name && !declared.has(name)),
      page,
    ).toEqual([])
  }
})

it('draws the devices of the coins by a style sheet that needs no script', () => {
  const html = documentOf('/market')
  const [, sheet = ''] = /<noscript><link rel="stylesheet" href="\/([^"]+)"/.exec(html) ?? []
  const late = read(sheet)
  const symbols = [...html.matchAll(/data-asset="(\w+)"/g)]
    .map(([, symbol = '']) => symbol)
    .filter((symbol) => drawnIcons.has(symbol))
  expect(symbols.length).toBeGreaterThan(20)
  for (const symbol of symbols) {
    expect(late, symbol).toMatch(
      new RegExp(`:has\\([^{]*\\[data-asset="?${symbol}"?\\][^{]*\\{[^}]*content:""`),
    )
  }
  const [, file = ''] = /mask-image:url\(\/(assets\/assetIcons[^)]+)\)/.exec(late) ?? []
  expect(read(file)).toContain(`id="${symbols[0]}"`)
  expect(html, 'requested before the first paint').not.toContain('assetIcons')
})

it.each(prerenderedPages)('lets %s request nothing but its document before it is painted', (page) => {
  const html = scriptedDocumentOf(page)
  expect(html).not.toMatch(/<script[^>]+src=|<link rel="(stylesheet|preload|modulepreload|manifest)"/)
  expect(html).toMatch(/<link rel="icon" href="data:[^"\s]+"/)
})
