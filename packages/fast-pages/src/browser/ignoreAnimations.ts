/**
 * Keeps React, which listens for every event there is, from listening for those of CSS animations. No component needs
 * them, and where one listens, the browser wakes the page's thread at every loop of every animation.
 */
export function ignoreAnimations(root: HTMLElement): void {
  const listen = root.addEventListener
  root.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject, boolean?]) => {
    if (!type.startsWith('animation')) listen.call(root, type, ...rest)
  }
}
