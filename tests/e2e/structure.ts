import type { BrowserContext, Page } from '@playwright/test'

/** The elements and texts below `#root` of the open page. */
export const structure = (page: Page) =>
  page.evaluate(() => {
    const lines: string[] = []
    const visit = (node: Node) => {
      // The QR code is drawn after hydration, when the origin is known, in a reserved place.
      if (node instanceof Element && node.matches('img[alt^="QR code"]')) return
      // What is loaded on demand after hydration, in a reserved place.
      if (node.parentElement?.matches('[data-late]')) return
      if (node instanceof Element && !['STYLE', 'SCRIPT', 'NOSCRIPT'].includes(node.tagName)) {
        // The idle browser lays sections out, and has their pictures loaded.
        const own = [...node.attributes].filter(({ name }) => !['data-laid-out', 'loading'].includes(name))
        const attributes = own.map(({ name, value }) => `${name}=${value}`).sort()
        lines.push(`<${node.tagName.toLowerCase()} ${attributes.join(' ')}>`)
        node.childNodes.forEach(visit)
      } else if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) {
        lines.push(node.textContent)
      }
    }
    document.getElementById('root')?.childNodes.forEach(visit)
    return lines
  })

/** The same of a document as text, parsed by a page without a policy, where text may become markup. */
export async function structureOf(context: BrowserContext, html: string) {
  const page = await context.newPage()
  await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    document.body.replaceChildren(...parsed.querySelectorAll('#root'))
  }, html)
  const lines = await structure(page)
  await page.close()
  return lines
}
