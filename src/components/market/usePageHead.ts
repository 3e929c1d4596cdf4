import { useLayoutEffect } from 'react'

/**
 * Sets the document's title and description while the component is mounted. Not by the route's `head`: a prerendered page
 * is hydrated with the head that it was prerendered with, and that knows no search params.
 */
export function usePageHead(title: string, description: string): void {
  useLayoutEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]')
    const before = { title: document.title, description: meta?.content }
    document.title = title
    if (meta) meta.content = description
    return () => {
      // Another page has set its own already.
      if (document.title !== title) return
      document.title = before.title
      if (meta) meta.content = before.description ?? ''
    }
  }, [title, description])
}
