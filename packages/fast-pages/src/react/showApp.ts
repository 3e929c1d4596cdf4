import { type ReactNode, startTransition } from 'react'
import { untilLoaded } from '../browser/connection.ts'
import { carryWorkOver } from '../browser/earlyWork.ts'
import { ignoreAnimations } from '../browser/ignoreAnimations.ts'
import { reportLost } from '../browser/lostStart.ts'
import { isMissingCode } from '../browser/missingCode.ts'
import { nextTask } from '../browser/nextTask.ts'
import { isPage, setPageState } from '../browser/ownAttributes.ts'
import { loadTypefaces } from '../browser/typefaces.ts'

/** Begins to load React's renderer, the largest script, which is needed last. */
export function loadRenderer() {
  const renderer = untilLoaded(() => import('./renderer.ts'), reportLost)
  // If it is gone, that is reported once: where it is awaited.
  renderer.catch(() => undefined)
  return renderer
}

/** The element that an app is rendered into. Throws where the document has none. */
export function findRoot(): HTMLElement {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  ignoreAnimations(root)
  return root
}

/** True if the document holds the app as rendered at this address. */
export const isInDocument = (root: HTMLElement): boolean =>
  root.dataset.path === window.location.pathname && !isPage('replaced')

/** React recovers from the errors reported here, so they are logged as warnings. */
const warnWhile = (doing: string) => ({
  onRecoverableError: (error: unknown) => console.warn(`Recovered while ${doing}:`, error),
  // Code that does not come offline is no fault of the site, and its page says so.
  onCaughtError: (error: unknown) =>
    isMissingCode(error) ? console.warn('Not loaded:', error) : console.error(error),
})

export type ShownApp = {
  renderer: ReturnType<typeof loadRenderer>
  /** True if the document holds the app, which is then hydrated; otherwise it is rendered in its place. */
  isHydrated: boolean
  /** The selector of the tags in the head that the app renders itself. */
  headTags: string
}

/** Hydrates an app, or renders it, once React's renderer is there. */
export async function showApp(
  root: HTMLElement,
  app: ReactNode,
  { renderer, isHydrated, headTags }: ShownApp,
): Promise<void> {
  const { createRoot, hydrateRoot } = await renderer
  // Not before: on a slow line they would keep the page from answering for as long as they take.
  loadTypefaces()
  await nextTask()
  if (isHydrated) {
    carryWorkOver(root)
    // In slices, between which the page answers.
    startTransition(() => {
      hydrateRoot(root, app, warnWhile('hydrating'))
    })
    return
  }
  root.replaceChildren()
  delete root.dataset.path
  // React renders the head tags of the page itself, and would leave those of the document beside them.
  for (const tag of document.head.querySelectorAll(headTags)) tag.remove()
  setPageState(null)
  createRoot(root, warnWhile('rendering')).render(app)
}
