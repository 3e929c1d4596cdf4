import { expect, test } from './test.ts'
import type { Visitor } from './visitor.ts'

const scripts = /\.js$/

/** Opens a page whose scripts do not come until the returned function is called. */
async function openBeforeScripts(visitor: Visitor, delay: (address: RegExp) => () => void, path: string) {
  const release = delay(scripts)
  await visitor.open(path)
  await visitor.sees('heading')
  return async () => {
    release()
    await visitor.untilHydrated()
  }
}

test('a press far down in a page is answered once, when the scripts have come', async ({ visitor, site }) => {
  const start = await openBeforeScripts(visitor, site.delay, '/')
  await visitor.until(() => !('unstyled' in document.documentElement.dataset))
  await visitor.press('button', 'Get VIP Access')
  await start()
  await visitor.sees('notice')
  expect(await visitor.facts('notice')).toHaveLength(1)
})

test('the languages open before the scripts have come, and stay open when they have', {
  tag: '@night',
}, async ({ visitor, site }) => {
  const start = await openBeforeScripts(visitor, site.delay, '/')
  await visitor.press('button', 'Language: EN', 'header')
  await visitor.sees('menu', 'Languages')
  await start()
  await visitor.sees('menu', 'Languages')
  await visitor.press('button', 'English…', '[aria-label=Languages]')
  await visitor.seesNo('menu', 'Languages')
})
