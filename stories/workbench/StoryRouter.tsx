import { createRootRoute, createRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { placeholders } from '@/data/content/placeholders'
import { createStoryHistory } from './createStoryHistory'

const description = 'One story at a time.'
const root = createRootRoute({ staticData: { title: 'Workbench', description } })

/** Empty pages, so that links to pages under construction are tagged as on the site. */
const routeTree = root.addChildren(
  Object.values(placeholders)
    .flat()
    .map(({ to, title }) =>
      createRoute({
        getParentRoute: () => root,
        path: to,
        staticData: { title, description, isPlaceholder: true },
      }),
    ),
)

export type StoryRouterProps = {
  /** The story's address. */
  path: string | undefined
  children: ReactNode
}

/**
 * An in-memory router with empty pages: links know whether they are active and load nothing. Each leads to the story of
 * its page.
 */
export function StoryRouter({ path = '/', children }: StoryRouterProps) {
  const [router] = useState(() => createRouter({ routeTree, history: createStoryHistory(path) }))
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>
}
