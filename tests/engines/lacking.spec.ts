import { readFileSync } from 'node:fs'
import { expect, test } from './test.ts'

/** Support of each feature with a row in `docs/engines.md`, but for `rel=expect`. Sent to the browser as its text. */
function haves() {
  const link = document.createElement('link')
  return {
    'blocking=render': 'blocking' in link && link.blocking.supports('render'),
    requestIdleCallback: 'requestIdleCallback' in window,
    'content-visibility': CSS.supports('content-visibility: auto'),
    'position-anchor': CSS.supports('position-anchor: --a'),
    'field-sizing': CSS.supports('field-sizing: content'),
    'require-trusted-types-for': 'trustedTypes' in window,
  }
}

test('what this engine lacks has a row in docs/engines.md that says so', { tag: '@night' }, async ({
  visitor,
  engineName,
}) => {
  await visitor.open('/terms')
  const rows = readFileSync('docs/engines.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  for (const [name, has] of Object.entries(await visitor.evaluate(haves))) {
    const row = rows.find(([, feature]) => feature === `\`${name}\``)
    expect(row, name).toBeDefined()
    if (!has) expect(row?.[2]?.toLowerCase(), `engines that lack ${name}`).toContain(engineName)
  }
})

test('the languages open inside the window, also where nothing is anchored', { tag: '@night' }, async ({
  visitor,
}) => {
  await visitor.open('/')
  await visitor.untilHydrated()
  await visitor.press('button', 'Language: EN', 'header')
  await visitor.sees('menu', 'Languages')
  const box = await visitor.evaluate(() => {
    const { left, right, top, bottom } =
      document.querySelector('[aria-label=Languages]')?.getBoundingClientRect() ?? {}
    return { left, right, top, bottom, width: innerWidth, height: innerHeight }
  })
  expect(box.left).toBeGreaterThanOrEqual(0)
  expect(box.right).toBeLessThanOrEqual(box.width)
  expect(box.top).toBeGreaterThan(0)
  expect(box.bottom).toBeLessThanOrEqual(box.height)
})
