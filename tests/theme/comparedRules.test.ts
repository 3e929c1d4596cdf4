import { expect, it, vi } from 'vitest'
import { listPages, renderPage } from '@/start/prerender'

const pages = listPages().filter(({ isPrerendered }) => isPrerendered)

/**
 * Chakra orders a style's rules for a kind of window by their lengths, and two without a length by `localeCompare`, whose
 * first call has Chromium read the data of a language: 10 ms on the page's thread, seen on 2026-11-26. A style with two
 * such rules, as for a pointer that hovers and for motion, has one of them inside the other or inside a selector.
 */
it.each(pages)('no style of $path has Chakra compare two rules by a language', async ({ path }) => {
  using compare = vi.spyOn(String.prototype, 'localeCompare')
  await renderPage(path)
  const compared = compare.mock.contexts.map((rule, call) => [String(rule), compare.mock.calls[call]?.[0]])
  expect(compared.filter(([rule]) => rule?.startsWith('@'))).toEqual([])
})
