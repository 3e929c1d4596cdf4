/** The key of the list in `localStorage`. */
const favouritesKey = 'king-exchange-favourites'

/** The symbols of the visitor's favourite assets. */
export type Favourites = ReadonlySet<string>

/** The favourites of a visitor who has none, and of a prerendered page. */
export const noFavourites: Favourites = new Set()

const listeners = new Set<() => void>()

/** What the page shows; `undefined` until it is first asked for. */
let known: Favourites | undefined

/** Whether the last change was stored; if not, the favourites last until the page is closed. */
let isStored = true

/** Reads the stored list. Anything in it that is no symbol is left out. */
function load(): Favourites {
  if (known && !isStored) return known
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(favouritesKey) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter((symbol) => typeof symbol === 'string') : [])
  } catch {
    // Storage is switched off, or holds something else.
    return noFavourites
  }
}

function show(favourites: Favourites): void {
  known = favourites
  for (const listener of listeners) listener()
}

/** Another tab has changed the list, or cleared the whole storage, for which the key is `null`. */
function onStorage({ key }: StorageEvent): void {
  if (key === favouritesKey || key === null) show(load())
}

/** The favourites; the same set until they change. */
export function readFavourites(): Favourites {
  known ??= load()
  return known
}

/** Adds an asset to the favourites or removes it. Other tabs may have changed the list, so it is read again first. */
export function toggleFavourite(symbol: string): void {
  const favourites = new Set(load())
  if (!favourites.delete(symbol)) favourites.add(symbol)
  try {
    localStorage.setItem(favouritesKey, JSON.stringify([...favourites]))
    isStored = true
  } catch {
    isStored = false
  }
  show(favourites)
}

/** Calls `listener` after each change of the favourites, in this tab or another one, until the answer is called. */
export function followFavourites(listener: () => void): () => void {
  if (listeners.size === 0) {
    // A change in another tab is not reported to a page that shows no favourites.
    known = load()
    window.addEventListener('storage', onStorage)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}
