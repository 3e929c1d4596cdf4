// Loads the late styles and the site into a prerendered page once the page is painted, and holds its typefaces back,
// which the site loads: the build puts it into the head as an inline script with the names of the page's files, of which
// the last one starts the site. A background tab is not painted, so it loads nothing.

import { nextTask } from './data/browser/nextTask'
import { holdTypefaces } from './theme/lateTypefaces'

const { styles, files: names = '' } = document.currentScript?.dataset ?? {}
const files = names.split(' ')
const start = files.pop() ?? ''

function addLink(rel: string, href: string, blocking = '') {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  // As modules are requested; otherwise the browser would load them twice.
  link.crossOrigin = ''
  // A browser heeds it only if it is there before the link.
  link.blocking = blocking
  document.head.append(link)
  return link
}

/** Keeps the browser from styling and showing the islands while they have no styles. */
const markUnstyled = (isUnstyled: boolean) =>
  document.documentElement.toggleAttribute('data-unstyled', isUnstyled)

/** Where they do not come, the page is shown without them, and they are asked for again after a `pause` in ms. */
function loadStyles(styles: string, blocking?: string, pause = 4000) {
  const link = addLink('stylesheet', styles, blocking)
  link.onload = () => markUnstyled(false)
  link.onerror = () => {
    markUnstyled(false)
    setTimeout(loadStyles, pause, styles, '', 2 * pause)
  }
}

/** Whether the browser is going to show a place further down, for which the page has to have its height. */
function isForPlace() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return window.location.hash !== '' || navigation?.type !== 'navigate'
}

holdTypefaces()

const areEarly = isForPlace()
if (styles) {
  markUnstyled(true)
  if (areEarly) loadStyles(styles, 'render')
}

async function load() {
  if (styles && !areEarly) loadStyles(styles)
  // Each in a task of its own: to begin a request can take a phone 10 ms.
  for (const file of [...files, start]) {
    addLink('modulepreload', file)
    await nextTask()
  }
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

/** The longest that the report of the paint is waited for after its frame, in ms; not every browser sends one. */
const patience = 500

let isPainted = false

function whenPainted() {
  if (isPainted) return
  isPainted = true
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 200 })
  else setTimeout(load)
}

/** Waits until the browser has shown the document, and for what it has to do then. */
function afterPaint() {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) whenPainted()
  }).observe({ type: 'paint', buffered: true })
  requestAnimationFrame(() => setTimeout(whenPainted, patience))
}

document.addEventListener('DOMContentLoaded', afterPaint)
