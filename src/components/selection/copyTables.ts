import { filledColumns, withHyphens, writtenOut } from '@/data/rules/copiedText'

/** What a selection puts on the clipboard, as text and as HTML. */
type Copy = { text: string; html: string }

/** Elements between which a text has an empty line. */
const apart = /^(?:ARTICLE|BLOCKQUOTE|DL|H[1-6]|OL|P|PRE|SECTION|TABLE|UL)$/

const keptAttributes = ['alt', 'dir', 'lang', 'colspan', 'rowspan']

/** An amount that is shown shorter than it is. */
const exactAmount = '[data-exact]'

const digitsOf = (amount: Element) => amount.getAttribute('data-exact') ?? ''

/** Neither seen nor meant to be selected: hidden words, buttons, what moves beside its own copy. */
function isLeftOut(
  element: Element,
  { display, visibility, userSelect, position, width, height }: CSSStyleDeclaration,
) {
  if (display === 'none' || visibility === 'hidden' || userSelect === 'none') return true
  if (/absolute|fixed/.test(position) && width === '1px' && height === '1px') return true
  return element instanceof SVGElement || (element instanceof HTMLElement && element.inert)
}

const isUnseen = (element: Element | null) =>
  element !== null && isLeftOut(element, getComputedStyle(element))

/** A text without those of some signs with which it ends. */
function withoutEnd(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Reads a range as it is seen: tables by rows and cells, figures as spreadsheets read them, and amounts
 * exact. */
class CopyReader {
  readonly range: Range
  text = ''
  /** True if the browser's own copy would be another one in more than its looks. */
  isNeeded = false

  constructor(range: Range) {
    this.range = range
  }

  read(): Copy | null {
    const common = this.range.commonAncestorContainer
    const element = common instanceof Element ? common : common.parentElement
    if (!element) return null
    const amount = element.closest(exactAmount)
    if (amount) return { text: digitsOf(amount), html: digitsOf(amount) }
    const isInTable = element.closest('table, td, th') instanceof HTMLTableElement
    const root = (isInTable && element.closest('table')) || element
    const box = document.createElement('div')
    if (root instanceof HTMLTableElement) this.readTable(root, box)
    else for (const child of root.childNodes) this.readNode(child, box)
    return this.isNeeded
      ? { text: withoutEnd(this.text, ' \n').replace(/^\n+/, ''), html: box.innerHTML }
      : null
  }

  readNode(node: Node, into: Element) {
    if (!this.range.intersectsNode(node)) return
    if (node instanceof Text) this.readText(node, into)
    else if (node instanceof HTMLTableElement) this.readTable(node, into)
    else if (node instanceof Element) this.readElement(node, into)
  }

  readText(node: Text, into: Element) {
    const shown = this.selectedPart(node)
    const text = withHyphens(shown)
    if (text !== shown) this.isNeeded = true
    into.append(text)
    const isPlain =
      node.parentElement && getComputedStyle(node.parentElement).whiteSpaceCollapse !== 'preserve'
    this.put(isPlain ? text.replace(/\s+/g, ' ') : text)
  }

  readElement(element: Element, into: Element) {
    const style = getComputedStyle(element)
    if (isLeftOut(element, style)) {
      if (/\S/.test(element.textContent)) this.isNeeded = true
      return
    }
    if (element.matches(exactAmount)) {
      this.isNeeded = true
      into.append(digitsOf(element))
      this.put(digitsOf(element))
      return
    }
    if (element instanceof HTMLBRElement) this.text += '\n'
    const copy = document.createElement(element.localName)
    for (const name of keptAttributes) {
      const value = element.getAttribute(name)
      if (value !== null) copy.setAttribute(name, value)
    }
    if (element instanceof HTMLAnchorElement) copy.setAttribute('href', element.href)
    if (element instanceof HTMLImageElement) copy.setAttribute('src', element.src)
    into.append(copy)
    const isBlock = !/^(?:inline|contents)/.test(style.display)
    const lines = isBlock ? (apart.test(element.tagName) ? 2 : 1) : 0
    this.breakLine(lines)
    for (const child of element.childNodes) this.readNode(child, copy)
    this.breakLine(lines)
  }

  readTable(table: HTMLTableElement, into: Element) {
    const rows = Array.from(table.rows)
      .filter((row) => this.range.intersectsNode(row) && !isUnseen(row) && !isUnseen(row.parentElement))
      .map((row) => Array.from(row.cells, (cell) => this.textOfCell(cell)))
    const filled = filledColumns(rows).filter((row) => row.some(Boolean))
    const isOneText = filled.flat().length < 2
    if (!isOneText) this.isNeeded = true
    const copy = document.createElement('table')
    for (const cells of filled) {
      const row = copy.insertRow()
      for (const text of cells) row.insertCell().append(text)
    }
    into.append(isOneText ? filled.flat().join('') : copy)
    this.breakLine(2)
    this.text += filled.map((cells) => cells.join('\t')).join('\n')
    this.breakLine(2)
  }

  /** The selected text of a cell in one line. */
  textOfCell(cell: Element): string {
    if (!this.range.intersectsNode(cell)) return ''
    const texts = (element: Element): string => {
      const style = getComputedStyle(element)
      if (isLeftOut(element, style)) return ''
      if (element.matches(exactAmount)) return digitsOf(element)
      const text = Array.from(element.childNodes, (child) => {
        if (!this.range.intersectsNode(child)) return ''
        if (child instanceof Text) return this.selectedPart(child)
        return child instanceof Element ? texts(child) : ''
      }).join('')
      return /^(?:inline|contents)/.test(style.display) ? text : ` ${text} `
    }
    return writtenOut(withHyphens(texts(cell)).replace(/\s+/g, ' ').trim())
  }

  selectedPart(node: Text): string {
    const { startContainer, startOffset, endContainer, endOffset } = this.range
    return node.data.slice(
      node === startContainer ? startOffset : 0,
      node === endContainer ? endOffset : undefined,
    )
  }

  put(text: string) {
    this.text += /(?:^|\s)$/.test(this.text) ? text.trimStart() : text
  }

  /** Ends a line, and leaves one empty if `lines` is 2. */
  breakLine(lines: number) {
    if (lines === 0) return
    const text = withoutEnd(this.text, ' ')
    const ended = text.length - withoutEnd(text, '\n').length
    this.text = text === '' ? '' : text + '\n'.repeat(Math.max(0, lines - ended))
  }
}

/**
 * Has tables copied as spreadsheets read them, one row a line: without hidden words and buttons, and with a hyphen for the
 * minus, everywhere in the page.
 */
export function copyTables(): void {
  document.addEventListener('copy', (event) => {
    const { target, clipboardData } = event
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return
    const selection = getSelection()
    if (!clipboardData || !selection || selection.rangeCount !== 1 || selection.isCollapsed) return
    const read = new CopyReader(selection.getRangeAt(0)).read()
    if (!read) return
    clipboardData.setData('text/plain', read.text)
    clipboardData.setData('text/html', read.html)
    event.preventDefault()
  })
}
