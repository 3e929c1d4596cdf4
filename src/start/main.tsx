import {
  filesOfDocument,
  followVisits,
  hideFromRouter,
  nextTask,
  untilLoaded,
} from '@king-exchange/fast-pages/browser'
import {
  createStyleCache,
  findRoot,
  isInDocument,
  loadRenderer,
  showApp,
} from '@king-exchange/fast-pages/react'
import { createActor } from 'xstate'
import { sessionActors } from '@/actors/sessionActors'
import { carryNoticesOver } from '@/components/toasts/toaster'
import { pageHeadTags } from '@/data/content/pageHead'
import { parseArrival } from '@/data/session/arrival'
import { loadReturnPath } from '@/data/session/loadReturnPath'
import { mendAddress } from '@/data/site/mendQuery'
import { followTheme } from '@/data/site/themeChoice'
import { authMachine } from '@/machines/authMachine'
import { App } from './App'
import { createAppRouter } from './router'
import { startSession } from './sessionEffects'

const renderer = loadRenderer()

followTheme()

window.addEventListener('vite:preloadError', ({ payload }) => hideFromRouter(payload))

const { href, ...arrival } = parseArrival(mendAddress(window.location.href))
if (href !== window.location.href) window.history.replaceState(window.history.state, '', href)

const auth = createActor(authMachine.provide({ actors: sessionActors }), { input: arrival })
await nextTask()
const router = createAppRouter({ auth })
if (arrival.problem || arrival.tokens) {
  // What failed on the way back is tried again from here, for the same page. A reload forgets the tokens of a mail, whose
  // link is used up by then.
  const stored = await loadReturnPath()
  router.history.replace(router.history.location.href, {
    returnTo: stored?.findReturnPath(),
    ...(arrival.tokens ? { linkProblem: 'expired' } : null),
  })
}
followVisits(router.history)
await nextTask()
startSession(auth, router)

/** Any page takes an invitation; the registration reads its own. */
const { pathname, search } = router.latestLocation
const { ref } = search as { ref?: unknown }
if (ref && !pathname.startsWith('/register'))
  untilLoaded(() => import('@/data/session/invitation')).then(
    ({ receiveInvitation }) => receiveInvitation(String(ref)),
    // Another build has taken its place. The address still has it.
    () => undefined,
  )

const root = findRoot()
const app = <App auth={auth} router={router} styles={createStyleCache()} />
// A code in the address redirects at once, which must not happen during hydration.
const isHydrated = isInDocument(root) && !arrival.code
if (isHydrated) {
  await filesOfDocument()
  await router.load()
  // Tells the router that the document contains its own rendering, without a Suspense boundary around it.
  router.ssr = { manifest: undefined }
}

carryNoticesOver()
await showApp(root, app, { renderer, isHydrated, headTags: pageHeadTags })
