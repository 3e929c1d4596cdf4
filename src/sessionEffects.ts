import type { AuthActor } from '@/machines/authMachine'
import { selectAbsence, selectIsSettled, selectUserId } from '@/machines/authSelectors'
import type { AppRouter } from './router'

type Notices = typeof import('@/components/toasts/sessionNotices')

/** The words come when there is something to say, for no page needs them at first. */
async function notify(show: (notices: Notices) => void) {
  try {
    show(await import('@/components/toasts/sessionNotices'))
  } catch (error) {
    console.error('A notice could not be shown:', error)
  }
}

/** Where signing out leads from a page; nowhere from one that has no Logout, because it was left meanwhile. */
function afterSignOut({ getMatchedRoutes, latestLocation }: AppRouter): '/' | '/login' | undefined {
  const [matchedRoutes] = getMatchedRoutes(latestLocation.pathname)
  const isIn = (area: '/_account' | '/_admin') => matchedRoutes.some(({ id }) => id === area)
  if (isIn('/_admin')) return '/login'
  return isIn('/_account') ? '/' : undefined
}

/** Does what follows from the session machine's announcements: toasts, and changes of the page. */
export function followAnnouncements(auth: AuthActor, router: AppRouter): void {
  const landing = window.location.pathname
  const lead = (to: '/' | '/login' | '/dashboard' | '/reset-password', replace = true) =>
    void router.navigate({ to, replace })

  auth.on('signIn.succeeded', ({ isRedirected }) => {
    void notify((notices) => notices.sayWelcome())
    // A form's page redirects by itself, and whoever has gone on elsewhere meanwhile stays there.
    if (isRedirected && router.state.location.pathname === landing) lead('/dashboard')
  })
  auth.on('code.required', () => lead('/login'))
  auth.on('recovery.started', () => lead('/reset-password'))
  auth.on('link.rejected', () => lead('/login'))
  auth.on('session.ended', () => void notify((notices) => notices.sayEnded()))
  auth.on('session.discarded', () => void notify((notices) => notices.sayDiscarded()))
  auth.on('signOut.succeeded', ({ isServerTold }) => {
    void notify((notices) => notices.saySignedOut(isServerTold))
    const to = afterSignOut(router)
    if (to) lead(to, false)
  })
  auth.on('signOut.failed', ({ error }) => void notify((notices) => notices.saySignOutFailed(error)))
}

/** Has the router run its guards and loaders again whenever somebody else is signed in. */
export function reloadOnChange(auth: AuthActor, router: AppRouter): void {
  const identity = () => {
    const snapshot = auth.getSnapshot()
    return `${selectIsSettled(snapshot)} ${selectUserId(snapshot)} ${selectAbsence(snapshot)}`
  }
  let known = identity()
  auth.subscribe(() => {
    if (identity() === known) return
    known = identity()
    router.clearCache()
    void router.invalidate()
  })
}
