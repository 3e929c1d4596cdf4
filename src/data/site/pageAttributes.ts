/**
 * The data attributes of `<html>`, with the values of each: what this browser knows and a document cannot. The style sheet
 * looks at them, by `src/theme/conditions.ts` and `globalCss.ts`. `src/start/firstPaint.ts` sets them before the first
 * paint, and nothing sets one but `setPageAttribute`. The package that renders documents has two of its own
 * (`packages/fast-pages/src/browser/ownAttributes.ts`).
 */
export const pageAttributes = {
  /** The visitor's choice about motion and live figures, kept true by the live switch. Without it no script has run. */
  motion: ['live', 'paused'],
  /** The chosen theme, kept true by its switch; without it the device's. */
  theme: ['light', 'dark'],
  /** Somebody is signed in: at first by what this browser has stored, then by what the session machine knows. */
  account: [true],
  /** The device is one of Apple's, whose shortcuts are with ⌘. It stays as it is. */
  apple: [true],
  /** The address asks for a part of the document's list, which is hidden until `useAskedList` has rendered that. */
  narrowed: [true],
} as const

export type PageAttributes = typeof pageAttributes

/** Sets an attribute of `<html>`, or removes it where it is `false`. */
export function setPageAttribute<Name extends keyof PageAttributes>(
  name: Name,
  value: PageAttributes[Name][number] | false,
): void {
  const { dataset } = document.documentElement
  if (value === false) delete dataset[name]
  else dataset[name] = value === true ? '' : value
}
