import { typefacesId } from './documentIds.ts'

const knownKey = 'fast-pages-typefaces'

/** True if a page of an earlier visit has loaded the typefaces, so that the browser's cache has them. */
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

/** The typeface of a rule as an object of its own, which a browser loads before any text is set in it. */
const faceOf = ({ style }: CSSFontFaceRule) =>
  // Not every browser takes the quotes off.
  new FontFace(style.fontFamily.replaceAll('"', ''), style.getPropertyValue('src'), {
    // A rule need not say it; no browser takes an empty one.
    weight: style.fontWeight || 'normal',
  })

/** Identifies a typeface: two can be weights of one family. */
const nameOf = ({ family, weight }: FontFace) => `${family} ${weight}`

/** Loads typefaces, and sets the page in all of them at once: a browser lays it out anew for each change of them. */
async function show(faces: FontFace[]) {
  await Promise.allSettled(faces.map((face) => face.load()))
  for (const face of faces) if (face.status === 'loaded') document.fonts.add(face)
}

/** The typefaces that were deferred, in the order of their rules. */
function deferredFaces(): FontFace[] {
  const deferred = document.querySelector<HTMLStyleElement>(`#${typefacesId}[media]`)
  // It holds no other rules.
  return [...(deferred?.sheet?.cssRules ?? [])].map((rule) => faceOf(rule as CSSFontFaceRule))
}

/**
 * Keeps the document from loading its typefaces, which are as urgent to a browser as styles and would delay the first
 * paint. On a later visit they come from the cache, and are not deferred. For one of the document's first scripts.
 */
export function deferTypefaces(): void {
  // Rules for another medium load nothing. Without scripts the typefaces come at once.
  if (!areKnown()) document.getElementById(typefacesId)?.setAttribute('media', 'print')
}

/**
 * On a slow line, where scripts take seconds, loads and shows the first of the typefaces deferred, that of the headings,
 * ahead of them. On a fast one that would cost a layout, and delay the page's answers. For one of the document's first
 * scripts, after the first paint.
 */
export function loadFirstTypeface(): void {
  // Not standard. Where it is missing, all typefaces come together.
  const { connection } = navigator as { connection?: { effectiveType?: string } }
  if ((connection?.effectiveType ?? '4g') !== '4g') void show(deferredFaces().slice(0, 1))
}

/** Loads the typefaces that were deferred. */
export function loadTypefaces(): void {
  const shown = new Set([...document.fonts].map(nameOf))
  const faces = deferredFaces()
  if (faces.length > 0) void show(faces.filter((face) => !shown.has(nameOf(face)))).then(noteKnown)
}
