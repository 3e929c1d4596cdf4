import {
  createRouter,
  type ParsedLocation,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router'
import { PageSpinner } from '@/components/loading/PageSpinner'
import { LateNotFoundPage } from '@/components/systemPages/LateNotFoundPage'
import type { UnparsedEntryState } from '@/data/session/entryState'
import { mendQuery } from '@/data/site/mendQuery'
import { CrashedRoute } from '@/routes/-crashedRoute'
import type { RouterContext } from '@/routes/-routerContext'
import { routeTree } from '@/routeTree.gen'

/** The site's router. */
export type AppRouter = ReturnType<typeof createAppRouter>

/**
 * Parses a quoted search param: the router quotes a text that looks like JSON. Throws for anything else, which the
 * router then keeps as text, so that thirty typed digits do not become a number.
 */
function parseQuoted(text: string): unknown {
  if (!text.startsWith('"')) throw new SyntaxError('Not in quotes')
  return JSON.parse(text)
}

const parseQuery = parseSearchWith(parseQuoted)

/** Parses a query, damaged or not; of a parameter that stands there several times, the first that says something counts. */
function parseSearch(query: string) {
  const search: Record<string, unknown> = parseQuery(mendQuery(query))
  for (const [name, value] of Object.entries(search))
    if (Array.isArray(value)) search[name] = value.find(Boolean)
  return search
}

/** Builds the site's router around the auth actor; in a browser it follows the address bar, elsewhere `history`. */
export const createAppRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    ...(history ? { history } : null),
    parseSearch,
    stringifySearch: stringifySearchWith(JSON.stringify, parseQuoted),
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PageSpinner,
    defaultErrorComponent: CrashedRoute,
    defaultNotFoundComponent: LateNotFoundPage,
    scrollRestoration: history ? false : createScrollGuard(),
  })

/**
 * Decides whether the router may set the scroll position of a rendered page: not when the same page is rendered again,
 * and not when a prerendered page was scrolled before hydration. That is noted before hydration, since reading the
 * position right after it would lay out the whole page at once.
 */
function createScrollGuard() {
  let known: string | undefined
  let isScrolledEarly = window.scrollY > 0
  const noteScroll = () => {
    isScrolledEarly = true
  }
  document.addEventListener('scroll', noteScroll, { once: true, passive: true })
  return ({ location: { href, state } }: { location: ParsedLocation }) => {
    const entry = `${state.__TSR_key} ${href}`
    const isScrolled = known === undefined && isScrolledEarly
    const isSame = known === entry
    known = entry
    document.removeEventListener('scroll', noteScroll)
    // The router remembers positions for Back only after a scroll event.
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
    /** The description for search engines. */
    description: string
    /** The page has no content yet, so search engines are told not to index it. */
    isPlaceholder?: boolean
    /** The page asks for the newsletter itself, so its footer does not. */
    hasOwnNewsletter?: boolean
    /** The page offers the login itself to those who are not signed in. */
    hasOwnLogin?: boolean
  }
  interface HistoryState extends UnparsedEntryState {}
}
