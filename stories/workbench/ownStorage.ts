/** True for the workbench's own keys, which are kept from visit to visit: the width of its column. */
const isOfWorkbench = (key: string) => key.startsWith('ladle-settings-')

/**
 * A storage in memory, empty in each document, so that stories neither see nor change what the site has stored at the
 * same origin. Only the workbench's own keys go to the storage that `find` gets, if the browser gives one.
 */
export function ownStorage(find: () => Storage): Storage {
  const items = new Map<string, string>()
  const real = (() => {
    try {
      return find()
    } catch {
      return null
    }
  })()
  return {
    getItem: (key) => (isOfWorkbench(key) ? real?.getItem(key) : items.get(key)) ?? null,
    setItem: (key, text) =>
      isOfWorkbench(key) ? real?.setItem(key, text) : void items.set(key, String(text)),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}
