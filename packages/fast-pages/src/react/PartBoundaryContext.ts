import { type ComponentType, createContext, type ReactNode } from 'react'

/**
 * Component around each part of a page that keeps a fault in its rendering in that part; none by default. Such an error
 * boundary has to pass on missing code (`isMissingCode`) to the page, which can load it again.
 */
export const PartBoundaryContext = createContext<ComponentType<{ children: ReactNode }>>(
  ({ children }) => children,
)
