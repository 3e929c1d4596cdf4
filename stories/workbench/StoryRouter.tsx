import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

const routeTree = createRootRoute({ staticData: { title: 'Workbench', description: 'One story at a time.' } })

export type StoryRouterProps = {
  /** The address at which the story believes itself to be. */
  path: string | undefined
  children: ReactNode
}

/** A router in memory without a single page: links work and know where they are, load nothing and lead nowhere. */
export function StoryRouter({ path = '/', children }: StoryRouterProps) {
  const [router] = useState(() =>
    createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) }),
  )
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>
}
