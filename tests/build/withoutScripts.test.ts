import { readFileSync } from 'node:fs'
import { parseHTML } from 'linkedom'
import { expect, it } from 'vitest'
import { documentOf, pages, prerenderedPages, scriptedDocumentOf } from '../e2e/documents.ts'

/** A page's document and all its styles, as a browser without scripts has them. */
function scriptlessPage(page: string) {
  const html = documentOf(page)
  const { document } = parseHTML(html)
  const sheets = [...document.querySelectorAll('noscript > link[rel=stylesheet]')].map((link) =>
    readFileSync(`build/embedded${link.getAttribute('href')}`, 'utf8'),
  )
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
  return { document, styles: [...styles, ...sheets].join('') }
}

it.each(pages.filter((page) => !prerenderedPages.includes(page)))(
  'shows %s in the frame of the site, with a way home',
  (page) => {
    const { document, styles } = scriptlessPage(page)
    const shown = document.querySelector('body > noscript')
    const title = page === '/404' ? 'Page not found' : 'This page needs JavaScript'
    expect(shown?.querySelector('main h1')?.textContent).toBe(title)
    for (const part of ['header', 'main']) {
      expect(shown?.querySelector(`${part} a[href="/"]`), `a way home in ${part}`).toBeTruthy()
    }
    expect(shown?.querySelector('footer')?.textContent).toContain('King Exchange')
    const classes = new Set([...(shown?.innerHTML ?? '').matchAll(/\bcss-[\w-]+/g)].map(([name]) => name))
    expect(classes.size).toBeGreaterThan(5)
    expect([...classes].filter((name) => !styles.includes(`.${name}`))).toEqual([])
  },
)

it('ends what is for browsers without scripts where it began, so that others show none of it', () => {
  for (const page of pages) {
    const left = scriptedDocumentOf(page)
    expect(left, page).not.toContain('noscript>')
    expect(left, page).not.toContain('needs JavaScript')
  }
  expect(scriptedDocumentOf('/404')).not.toContain('Go to the home page')
})

it('says at every form and search why its buttons do nothing', () => {
  let count = 0
  for (const page of prerenderedPages) {
    const { document } = parseHTML(documentOf(page))
    for (const form of document.querySelectorAll('form')) {
      const around = form.getAttribute('role') === 'search' ? form.parentElement?.parentElement : form
      const notes = [...(around?.querySelectorAll('noscript') ?? [])].map(({ textContent }) => textContent)
      expect(notes.join(), `${page}: ${form.textContent}`).toContain('JavaScript')
      count += 1
    }
  }
  expect(count).toBeGreaterThan(prerenderedPages.length)
})

it('says the same of the buttons below the forms for getting in and of those of the API plans', () => {
  for (const page of ['/login', '/register', '/api']) {
    expect(documentOf(page), page).toMatch(/<noscript><p[^>]*>[^<]*buttons[^<]*need JavaScript/)
  }
})
