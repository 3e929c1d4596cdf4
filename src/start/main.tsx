import { tellOfClosedDialogs } from 'fast-pages/source/src/browser/closedDialogs'
import { untilLoaded } from 'fast-pages/source/src/browser/connection'
import { refuseDoublePresses } from 'fast-pages/source/src/browser/doublePresses'
import { keepWorkInPage } from 'fast-pages/source/src/browser/earlyWork'
import { filesOfDocument } from 'fast-pages/source/src/browser/filesOfDocument'
import { ignoreAnimations } from 'fast-pages/source/src/browser/ignoreAnimations'
import { reportLost } from 'fast-pages/source/src/browser/lostStart'
import { isMissingCode, keepFromRouter } from 'fast-pages/source/src/browser/missingCode'
import { nextTask } from 'fast-pages/source/src/browser/nextTask'
import { isReplaced, showReplaced } from 'fast-pages/source/src/browser/replaced'
import { loadTypefaces } from 'fast-pages/source/src/browser/typefaces'
import { whenIdle } from 'fast-pages/source/src/browser/whenIdle'
import { createStyleCache } from 'fast-pages/source/src/emotion/styleCache'
import { startTransition } from 'react'
import { createActor } from 'xstate'
import { sessionActors } from '@/actors/sessionActors'
import { followSleepingLinks } from '@/components/hydration/followSleepingLinks'
import { followVisits } from '@/components/hydration/newVisit'
import { readArrival } from '@/data/provider/arrival'
import { mendAddress } from '@/data/rules/mendQuery'
import { pageHeadTags } from '@/data/rules/pageHead'
import { loadReturnPath } from '@/data/stored/loadReturnPath'
import { authMachine } from '@/machines/authMachine'
import { App } from './App'
import { createAppRouter } from './router'
import { startSession } from './sessionEffects'

const renderer = untilLoaded(() => import('fast-pages/source/src/react/renderer'), reportLost)
// If it is gone, that is reported once: where it is awaited.
renderer.catch(() => undefined)

tellOfClosedDialogs()
refuseDoublePresses()

window.addEventListener('vite:preloadError', ({ payload }) => keepFromRouter(payload))

const { href, ...arrival } = readArrival(mendAddress(window.location.href))
if (href !== window.location.href) window.history.replaceState(window.history.state, '', href)

/** For developers only: records what the machines do, to replay it in the workbench. */
const replay = import.meta.env.DEV ? (await import('@/components/replay/createReplay')).createReplay() : null

const auth = createActor(authMachine.provide({ actors: sessionActors }), {
  input: arrival,
  inspect: replay?.inspect,
})
await nextTask()
const router = createAppRouter({ auth })
if (arrival.problem) {
  // What failed on the way back is tried again from here, for the same page.
  const kept = await loadReturnPath()
  router.history.replace(router.history.location.href, { returnTo: kept?.findReturnPath() })
}
followVisits(router.history)
followSleepingLinks((href) => void router.navigate({ href }))
await nextTask()
startSession(auth, router)

/** Any page takes an invitation; the registration reads its own. */
const { pathname, search } = router.latestLocation
const { ref } = search as { ref?: unknown }
if (ref && !pathname.startsWith('/register'))
  untilLoaded(() => import('@/data/stored/invitation')).then(
    ({ receiveInvitation }) => receiveInvitation(String(ref)),
    // Another build has taken its place. The address still has it.
    () => undefined,
  )

/** React recovers from the errors reported here, so they are logged as warnings. */
const warnWhile = (doing: string) => ({
  onRecoverableError: (error: unknown) => console.warn(`Recovered while ${doing}:`, error),
  // Code that does not come offline is no fault of the site, and its page says so.
  onCaughtError: (error: unknown) =>
    isMissingCode(error) ? console.warn('Not loaded:', error) : console.error(error),
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

ignoreAnimations(root)

const app = <App auth={auth} router={router} styles={createStyleCache()} around={replay?.around} />
// A code in the address redirects at once, which must not happen during hydration.
const isInDocument = root.dataset.path === window.location.pathname && !arrival.code && !isReplaced()
if (isInDocument) {
  await filesOfDocument()
  await router.load()
  // Tells the router that the document contains its own rendering, without a Suspense boundary around it.
  router.ssr = { manifest: undefined }
}

whenIdle(() => {
  import('@/components/selection/followSelection').then(
    ({ followSelection }) => followSelection(),
    () => undefined,
  )
})

const { createRoot, hydrateRoot } = await renderer
// Not before: on a slow line they would keep the page from answering for as long as they take.
loadTypefaces()
await nextTask()
if (isInDocument) {
  keepWorkInPage(root)
  // In slices, between which the page answers.
  startTransition(() => {
    hydrateRoot(root, app, warnWhile('hydrating'))
  })
} else {
  root.replaceChildren()
  delete root.dataset.path
  // React renders the head tags of the page itself, and would leave those of the document beside them.
  for (const tag of document.head.querySelectorAll(pageHeadTags)) tag.remove()
  showReplaced(false)
  createRoot(root, warnWhile('rendering')).render(app)
}
