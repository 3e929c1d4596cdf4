import {
  createRouter,
  type ParsedLocation,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router'
import { CrashPage } from '@/components/feedback/CrashPage'
import { NotFoundPage } from '@/components/feedback/NotFoundPage'
import { PageSpinner } from '@/components/loading/PageSpinner'
import type { LinkProblem } from '@/data/provider/arrival'
import type { RouterContext } from './routes/-routerContext'
import { routeTree } from './routeTree.gen'

/** The site's router. */
export type AppRouter = ReturnType<typeof createAppRouter>

/**
 * Reads a value that stands in quotes in the address, as the router writes a text that looks like JSON. Throws for
 * anything else, which then stays the text that it is: thirty digits typed by hand are no number.
 */
function readQuoted(text: string): unknown {
  if (!text.startsWith('"')) throw new SyntaxError('Not in quotes')
  return JSON.parse(text)
}

/** Builds the site's router around the auth actor; in a browser it follows the address bar, elsewhere `history`. */
export const createAppRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    ...(history ? { history } : null),
    parseSearch: parseSearchWith(readQuoted),
    stringifySearch: stringifySearchWith(JSON.stringify, readQuoted),
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PageSpinner,
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: history ? false : createPlaceKeeper(),
  })

/**
 * Tells whether a page that has been rendered may be scrolled to where it belongs. Not one that is only rendered anew,
 * nor a prerendered one that the visitor, or the browser, has scrolled before it came to life.
 */
function createPlaceKeeper() {
  let known: string | undefined
  return ({ location: { href, state } }: { location: ParsedLocation }) => {
    const place = `${state.__TSR_key} ${href}`
    const isScrolled = known === undefined && window.scrollY > 0
    const isSame = known === place
    known = place
    // The router keeps for Back only the places of what it has seen scrolling.
    if (isScrolled) document.dispatchEvent(new Event('scroll'))
    return !isScrolled && !isSame
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
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
    /** The page of the user area to go back to after the login. */
    returnTo?: string
    /** Whose confirmation link it is, where its password is to be chosen anew. */
    choosesFor?: string
    /** Why the link that led here was refused. */
    linkProblem?: LinkProblem
  }
}
