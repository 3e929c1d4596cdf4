/** Adds a link that requests a file as modules are requested; otherwise the browser would load them twice. */
export function addLink(rel: string, href: string, blocking?: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  link.crossOrigin = ''
  // A browser heeds it only if it is there before the link.
  if (blocking) link.blocking = blocking
  document.head.append(link)
  return link
}
