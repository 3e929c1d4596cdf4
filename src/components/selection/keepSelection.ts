import { movedOffset } from '@/data/rules/copiedText'

/** One end of a selection, and how long its text was then. */
type End = { node: Node; offset: number; length: number | undefined }

const lengthOf = (node: Node) => (node instanceof Text ? node.length : undefined)

const offsetNow = ({ node, offset, length }: End) =>
  length === undefined ? offset : movedOffset(offset, length, lengthOf(node) ?? length)

/**
 * Keeps a selection whose first or last text changes, such as a price: the browser would leave a changed text out of it.
 */
export function keepSelection(): void {
  let ends: { anchor: End; focus: End } | null = null
  const observer = new MutationObserver(() => {
    if (!ends) return
    const { anchor, focus } = ends
    if (!anchor.node.isConnected || !focus.node.isConnected) return
    getSelection()?.setBaseAndExtent(anchor.node, offsetNow(anchor), focus.node, offsetNow(focus))
    remember()
  })
  const remember = () => {
    observer.disconnect()
    ends = null
    const selection = getSelection()
    if (!selection || selection.isCollapsed) return
    const { anchorNode, anchorOffset, focusNode, focusOffset } = selection
    if (!anchorNode || !focusNode) return
    ends = {
      anchor: { node: anchorNode, offset: anchorOffset, length: lengthOf(anchorNode) },
      focus: { node: focusNode, offset: focusOffset, length: lengthOf(focusNode) },
    }
    for (const node of new Set([anchorNode, focusNode])) observer.observe(node, { characterData: true })
  }
  document.addEventListener('selectionchange', remember)
}
