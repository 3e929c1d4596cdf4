import type { Browser, Page } from '@playwright/test'

/** A page as on a phone with a quarter of this machine's speed, over slow 4G where `isSlowLine`. */
export async function openSlowPhone(browser: Browser, { isSlowLine = true } = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    reducedMotion: 'no-preference',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (isSlowLine) {
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 2 ** 20) / 8,
      uploadThroughput: (0.75 * 2 ** 20) / 8,
    })
  }
  return page
}
