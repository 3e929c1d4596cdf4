/** The root of the document around a frame, the frame's own outside of one; null in a frame of another origin. */
export function rootAround(): HTMLElement | null {
  try {
    return window.parent.document.documentElement
  } catch {
    return null
  }
}
