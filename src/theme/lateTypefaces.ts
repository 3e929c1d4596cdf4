import { typefacesId } from './pageStyles'

const knownKey = 'king-exchange-typefaces'

/** Whether a page of an earlier visit has loaded the typefaces, so that the browser's cache has them. */
function areKnown(): boolean {
  try {
    return localStorage.getItem(knownKey) !== null
  } catch {
    return false
  }
}

function noteKnown(): void {
  try {
    localStorage.setItem(knownKey, '')
  } catch {
    // The next visit waits for them again.
  }
}

/**
 * Keeps the document from loading its typefaces, which are as urgent to a browser as styles and would delay the first
 * paint. Returns how to load them. On a later visit they come from the cache, and are not kept back.
 */
export function holdTypefaces(): () => void {
  const styles = document.getElementById(typefacesId)
  if (!(styles instanceof HTMLStyleElement) || areKnown()) return () => {}
  // Rules for another medium load nothing. Without scripts the typefaces come at once.
  styles.media = 'print'
  return () => {
    styles.media = 'all'
    noteKnown()
  }
}
