import type { ClipboardEvent } from 'react'

const amounts = '[data-exact]'

const digitsOf = (amount: Element) => amount.getAttribute('data-exact') ?? ''

/** The text of an element with the line breaks of its layout, as a browser copies it. */
// biome-ignore lint/performance/useDomNodeTextContent: `textContent` has no line breaks.
const laidOut = (element: HTMLElement) => element.innerText

/** The text of a part of the page, a table's row as one line with tabs. */
function textOf(part: DocumentFragment): string {
  const page = document.createElement('div')
  page.append(part)
  // Without a layout, a text has no lines.
  Object.assign(page.style, { position: 'fixed', insetInlineStart: '200vw' })
  document.body.append(page)
  for (const row of page.querySelectorAll('tr')) {
    const line = document.createElement('div')
    line.style.whiteSpace = 'pre'
    line.textContent = [...row.cells].map((cell) => laidOut(cell).trim().replaceAll('\n', ' ')).join('\t')
    row.replaceWith(line)
  }
  const text = laidOut(page).trim()
  page.remove()
  return text
}

/** Copies what is selected with every amount in it exact, in digits that a spreadsheet reads. */
export function copyExactAmounts(event: ClipboardEvent) {
  const selection = window.getSelection()
  if (!selection || selection.isCollapsed) return
  const range = selection.getRangeAt(0)
  const { commonAncestorContainer: around } = range
  const one = (around instanceof Element ? around : around.parentElement)?.closest(amounts)
  const part = range.cloneContents()
  for (const amount of part.querySelectorAll(amounts)) amount.textContent = digitsOf(amount)
  if (!one && !part.querySelector(amounts)) return
  event.clipboardData.setData('text/plain', one ? digitsOf(one) : textOf(part))
  event.preventDefault()
}
