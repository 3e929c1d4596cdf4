import { createRoot, hydrateRoot } from 'react-dom/client'
import { createActor, fromCallback } from 'xstate'
import { readArrival } from '@/data/provider/arrival'
import { listenToAuth } from '@/data/provider/authEvents'
import { pageHeadTags } from '@/data/rules/pageHead'
import { authMachine } from '@/machines/authMachine'
import { selectAbsence, selectIsSettled, selectUserId } from '@/machines/authSelectors'
import { App } from './App'
import { createAppRouter } from './router'

const { href, ...arrival } = readArrival(window.location.href)
if (href !== window.location.href) window.history.replaceState(window.history.state, '', href)

const auth = createActor(
  authMachine.provide({
    actors: { provider: fromCallback(({ sendBack }) => listenToAuth(arrival, sendBack, goOn)) },
  }),
  { input: { now: Date.now } },
)
const router = createAppRouter({ auth })
const landing = window.location.pathname

// Listened to before it starts: what stood in the address is told at once.
auth.on('recovery.started', () => void router.navigate({ to: '/reset-password', replace: true }))
auth.on('session.ended', () => void tell((notices) => notices.sayEnded()))
auth.on('session.discarded', () => void tell((notices) => notices.sayDiscarded()))
auth.on('link.rejected', () => {
  // Of a code that was refused: for what stood in the address, `readArrival` has chosen the page already.
  if (arrival.code) void router.navigate({ to: '/login', replace: true })
})
auth.start()

const identity = () => {
  const now = auth.getSnapshot()
  return `${selectIsSettled(now)} ${selectUserId(now)} ${selectAbsence(now)}`
}
let knownIdentity = identity()
auth.subscribe(() => {
  if (identity() === knownIdentity) return
  knownIdentity = identity()
  router.clearCache()
  void router.invalidate()
})
/** The words come when there is something to say, for no page needs them at first. */
async function tell(say: (notices: typeof import('@/components/toasts/sessionNotices')) => void) {
  try {
    say(await import('@/components/toasts/sessionNotices'))
  } catch (error) {
    console.error('A notice could not be shown:', error)
  }
}

/** Goes on with somebody whom a code in the address let in; one of a reset link has led on already. */
function goOn() {
  const now = auth.getSnapshot()
  if (now.matches({ challenged: 'signingIn' })) void router.navigate({ to: '/login', replace: true })
  if (!now.matches('signedIn')) return
  void tell((notices) => notices.greet())
  // Not somebody who has gone on elsewhere meanwhile.
  if (router.state.location.pathname === landing) void router.navigate({ to: '/dashboard', replace: true })
}

/** React has mended what it reports here, so it is no uncaught error; one that it could not mend stays one. */
const recoveryTold = (doing: string) => ({
  onRecoverableError: (error: unknown) => console.warn(`Recovered while ${doing}:`, error),
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const app = <App auth={auth} router={router} />
// A code in the address leads away at once, which must not happen while the page is being hydrated.
if (root.dataset.path === window.location.pathname && !arrival.code) {
  await router.load()
  // Says that what stands in the document is this router's own rendering, and has no boundary around it.
  router.ssr = { manifest: undefined }
  hydrateRoot(root, app, recoveryTold('hydrating'))
} else {
  root.replaceChildren()
  delete root.dataset.path
  // React makes the head of the page anew, and would leave what the document says of it beside that.
  for (const tag of document.head.querySelectorAll(pageHeadTags)) tag.remove()
  createRoot(root, recoveryTold('rendering')).render(app)
}
