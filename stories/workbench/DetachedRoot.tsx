import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { Component, type ReactNode, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { CrashPage } from '@/components/systemPages/CrashPage'
import { system } from '@/theme/system'
import { StoryRouter } from './StoryRouter'

export type DetachedRootProps = { children: ReactNode }

/** Renders its children in a React root of their own, with the theme and the router only, and shows their error. */
export function DetachedRoot({ children }: DetachedRootProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    const root = createRoot(place.current, { onCaughtError: () => {} })
    root.render(
      <ChakraProvider value={system}>
        <StoryRouter path="/">
          <CrashBoundary>{children}</CrashBoundary>
        </StoryRouter>
      </ChakraProvider>,
    )
    return () => queueMicrotask(() => root.unmount())
  }, [children])
  return <div ref={place} />
}

class CrashBoundary extends Component<DetachedRootProps, { error: Error | null }> {
  override state = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <main>
        <CrashPage error={error} reset={() => {}} />
        <pre style={{ padding: '0 1rem 2rem', whiteSpace: 'pre-wrap', textAlign: 'center' }}>
          {String(error)}
        </pre>
      </main>
    )
  }
}
