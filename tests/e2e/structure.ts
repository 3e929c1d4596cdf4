import type { Page } from '@playwright/test'

/** The elements and texts below `#root`, of a document as text or of the page as it stands. */
export const structure = (page: Page, html?: string) =>
  page.evaluate((source) => {
    const parsed = source ? new DOMParser().parseFromString(source, 'text/html') : document
    const lines: string[] = []
    const visit = (node: Node) => {
      // The QR code is drawn after hydration, when the origin is known, in a reserved place.
      if (node instanceof Element && node.matches('svg[aria-label^="QR code"]')) return
      // What is loaded on demand after hydration, in a reserved place.
      if (node.parentElement?.matches('[data-late]')) return
      if (node instanceof Element && !['STYLE', 'SCRIPT', 'NOSCRIPT'].includes(node.tagName)) {
        const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort()
        lines.push(`<${node.tagName.toLowerCase()} ${attributes.join(' ')}>`)
        node.childNodes.forEach(visit)
      } else if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) {
        lines.push(node.textContent)
      }
    }
    parsed.getElementById('root')?.childNodes.forEach(visit)
    return lines
  }, html)
