import { createRouter } from '@tanstack/react-router'
import { CrashPage } from '@/components/feedback/CrashPage'
import { NotFoundPage } from '@/components/feedback/NotFoundPage'
import { PageSpinner } from '@/components/feedback/PageSpinner'
import type { LinkProblem } from '@/data/arrival'
import type { AuthActor } from '@/machines/authMachine'
import { routeTree } from './routeTree.gen'

/** What every loader and guard is handed. */
export type RouterContext = { auth: AuthActor }

/** Builds the site's router around the auth actor, which must have been started. */
export const createAppRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PageSpinner,
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** The page's own part of the document's title. */
    title: string
    /** What a search engine shows below it. */
    description: string
    /** Nothing to find here yet, so search engines are told to stay away. */
    isPlaceholder?: boolean
  }
  interface HistoryState {
    /** An address typed on the page before, to spare typing it twice; never in the URL. */
    email?: string
    /** Where a mail has just been sent; survives a reload. */
    sentTo?: string
    /** Why the link that led here did not work. */
    linkProblem?: LinkProblem
  }
}
