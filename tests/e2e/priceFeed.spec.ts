import path from 'node:path'
import type { WebSocketRoute } from '@playwright/test'
import { serveBuild } from 'fast-pages/source/src/hosting/serveBuild'
import type { PreviewServer } from 'vite'
import { productionSite } from '../build/productionSite.mjs'
import { expect, test } from './support.ts'

// The production build (`npm run check:build`) has a price feed, which may say something before a part of the page is
// hydrated.

declare global {
  interface Window {
    /** What the page's document held before any script of the site. */
    ofDocument: Element[]
  }
}

let server: PreviewServer
test.beforeAll(async () => {
  server = await serveBuild(path.resolve('build/production'))
})
test.afterAll(() => server.close())

const quotes = { BTC: { price: 71_234.56, change24h: -3.2 }, KCC: { price: 99.99, change24h: 21.5 } }

const feeds: Record<string, { answer: (socket: WebSocketRoute) => void; note: string | null }> = {
  'is silent': { answer: () => {}, note: 'Prices delayed' },
  refuses: { answer: (socket) => void socket.close(), note: 'Prices offline' },
  'sends prices at once': {
    answer: (socket) => socket.send(JSON.stringify({ type: 'prices', quotes })),
    note: null,
  },
}

for (const [what, { answer, note }] of Object.entries(feeds)) {
  for (const address of ['/', '/market', '/token', '/about']) {
    test(`${address} keeps its document while it is hydrated and the price feed ${what}`, async ({
      page,
    }) => {
      await page.routeWebSocket(productionSite.VITE_PRICE_FEED_URL, answer)
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          window.ofDocument = [...document.querySelectorAll('main *')]
        }),
      )
      await page.goto(new URL(address, server.resolvedUrls?.local[0]).href)
      const ticker = page.getByRole('region', { name: 'Market prices' })
      if (note) await expect(ticker).toContainText(note)
      else await expect(ticker).toContainText('71,234.56')
      // What is hydrated last.
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
      await page.getByRole('contentinfo').hover()
      await expect(page.getByRole('contentinfo').getByLabel('Email')).toBeVisible()
      const kept = await page.evaluate(() => window.ofDocument.map(({ isConnected }) => isConnected))
      expect(kept.length).toBeGreaterThan(50)
      expect(kept.filter((isKept) => !isKept)).toEqual([])
    })
  }
}
