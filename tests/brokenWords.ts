/** The words of the document that go on in the next line without a hyphen. Long addresses and codes may do so. */
export const brokenWords = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (texts.nextNode()) {
    const { currentNode } = texts
    const parent = currentNode.parentElement
    if (!parent?.checkVisibility({ visibilityProperty: true }) || getComputedStyle(parent).hyphens === 'auto')
      continue
    const text = (currentNode.textContent ?? '').replace(/\S{25,}/g, (code) => ' '.repeat(code.length))
    for (const { 0: word, index } of text.matchAll(/\p{L}{2,}/gu)) {
      const range = document.createRange()
      range.setStart(currentNode, index)
      range.setEnd(currentNode, index + word.length)
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top),
      )
      if (lines.size > 1) broken.push(`«${word}» in ${parent.outerHTML.replace(/>.*/s, '>').slice(0, 80)}`)
    }
  }
  return broken
}
