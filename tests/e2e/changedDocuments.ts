import type { Page } from '@playwright/test'

// What changes a document before the site hydrates it, as people have it done without thinking.

/** Wraps every text as a translator does, which replaces the text nodes; `translate="no"` is left alone. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, [translate=no]')) continue
    const outer = document.createElement('font')
    outer.append(document.createElement('font'))
    text.replaceWith(outer)
    outer.firstElementChild?.append(text.data)
  }
}

/** Puts a bar first into the page, as an extension with coupons does, a tooltip's mark into a text, and icons to fields. */
function decorate(): void {
  const put = (name: string, where: string, how: 'after' | 'append' | 'prepend') => {
    for (const element of document.querySelectorAll(where)) element[how](document.createElement(name))
  }
  put('aside', 'main', 'prepend')
  put('mark', 'main p', 'append')
  put('i', 'input', 'after')
}

export const changes = { 'is translated': translate, 'has parts of an extension in it': decorate }

/** Changes the page's documents once they are parsed, before they are hydrated. */
export const changeDocuments = (page: Page, change: () => void) =>
  // Of a picture, which has no body, nothing is changed.
  page.addInitScript(`addEventListener('DOMContentLoaded', () => document.body && (${change.toString()})())`)
