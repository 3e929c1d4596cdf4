/** The folders of Ladle's column, by a selector. */
export const columnFolders = '.ladle-aside li:not(.ladle-linkable)'

/** Opens a folder of the column or closes it, as the keyboard does. */
export const toggleFolder = (folder: HTMLElement) =>
  folder.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
