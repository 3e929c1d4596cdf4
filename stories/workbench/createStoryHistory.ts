import { createMemoryHistory } from '@tanstack/react-router'
import { type PlaceholderArea, type PlaceholderPath, placeholders } from '@/data/content/placeholders'
import type { FileRoutesByTo } from '@/routeTree.gen'
import { storyLink } from './storyLink'

type PageWithContent = Exclude<keyof FileRoutesByTo, PlaceholderPath<PlaceholderArea>>

/** The story of each page that has content. */
const pages: Record<PageWithContent, string> = {
  '/': 'screens--home--signed-out',
  '/about': 'screens--about--page',
  '/api': 'screens--api--page',
  '/auth/confirm': 'screens--confirm-link--ready',
  '/blog': 'screens--blog--front',
  '/cards': 'screens--cards--signed-in',
  '/contact': 'screens--contact--empty',
  '/dashboard': 'screens--dashboard--demo-account',
  '/features': 'screens--features--page',
  '/forgot-password': 'screens--forgot-password--empty',
  '/login': 'screens--login--empty',
  '/market': 'screens--market--all',
  '/register': 'screens--register--empty',
  '/reset-password': 'screens--reset-password--ready',
  '/settings/security': 'screens--security--no-factor',
  '/token': 'screens--token--page',
}

const underConstruction = Object.entries(placeholders).flatMap(([area, list]) =>
  list.map(({ to }): [string, string] => [
    to,
    `screens--under-construction--${area}-page&arg-${area}Path=${encodeURIComponent(to)}`,
  ]),
)

const stories = new Map([...Object.entries(pages), ...underConstruction])

/** The first story of the workbench. */
const start = 'start-here--welcome'

/** The address in the workbench for one of the site; it is relative, so that it holds below any path. */
function linkOf(address: string): string {
  const path = address.replace(/[?#].*/s, '').replace(/(.)\/+$/, '$1')
  return storyLink(stories.get(path) ?? start)
}

/** A history in memory for a story. Its links lead to the story of their page, or to the start of the workbench. */
export const createStoryHistory = (path: string) =>
  Object.assign(createMemoryHistory({ initialEntries: [path] }), { createHref: linkOf })
