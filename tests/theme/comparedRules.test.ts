import { expect, test, vi } from 'vitest'

/**
 * Chakra orders a style's rules for a kind of window by their lengths, and two without a length by `localeCompare`, whose
 * first call has Chromium read the data of a language: 10 ms on the page's thread, seen on 2026-11-26. A style with two
 * such rules, as for a pointer that hovers and for motion, has one of them inside the other or inside a selector.
 */
test('no style of a public page has Chakra compare two rules by a language', async () => {
  // Only here: to import the whole site takes seconds, in which every test is read.
  const { listPages, renderPage } = await import('@/start/prerender')
  const compare = vi.spyOn(String.prototype, 'localeCompare')
  for (const { path, isPrerendered } of listPages()) if (isPrerendered) await renderPage(path)
  const compared = compare.mock.contexts.map((rule, call) => [String(rule), compare.mock.calls[call]?.[0]])
  expect(compared.filter(([rule]) => rule?.startsWith('@'))).toEqual([])
})
