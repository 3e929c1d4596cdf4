import type { BrowserType, LaunchOptions } from '@playwright/test'
import { type Engine, type Tab, tellOfPrint, usualSize } from './engine.ts'

/** Starts a browser that Playwright drives. */
export async function startByPlaywright(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options)
  return {
    close: () => browser.close(),
    openProfile: async () => {
      const context = await browser.newContext({ viewport: usualSize, reducedMotion: 'reduce' })
      const openTab = async (): Promise<Tab> => {
        const page = await context.newPage()
        const waitUntil = 'domcontentloaded'
        return {
          open: async (address) => void (await page.goto(address, { waitUntil })),
          reload: async () => void (await page.reload({ waitUntil })),
          back: async () => void (await page.goBack({ waitUntil })),
          run: (expression) => page.evaluate<string>(expression),
          pressAt: (x, y) => page.mouse.click(x, y),
          strike: async (keys) => {
            for (const key of keys) await page.keyboard.press(key)
          },
          resize: (width, height) => page.setViewportSize({ width, height }),
          takePicture: () => page.screenshot({ fullPage: true }),
          print: async () => {
            // Only Chromium prints by itself.
            if (type.name() === 'chromium') await page.pdf()
            else await page.evaluate(tellOfPrint)
          },
        }
      }
      return { openTab, end: () => context.close() }
    },
  }
}
