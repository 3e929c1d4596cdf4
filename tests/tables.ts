/**
 * Faults that keep the tables of a document from being read by their headings: a row with another number of cells, a heading
 * without a scope or a text. Runs in a browser, too.
 */
export function unevenTables(root: ParentNode = document): string[] {
  const widthOf = (row: Element) =>
    [...row.children].reduce((sum, cell) => sum + Number(cell.getAttribute('colspan') ?? 1), 0)
  const shorten = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)
  return [...root.querySelectorAll('table')].flatMap((table) => {
    const rows = [...table.querySelectorAll('tr')]
    const columns = rows[0] ? widthOf(rows[0]) : 0
    // A table that only takes its place while it is loaded is not read.
    const isUnread = table.closest('[aria-hidden=true]') !== null
    const isNamed = (heading: Element) =>
      isUnread || /\S/.test(heading.textContent ?? '') || heading.hasAttribute('aria-label')
    return [
      ...rows
        .filter((row) => widthOf(row) !== columns)
        .map((row) => `${widthOf(row)} cells below ${columns} headings: ${shorten(row)}`),
      ...[...table.querySelectorAll('th')]
        .filter((heading) => !/^(?:col|row)$/.test(heading.getAttribute('scope') ?? '') || !isNamed(heading))
        .map((heading) => `a heading without a scope or a text: ${heading.outerHTML.slice(0, 120)}`),
    ]
  })
}
