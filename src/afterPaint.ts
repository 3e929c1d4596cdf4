// Loads the site into a prerendered page once the page is painted: the build puts it into the head as an inline script
// with the names of the page's files, of which the last one starts the site. A background tab is not painted, so it
// loads nothing.
import { nextTask } from './data/browser/nextTask'

const files = document.currentScript?.dataset.files?.split(' ') ?? []
const start = files.pop() ?? ''

function addLink(rel: string, href: string) {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  // As modules are requested; otherwise the browser would load them twice.
  link.crossOrigin = ''
  document.head.append(link)
}

async function load() {
  for (const file of [...files, start]) addLink('modulepreload', file)
  addLink('manifest', '/site.webmanifest')
  // Each is evaluated in a task of its own, after those that it imports; imported by the last, all would be in one task.
  // Not as script elements: their addresses would have to be trusted by a policy.
  for (const file of files) {
    // What is missing is missed again, and handled, where the site needs it.
    await import(/* @vite-ignore */ file).catch(() => undefined)
    await nextTask()
  }
  await import(/* @vite-ignore */ start)
}

/** Waits for the frame that shows the whole document, and for what the browser has to do then. */
function afterPaint() {
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 200 })
    else setTimeout(load)
  })
}

document.addEventListener('DOMContentLoaded', afterPaint)
