import { expect, test } from './test.ts'
import type { Visitor } from './visitor.ts'

const scripts = /\.js$/

/** True if a section is hydrated. */
const isAwake = (visitor: Visitor, island: string) =>
  visitor.evaluate(
    (name) =>
      Object.keys(document.querySelector(`[data-island="${name}"]`)?.firstElementChild ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    island,
  )

/** Opens a page whose scripts do not come until the returned function is called. */
async function openAsleep(visitor: Visitor, hold: (address: RegExp) => () => void, path: string) {
  const release = hold(scripts)
  await visitor.open(path)
  await visitor.sees('heading')
  return async () => {
    release()
    await visitor.untilAlive()
  }
}

const scrollTo = (visitor: Visitor, island: string) =>
  visitor.evaluate(
    (name) =>
      document
        .querySelector(`[data-island="${name}"]`)
        ?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    island,
  )

test('a section that lives wakes when it comes near', async ({ visitor }) => {
  await visitor.resize(1280, 600)
  await visitor.open('/')
  await visitor.untilAlive()
  expect(await isAwake(visitor, 'countdown')).toBe(false)
  await scrollTo(visitor, 'countdown')
  await expect.poll(() => isAwake(visitor, 'countdown')).toBe(true)
})

test('a still section sleeps until a pointer is over it', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.untilAlive()
  await scrollTo(visitor, 'api')
  await visitor.sees('heading', 'API plans')
  expect(await isAwake(visitor, 'api')).toBe(false)
  await visitor.hover('heading', 'API plans')
  await expect.poll(() => isAwake(visitor, 'api')).toBe(true)
})

for (const [path, button] of [
  ['/', 'Get VIP Access'],
  ['/', 'Download for iOS'],
  ['/token', 'Start Staking'],
] as const) {
  test(`a press on «${button}», in a section of ${path} that sleeps, is answered once`, async ({
    visitor,
  }) => {
    await visitor.open(path)
    await visitor.untilAlive()
    await visitor.press('button', button)
    await visitor.sees('notice')
    expect(await visitor.facts('notice')).toHaveLength(1)
  })

  test(`a press on «${button}» of ${path} before the scripts have come is answered once, when they have`, async ({
    visitor,
    site,
  }) => {
    const wake = await openAsleep(visitor, site.hold, path)
    await visitor.until(() => !('unstyled' in document.documentElement.dataset))
    await visitor.press('button', button)
    await wake()
    await visitor.sees('notice')
    expect(await visitor.facts('notice')).toHaveLength(1)
  })
}

test('a sleeping part is woken by a press alone, as a screen reader makes it', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.untilAlive()
  await visitor.evaluate(() =>
    [...document.querySelectorAll('button')]
      .find((button) => button.textContent === 'Get VIP Access')
      ?.click(),
  )
  await visitor.sees('notice')
})

test('a link in a sleeping part is followed within the site', async ({ visitor }) => {
  await visitor.open('/about')
  await visitor.untilAlive()
  await visitor.evaluate(() => Object.assign(window, { isSameDocument: true }) && undefined)
  await visitor.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/fees"]')?.click())
  await visitor.isAt('/fees')
  await expect.poll(async () => (await visitor.facts('link', 'Fees…', 'footer'))[0]?.isCurrent).toBe('page')
  expect(await visitor.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('a press on the live switch before the scripts have come is answered once, when they have', async ({
  visitor,
  site,
}) => {
  const wake = await openAsleep(visitor, site.hold, '/')
  const motion = () => visitor.evaluate(() => document.documentElement.dataset.motion)
  expect(await motion()).toBe('live')
  // Before it is hydrated, its name is not yet that of what it does.
  await visitor.press('button', 'Resume motion and live figures')
  await wake()
  await expect.poll(motion).toBe('paused')
  await visitor.sees('button', 'Resume motion and live figures')
})

test('the languages open before the scripts have come, and stay open when they have', async ({
  visitor,
  site,
}) => {
  const wake = await openAsleep(visitor, site.hold, '/')
  await visitor.press('button', 'Language: EN', 'header')
  await visitor.sees('menu', 'Languages')
  await wake()
  await visitor.sees('menu', 'Languages')
  await visitor.press('button', 'English…', '[aria-label=Languages]')
  await visitor.seesNo('menu', 'Languages')
})

test('a search that is typed before the scripts have come takes effect when they have', async ({
  visitor,
  site,
}) => {
  const wake = await openAsleep(visitor, site.hold, '/market')
  await visitor.fill('Search assets by name or symbol', 'bitcoin')
  await wake()
  await visitor.isAt('/market?q=bitcoin')
  expect((await visitor.facts('field', 'Search assets by name or symbol'))[0]).toMatchObject({
    value: 'bitcoin',
    isFocused: true,
  })
})

test('text that is typed into a footer that sleeps stays there when it wakes', async ({ visitor, site }) => {
  const wake = await openAsleep(visitor, site.hold, '/about')
  await visitor.fill('Email for the newsletter', 'ada@example.test')
  await wake()
  await visitor.hover('button', 'Subscribe')
  await expect.poll(() => isAwake(visitor, 'footer')).toBe(true)
  expect((await visitor.facts('field', 'Email for the newsletter'))[0]?.value).toBe('ada@example.test')
})
