import { createRoot, hydrateRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { sessionActors } from '@/actors/sessionActors'
import { readArrival } from '@/data/provider/arrival'
import { pageHeadTags } from '@/data/rules/pageHead'
import { authMachine } from '@/machines/authMachine'
import { App } from './App'
import { createAppRouter } from './router'
import { followAnnouncements, reloadOnChange } from './sessionEffects'

const { href, ...arrival } = readArrival(window.location.href)
if (href !== window.location.href) window.history.replaceState(window.history.state, '', href)

const auth = createActor(authMachine.provide({ actors: sessionActors }), { input: arrival })
const router = createAppRouter({ auth })
followAnnouncements(auth, router)
auth.start()
reloadOnChange(auth, router)

/** React has recovered from what it reports here, so it is a warning; an error that it cannot recover from stays one. */
const warnWhile = (doing: string) => ({
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
  hydrateRoot(root, app, warnWhile('hydrating'))
} else {
  root.replaceChildren()
  delete root.dataset.path
  // React makes the head of the page anew, and would leave what the document says of it beside that.
  for (const tag of document.head.querySelectorAll(pageHeadTags)) tag.remove()
  createRoot(root, warnWhile('rendering')).render(app)
}
