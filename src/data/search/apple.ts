/** True if the device is one of Apple's, whose shortcuts are with ⌘. */
export const isApple = () => /Mac|iP/.test(navigator.platform)

/** Marks the document of an Apple device, so that the first paint shows the right shortcuts. */
export function markApple(): void {
  document.documentElement.toggleAttribute('data-apple', isApple())
}
