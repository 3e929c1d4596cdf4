// Loads the site into a prerendered page once the page is painted: the build puts it into the head as an inline script
// with the names of the page's files, of which the last one starts the site. A background tab is not painted, so it
// loads nothing.
const files = document.currentScript?.dataset.files?.split(' ') ?? []
const start = files.pop()

function addLink(rel: string, href: string) {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  // As modules are requested; otherwise the browser would load them twice.
  link.crossOrigin = ''
  document.head.append(link)
}

function load() {
  for (const file of files) addLink('modulepreload', file)
  // Not as a script element: its address would have to be trusted by a policy.
  import(/* @vite-ignore */ start ?? '')
  addLink('manifest', '/site.webmanifest')
}

/** Waits for the frame that shows the whole document, and for what the browser has to do then. */
function afterPaint() {
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 200 })
    else setTimeout(load)
  })
}

document.addEventListener('DOMContentLoaded', afterPaint)

export {}
