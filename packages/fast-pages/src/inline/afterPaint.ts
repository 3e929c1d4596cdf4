// Loads the late styles and the site into a prerendered page once the page is painted, and defers its typefaces, which
// the site loads: the build puts it into the head as an inline script with the names of the page's files, of which the last
// one starts the site, and of React's renderer, for which that one waits. If that does not come, it says so and tries
// again. A background tab is not painted, so it loads nothing.

import './lostTexts.ts'
import { addLink } from '../browser/addLink.ts'
import { isReachable } from '../browser/connection.ts'
import { onLost, reportLost } from '../browser/lostStart.ts'
import { nextTask } from '../browser/nextTask.ts'
import { setUnstyled } from '../browser/ownAttributes.ts'
import { deferTypefaces, loadFirstTypeface } from '../browser/typefaces.ts'

const { styles, renderer = '', files: names = '' } = document.currentScript?.dataset ?? {}
const files = names.split(' ')
const start = files.pop() ?? ''

/** Loads the late styles. On a failure shows the page without them, and asks for them again after a `pause` in ms. */
function loadStyles(styles: string, blocking?: string, pause = 4000) {
  const link = addLink('stylesheet', styles, blocking)
  link.onload = () => setUnstyled(false)
  link.onerror = async () => {
    setUnstyled(false)
    await isReachable()
    setTimeout(loadStyles, pause, styles, '', 2 * pause)
  }
}

/** True if the browser is going to show a place further down, for which the page has to have its height. */
function isForPlace() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Of a link to a text, only the entry's address has it.
  return location.hash !== '' || navigation?.type !== 'navigate' || navigation.name.includes(':~:')
}

deferTypefaces()

const areEarly = isForPlace()
if (styles) {
  setUnstyled(true)
  if (areEarly) loadStyles(styles, 'render')
}

async function load() {
  if (styles && !areEarly) loadStyles(styles)
  loadFirstTypeface()
  // Each in a task of its own: to begin a request can take a phone 10 ms.
  for (const file of [...files, start]) {
    const link = addLink('modulepreload', file)
    // The largest is needed last, and requested when the first of the others is there, so that they come before it.
    if (file === files[0]) link.onload = () => addLink('modulepreload', renderer)
    await nextTask()
  }
  addLink('manifest', '/site.webmanifest')
  await begin()
}

async function begin() {
  // Each is evaluated in a task of its own, after those that it imports; imported by the last, all would be in one task.
  // Not as script elements: their addresses would have to be trusted by a policy.
  for (const file of files) {
    // What is missing is missed again, and handled, where the site needs it.
    await import(/* @vite-ignore */ file).catch(() => undefined)
    await nextTask()
  }
  await import(/* @vite-ignore */ start).then(() => notice.remove(), reportLost)
}

/** Stands below the page, which stays as it is, while the site cannot start. Any press is a retry. */
const notice = document.createElement('button')
notice.append(lostTexts.retryOffer)
notice.style.cssText =
  'position:fixed;inset:auto 0 0;padding:1em;background:Canvas;color:CanvasText;z-index:99'

let isRetry = false

function retry() {
  isRetry = true
  void begin()
}

async function showLost() {
  document.body.append(notice)
  for (const type of ['online', 'click']) addEventListener(type, retry, { once: true, capture: true })
  // Not every browser loads again what has failed once.
  if (isRetry && (await isReachable())) location.reload()
  isRetry = false
}
onLost(showLost)

/** The longest that the report of the paint is waited for after its frame, in ms; not every browser sends one. */
const patience = 500

/** Resolves when the browser has shown the document. */
const untilPainted = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) resolve()
    }).observe({ type: 'paint', buffered: true })
    requestAnimationFrame(() => setTimeout(resolve, patience))
  })

document.addEventListener('DOMContentLoaded', () => untilPainted().then(load))
