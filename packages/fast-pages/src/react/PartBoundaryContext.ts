import { type ComponentType, createContext, type ReactNode } from 'react'

/**
 * What is put around each part of a page, to keep a fault in its rendering in that part: an error boundary of the site. It
 * has to leave missing code (`isMissingCode`) to the page, which knows how to load it again. Nothing, unless the app provides it.
 */
export const PartBoundaryContext = createContext<ComponentType<{ children: ReactNode }>>(
  ({ children }) => children,
)
