/** True if the first script has found that the document's form is another than this visitor's. */
export const isReplaced = (): boolean => document.documentElement.hasAttribute('data-replaced')

/** Sets `data-replaced` on the root element, which hides the document's form until the visitor's own is rendered. */
export function showReplaced(isReplaced: boolean): void {
  document.documentElement.toggleAttribute('data-replaced', isReplaced)
}
