import { untilLoaded } from '@king-exchange/fast-pages/browser'
import { requestRefresh } from '@/actors/sessionActors'
import { loadReturnPath } from '@/data/session/loadReturnPath'
import { setPageAttribute } from '@/data/site/pageAttributes'
import type { AuthActor } from '@/machines/authMachine'
import { selectAbsence, selectIsSettled, selectUserId } from '@/machines/authSelectors'
import type { AppRouter } from './router'

type Notices = typeof import('@/components/toasts/sessionNotices')

/** Loads the session's toasts on demand, since no page needs them at first. */
async function notify(show: (notices: Notices) => void) {
  try {
    show(await untilLoaded(() => import('@/components/toasts/sessionNotices')))
  } catch (error) {
    console.error('A notice could not be shown:', error)
  }
}

type Area = '/_public' | '/_account' | '/_admin'

/** True if the page that is shown, or navigated to, lies in an area. */
function isIn({ getMatchedRoutes, latestLocation }: AppRouter, area: Area): boolean {
  const [matchedRoutes] = getMatchedRoutes(latestLocation.pathname)
  return matchedRoutes.some(({ id }) => id === area)
}

/** Target of the redirect after signing out; undefined on a page without Logout, if the visitor has navigated meanwhile. */
function afterSignOut(router: AppRouter): '/' | '/login' | undefined {
  if (isIn(router, '/_admin')) return '/login'
  return isIn(router, '/_account') ? '/' : undefined
}

/** Turns the events that the session machine emits into toasts and redirects. */
function followSessionEvents(auth: AuthActor, router: AppRouter): void {
  const landing = router.latestLocation.pathname
  /** No social sign-in leads back to these pages. */
  const isOfMail = /^\/(reset-password|auth\/confirm)\/?$/.test(landing)
  const redirectTo = (to: '/' | '/login', replace = true) => void router.navigate({ to, replace })
  const redirectWithReturn = async (to: '/auth/confirm' | '/login' | '/reset-password') => {
    const returnTo = (await loadReturnPath())?.findReturnPath()
    void router.navigate({ to, replace: true, state: { returnTo } })
  }

  const redirectBack = async () => {
    const href = (await loadReturnPath())?.takeReturnPath() ?? '/dashboard'
    void router.navigate({ href, replace: true })
  }

  auth.on('signIn.succeeded', ({ isRedirected }) => {
    void notify((notices) => notices.notifySignedIn())
    // From a form's page its route's guard leads on, which `reloadOnChange` has run again. A visitor who has navigated
    // elsewhere meanwhile stays there.
    if (isRedirected && router.state.location.pathname === landing) void redirectBack()
  })
  auth.on('code.required', () => void redirectWithReturn('/login'))
  auth.on('recovery.started', () => void redirectWithReturn('/reset-password'))
  auth.on('link.rejected', () => void redirectWithReturn(isOfMail ? '/auth/confirm' : '/login'))
  auth.on('refresh.requested', requestRefresh)
  auth.on('session.ended', ({ reason }) => void notify((notices) => notices.notifyEnded(reason)))
  auth.on('session.discarded', () => void notify((notices) => notices.notifyDiscarded()))
  auth.on('call.refused', () => void notify((notices) => notices.notifyRefused()))
  auth.on('signOut.succeeded', (result) => {
    void notify((notices) => notices.notifySignedOut(result))
    const to = afterSignOut(router)
    if (to) redirectTo(to, false)
  })
  auth.on('signOut.failed', ({ error }) => void notify((notices) => notices.notifySignOutFailed(error)))
}

/**
 * Clears the router's cache whenever the signed-in user changes, and runs the guards and loaders of the shown page again.
 * Public pages have none that depend on the user.
 */
function reloadOnChange(auth: AuthActor, router: AppRouter): void {
  const identity = () => {
    const snapshot = auth.getSnapshot()
    return `${selectIsSettled(snapshot)} ${selectUserId(snapshot)} ${selectAbsence(snapshot)}`
  }
  let known = identity()
  auth.subscribe(() => {
    if (identity() === known) return
    known = identity()
    router.clearCache()
    if (!isIn(router, '/_public')) void loadAgain(router)
  })
}

/**
 * Runs the guards and loaders of the shown page again, once those that run are done: if they were broken off, the router
 * would put its spinner into the place of what it shows of the page already.
 */
async function loadAgain(router: AppRouter): Promise<void> {
  if (router.state.isLoading) {
    await new Promise<void>((resolve) => {
      const forget = router.subscribe('onResolved', () => {
        forget()
        resolve()
      })
    })
  }
  await router.invalidate()
}

/** Keeps `data-account`, which the first script has set, true to the session. */
function followAccount(auth: AuthActor): void {
  auth.subscribe((snapshot) => {
    if (!selectIsSettled(snapshot)) return
    setPageAttribute('account', selectUserId(snapshot) !== null)
  })
}

/** Starts the session machine of a page, connected with its router and its document. */
export function startSession(auth: AuthActor, router: AppRouter): void {
  followSessionEvents(auth, router)
  followAccount(auth)
  auth.start()
  reloadOnChange(auth, router)
}
