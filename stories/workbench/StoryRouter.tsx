import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

const routeTree = createRootRoute({ staticData: { title: 'Workbench', description: 'One story at a time.' } })

export type StoryRouterProps = {
  /** The story's address. */
  path: string | undefined
  children: ReactNode
}

/** An in-memory router without pages: links know whether they are active, load nothing and lead nowhere. */
export function StoryRouter({ path = '/', children }: StoryRouterProps) {
  const [router] = useState(() =>
    createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) }),
  )
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>
}
