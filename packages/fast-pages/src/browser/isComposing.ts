/**
 * True if a key belongs to an input method, and so to nobody else. In Safari the Enter that ends a composition comes after
 * it, so that only the key code tells.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) =>
  event.isComposing || event.keyCode === 229
