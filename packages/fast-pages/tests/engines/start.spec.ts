import { expect, test } from './test.ts'

const scripts = /\.js$/

const neverAgain = 'The browser asks no more for a script that has failed, not even after a reload.'

test('a document is painted before it asks for scripts, typefaces or late styles', { tag: '@night' }, async ({
  visitor,
  site,
}) => {
  const release = site.hold(/\.(?:js|css|woff2)$/)
  await visitor.open('/long')
  await visitor.sees(true, () => performance.getEntriesByName('first-contentful-paint').length > 0)
  await visitor.sees(true, () => 'unstyled' in document.documentElement.dataset)
  release()
  await visitor.untilHydrated()
  await visitor.sees(false, () => 'unstyled' in document.documentElement.dataset)
})

test('typefaces are held back on a first visit, and not on the next', { tag: '@night' }, async ({
  visitor,
}) => {
  const isHeld = () => document.getElementById('typefaces')?.hasAttribute('media')
  await visitor.open('/')
  expect(await visitor.look(isHeld)).toBe(true)
  await visitor.sees(true, () =>
    [...document.fonts].some(({ family, status }) => /Boxes/.test(family) && status === 'loaded'),
  )
  await visitor.sees(true, () => localStorage.getItem('fast-pages-typefaces') !== null)
  await visitor.open('/form')
  expect(await visitor.look(isHeld)).toBe(false)
})

test('a form that is another for this visitor is not shown before it is rendered', { tag: '@night' }, async ({
  visitor,
  site,
}) => {
  const release = site.hold(scripts)
  const look = () => getComputedStyle(document.querySelector('form') ?? document.body).visibility
  await visitor.open('/form?name=Ada')
  await visitor.sees('hidden', look)
  release()
  await visitor.reads('h1', 'For Ada')
  await visitor.sees('visible', look)
})

test('a document stays as it is while scripts do not come, and starts by a press', { tag: '@night' }, async ({
  visitor,
  site,
  starter,
}) => {
  test.skip(!starter.retriesScripts, neverAgain)
  const admit = site.refuse(/\.js$|favicon/)
  await visitor.open('/')
  await visitor.reads('body > button', 'Not loaded. Retry')
  await visitor.reads('h1', 'Two parts')
  admit()
  await visitor.press('body > button')
  await visitor.untilHydrated()
  await visitor.sees(0, () => document.querySelectorAll('body > button').length)
})

for (const [what, file] of [
  ['the first script', /\/index-[^/]*\.js$/],
  ['what a script imports', /\/(?!index-)[^/]*\.js$/],
] as const)
  test(`${what} comes by a press though the browser was told to keep that it is missing`, {
    tag: '@night',
  }, async ({ visitor, site, starter }) => {
    test.skip(!starter.retriesScripts, neverAgain)
    const admit = site.lose(file)
    await visitor.open('/')
    await visitor.reads('body > button', 'Not loaded. Retry')
    admit()
    await visitor.press('body > button')
    await visitor.untilHydrated()
  })

test('a document without content says that it cannot start, until a retry brings it', {
  tag: '@night',
}, async ({ visitor, site, starter }) => {
  test.skip(!starter.retriesScripts, neverAgain)
  const admit = site.refuse(/\.js$|favicon/)
  await visitor.open('/private')
  await visitor.reads('[role=status]', 'Not loaded.')
  await visitor.press('#root button')
  await visitor.reads('[role=status]', 'Still not loaded.')
  admit()
  await visitor.press('#root button')
  await visitor.reads('h1', 'Yours alone')
})
