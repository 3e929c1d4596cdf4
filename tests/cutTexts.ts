/** The texts of the document that an element cuts off at its side, so that nobody can read or scroll to the rest. */
export function cutTexts(): string[] {
  const isCut = (text: Node) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
    for (let element = text.parentElement; element; element = element.parentElement) {
      const style = getComputedStyle(element)
      const { overflowX, textOverflow, clipPath } = style
      const lineClamp = style.getPropertyValue('-webkit-line-clamp')
      const { left, right, width } = element.getBoundingClientRect()
      // Meant for screen readers alone, can be scrolled to, or says by dots that there is more.
      if (width <= 1 || clipPath !== 'none' || /auto|scroll/.test(overflowX)) return false
      if (textOverflow === 'ellipsis' || !['none', '', 'auto'].includes(lineClamp)) return false
      if (overflowX !== 'visible' && boxes.some((box) => box.right > right + 1 || box.left < left - 1))
        return true
    }
    return false
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  while (texts.nextNode()) {
    const { currentNode } = texts
    const parent = currentNode.parentElement
    if (!/\S/.test(currentNode.textContent ?? '') || !parent || parent.closest('[aria-hidden=true]')) continue
    if (parent.checkVisibility({ visibilityProperty: true }) && isCut(currentNode))
      cut.push(
        `«${currentNode.textContent?.slice(0, 40)}» in ${parent.outerHTML.replace(/>.*/s, '>').slice(0, 80)}`,
      )
  }
  return cut
}
