/**
 * The elements below one that stand where HTML does not allow them, as far as the elements of the site go. React's
 * development build reports only what a parser would move, and `scripts/checkMarkup.mjs`, which knows all of HTML, needs
 * Java. It holds all that it needs, so that a browser can run it too.
 */
export function misplaced(root: Element): string[] {
  const setOf = (names: string) => new Set(names.split(' '))
  /** Elements that hold text and the elements of a line, and nothing else. */
  const lines = setOf(
    'p h1 h2 h3 h4 h5 h6 span label button summary legend dt time strong em b i small bdi bdo abbr code kbd mark sub sup output pre',
  )
  /** Elements that no line holds. */
  const blocks = setOf(
    'address article aside blockquote details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p section table ul',
  )
  const headings = setOf('h1 h2 h3 h4 h5 h6')
  /** Controls, which no other control may hold. */
  const controls = setOf('a button input select textarea summary details iframe')
  const presses = setOf('a button summary')
  /** Elements that have children of certain kinds only. */
  const children: Record<string, Set<string>> = {
    dl: setOf('dt dd div'),
    ul: setOf('li'),
    ol: setOf('li'),
    table: setOf('caption colgroup thead tbody tfoot'),
    thead: setOf('tr'),
    tbody: setOf('tr'),
    tfoot: setOf('tr'),
    tr: setOf('th td'),
    select: setOf('option optgroup'),
  }
  /** Elements that only certain others have. */
  const parents: Record<string, Set<string>> = {
    li: setOf('ul ol'),
    dt: setOf('dl div'),
    dd: setOf('dl div'),
    tr: setOf('thead tbody tfoot'),
    th: setOf('tr'),
    td: setOf('tr'),
  }
  const found: string[] = []
  const tagOf = (element: Element) => element.outerHTML.replace(/>.*/s, '>')

  const visit = (element: Element, line: string | null, press: string | null) => {
    const name = element.localName
    // The elements of a drawing have rules of their own.
    if (name === 'svg') return
    const ofGroup =
      name === 'div' && element.parentElement?.localName === 'dl' ? setOf('dt dd') : children[name]
    for (const child of element.children) {
      const kind = child.localName
      if (kind === 'script' || kind === 'template') continue
      const isHeadingOfLine = headings.has(kind) && (line === 'summary' || line === 'legend')
      const isAllowed =
        !(line && blocks.has(kind) && !isHeadingOfLine) &&
        !(press && controls.has(kind) && child.getAttribute('type') !== 'hidden') &&
        (ofGroup?.has(kind) ?? true) &&
        (parents[kind]?.has(name) ?? true)
      if (!isAllowed) found.push(`${tagOf(child)} in ${tagOf(element)}`)
      // What a heading in a summary holds is again a line.
      visit(child, lines.has(kind) ? kind : line, presses.has(kind) ? kind : press)
    }
  }
  visit(root, null, null)
  return found
}
