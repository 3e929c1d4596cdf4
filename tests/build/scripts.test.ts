import { expect, it } from 'vitest'
import { clientText, filesOf, scriptsWith, textOf } from '../e2e/builtFiles.ts'
import { documentOf, prerenderedPages, publicPages } from '../e2e/documents.ts'

it('has the provider’s client in one script', () => {
  expect(scriptsWith(clientText)).toHaveLength(1)
})

it('has nothing of a captcha where none is configured', () => {
  expect(scriptsWith('challenges.cloudflare.com')).toEqual([])
  expect(scriptsWith('checks that you are human')).toEqual([])
})

it.each(publicPages)('names in the document of %s no script that holds the provider’s client', (page) => {
  const { scripts, renderer } = filesOf(page)
  expect(scripts.length).toBeGreaterThan(5)
  const named = new Set(documentOf(page).match(/\/assets\/[\w./-]+\.js/g))
  expect(named).toContain(renderer)
  for (const script of named) expect(textOf(script), script).not.toContain(clientText)
})

it.each(['/dashboard', '/404'])(
  'has the browser request the renderer with the other scripts of %s, which it fills',
  (page) => {
    expect(documentOf(page)).toContain(
      `<link rel="modulepreload" crossorigin href="${filesOf('/').renderer}"/>`,
    )
  },
)

it('has the browser compile the scripts that start a page while they arrive', () => {
  const isNamedEverywhere = (script: string) =>
    prerenderedPages.every((page) => [...filesOf(page).scripts, filesOf(page).renderer].includes(script))
  const { scripts, renderer } = filesOf('/')
  // Small ones are compiled at once.
  const starting = [...scripts, renderer].filter(
    (name) => isNamedEverywhere(name) && textOf(name).length > 5_000,
  )
  expect(starting).toHaveLength(4)
  for (const script of starting) expect(textOf(script), script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

it.each(prerenderedPages)('has at most 20 scripts to request before %s is hydrated', (page) => {
  const { scripts, renderer } = filesOf(page)
  expect([...scripts, renderer].length).toBeLessThanOrEqual(20)
})

it('puts what pages share into few scripts: none but an entry is smaller than 2 KB', () => {
  const all = scriptsWith('')
  const imported = all.flatMap((script) => [
    ...textOf(script).matchAll(/\bimport\([`'"](?:\.\/|\.\.\/)?(?:assets\/)?([^`'"]+)[`'"]\)/g),
  ])
  const entries = new Set(imported.map(([, name]) => `/assets/${name}`))
  const isEntry = (script: string) => entries.has(script) || /\/index-/.test(script)
  // The bundler's own runtime is in a script by itself.
  const shared = all.filter((script) => !isEntry(script) && !script.includes('rolldown-runtime'))
  expect(shared.length).toBeGreaterThan(10)
  expect(shared.filter((script) => textOf(script).length < 2_048)).toEqual([])
})
