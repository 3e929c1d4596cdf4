import { expect, it } from 'vitest'
import { pages, scriptedDocumentOf } from '../e2e/documents.ts'

it('names the typefaces in every document, which waits for no style sheet', () => {
  expect(pages.length).toBeGreaterThan(40)
  for (const page of pages) {
    const html = scriptedDocumentOf(page)
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join()
    for (const face of ['King Display', 'King Text']) {
      expect(styles, `${face} in the document of ${page}`).toMatch(
        new RegExp(`@font-face ?{font-family: ?"?${face}"?;[^}]*url\\("?/[^)]+\\.woff2"?\\)`),
      )
    }
    expect(html, page).not.toContain('rel="stylesheet"')
  }
})
